import { DataDirInUse } from '../database/lock';
import { DatabaseUnavailable } from '../database/wait';
import { ConfigError, type Config } from './config';
import { mailFolder, startShop, type RunningShop } from './start-shop';

/** The shop as a program: starts, says where it is, and stops on SIGINT or SIGTERM with code 0. */
export async function runShop(): Promise<void> {
  // Whatever the shop writes (mails, passwords, pictures) only its own user may read.
  process.umask(0o077);
  // A full disk or a closed pipe behind the log never stops the shop.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const starting = startShop();
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // A terminal and npm may both send it.
      if (stopping) return;
      stopping = true;
      void stopAfter(starting);
    });
  }
  try {
    const { config } = await starting;
    if (config.logLevel !== 'silent') await announce(config);
  } catch (error) {
    if (stopping) return;
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}

async function stopAfter(starting: Promise<RunningShop>) {
  const shop = await starting.catch(() => undefined);
  await shop?.stop();
  process.exit(0);
}

async function announce(config: Config) {
  const host = config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host;
  const page = await fetch(`http://${host}:${config.port}/`, { headers: { Accept: 'text/html' } });
  await page.arrayBuffer();
  const seconds = (performance.now() / 1000).toFixed(1);
  const mails = config.smtpUrl ? 'are sent by SMTP' : `are written to ${mailFolder(config)}`;
  const state = page.ok
    ? `first page after ${seconds} s`
    : `the first page failed (${page.status})`;
  process.stdout.write(`\n  ${config.publicOrigin}/  (${state})\n  Mails ${mails}\n\n`);
}

function explain(error: unknown) {
  if (error instanceof DataDirInUse) {
    return `The shop already runs on ${error.dataDir} as process ${error.holder.pid}. Stop it first, or set DATA_DIR and PORT for a second one.`;
  }
  if (error instanceof ConfigError || error instanceof DatabaseUnavailable) return error.message;
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `${message}. Set PORT to a free port.`;
  if (code === 'EACCES') return message;
  return stack ?? message;
}
