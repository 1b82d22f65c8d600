import { hasLostTerminal } from '../bin/terminal.js';
import { announcement } from './announcement';
import { EndedEarly } from './child-process';
import { explain, isLasting } from './explain-failure';
import { requestHomePage } from './smoke-check';
import { beginProgram, DO_NOT_RESTART, exit } from './program';
import type { FillEmptyShop } from './prepare-database';
import { startShop, type RunningShop } from './start-shop';

/**
 * The shop as a program, the parent of its workers: starts, prints its address, restarts its
 * workers at SIGHUP, and stops with code 0 at a signal or when the watchdog that started it is
 * gone. A failed start ends with code 1, or with 78 if the next one would fail in the same way. An
 * empty database is filled by `fillEmpty`.
 */
export async function runShop(fillEmpty: FillEmptyShop): Promise<void> {
  let stopping = false;
  const waiting = new AbortController();
  const end = (code: number) => {
    // Both the terminal and npm may send a signal.
    if (stopping) return;
    stopping = true;
    waiting.abort();
    void stopAfter(starting, code);
  };
  beginProgram(end);
  const starting = startShop(fillEmpty, waiting.signal);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(0));
  process.on('SIGHUP', () => {
    if (hasLostTerminal()) end(0);
    else void starting.then((shop) => shop.rollingRestart()).catch(() => undefined);
  });
  process.once('disconnect', () => end(0));
  if (process.env.SHOP_WATCHED && !process.connected) end(0);
  try {
    const shop = await starting;
    if (shop.config.logLevel !== 'silent' && !stopping) await announce(shop);
  } catch (error) {
    if (stopping) return;
    // The worker has logged why it ended.
    if (error instanceof EndedEarly) process.exit(typeof error.end === 'number' ? error.end : 1);
    process.stderr.write(`${explain(error)}\n`);
    process.exit(isLasting(error) ? DO_NOT_RESTART : 1);
  }
}

async function stopAfter(starting: Promise<RunningShop>, code: number) {
  const shop = await starting.catch(() => undefined);
  await shop?.stop();
  exit(code);
}

async function announce({ config, hasOperator }: RunningShop) {
  const status = await requestHomePage(config);
  const seconds = performance.now() / 1000;
  process.stdout.write(announcement(config, { hasOperator, status, seconds }));
}
