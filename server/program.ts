import { hasLostTerminal } from '../bin/terminal.js';
import { explain } from './explain-failure';

/** The exit code that `bin/watchdog.js` takes as "do not restart" (EX_CONFIG of sysexits.h). */
export const DO_NOT_RESTART = 78;

/**
 * Sets up each process of the shop: files that it writes are readable only by its own user, a log
 * that cannot be written does not stop it, and an uncaught error ends it in order.
 */
export function beginProgram(end: (code: number) => void): void {
  process.umask(0o077);
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  process.on('uncaughtException', (error) => {
    process.stderr.write(`${explain(error)}\n`);
    end(1);
  });
}

/** Ends a process of the shop; Node would crash if the terminal is gone. */
export function exit(code: number): never {
  hasLostTerminal();
  process.exit(code);
}
