import { hasLostTerminal } from '../bin/terminal.js';
import { explain } from './explain-failure';

/** What `bin/watchdog.js` takes for "starting again would not help" (EX_CONFIG of sysexits.h). */
export const DO_NOT_RESTART = 78;

/**
 * What every process of the shop has in common: what it writes only its own user may read, a log that
 * cannot be written stops nobody, and what nobody caught ends it, but in order.
 */
export function beginProgram(end: (code: number) => void): void {
  process.umask(0o077);
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  process.on('uncaughtException', (error) => {
    process.stderr.write(`${explain(error)}\n`);
    end(1);
  });
}

/** The end of a process of the shop; with a terminal that is gone Node would crash at it. */
export function exit(code: number): never {
  hasLostTerminal();
  process.exit(code);
}
