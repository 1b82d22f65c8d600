import { SecretDamaged } from '../database/kept-secret';
import { DataDirInUse } from '../database/lock';
import { DatabaseUnavailable } from '../database/wait';
import { ConfigError, type Config } from './config';
import { askForFirstPage } from './first-page';
import { mailFolder, startShop, type FillEmptyShop, type RunningShop } from './start-shop';

/** What `bin/watchdog.js` takes for "starting again would not help" (EX_CONFIG of sysexits.h). */
const DO_NOT_RESTART = 78;

/**
 * The shop as a program: starts, says where it is, and stops with code 0 when a signal asks for it or
 * when the watchdog that started it is gone. A start that fails ends with code 1, or with 78 when
 * the next one would fail in the same way. An empty database is filled by `fillEmpty`.
 */
export async function runShop(fillEmpty: FillEmptyShop): Promise<void> {
  // Whatever the shop writes (mails, passwords, pictures) only its own user may read.
  process.umask(0o077);
  // A full disk or a closed pipe behind the log never stops the shop.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const starting = startShop(fillEmpty);
  let stopping = false;
  const end = (code: number) => {
    // A terminal and npm may both send a signal.
    if (stopping) return;
    stopping = true;
    void stopAfter(starting, code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0));
  process.once('disconnect', () => end(0));
  if (process.env.SHOP_WATCHED && !process.connected) end(0);
  // What nobody caught ends the shop, but in order: its database server must not be left behind.
  process.on('uncaughtException', (error) => {
    process.stderr.write(`${explain(error)}\n`);
    end(1);
  });
  try {
    const { config } = await starting;
    if (config.logLevel !== 'silent' && !stopping) await announce(config);
  } catch (error) {
    if (stopping) return;
    process.stderr.write(`${explain(error)}\n`);
    process.exit(isLasting(error) ? DO_NOT_RESTART : 1);
  }
}

async function stopAfter(starting: Promise<RunningShop>, code: number) {
  const shop = await starting.catch(() => undefined);
  await shop?.stop();
  process.exit(code);
}

/** Somebody must change something before a start can succeed. */
function isLasting(error: unknown) {
  if (error instanceof ConfigError || error instanceof DataDirInUse) return true;
  if (error instanceof SecretDamaged) return true;
  return ['EADDRINUSE', 'EADDRNOTAVAIL', 'EACCES'].includes(
    (error as NodeJS.ErrnoException).code ?? '',
  );
}

async function announce(config: Config) {
  const status = await askForFirstPage(config);
  const seconds = (performance.now() / 1000).toFixed(1);
  const mails = config.smtpUrl ? 'are sent by SMTP' : `are written to ${mailFolder(config)}`;
  const state =
    status === 200
      ? `first page after ${seconds} s`
      : `the first page failed (${status ?? 'no answer'})`;
  process.stdout.write(`\n  ${config.publicOrigin}/  (${state})\n  Mails ${mails}\n\n`);
}

function explain(error: unknown) {
  if (error instanceof DataDirInUse) {
    return `The shop already runs on ${error.dataDir} as process ${error.holder.pid}. Stop it first, or set DATA_DIR and PORT for a second one.`;
  }
  const isSaidInWords = [ConfigError, DatabaseUnavailable, SecretDamaged].some(
    (known) => error instanceof known,
  );
  if (isSaidInWords) return (error as Error).message;
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `${message}. Set PORT to a free port.`;
  if (code === 'EACCES') return message;
  return stack ?? message;
}
