// The terminal a program was started in.
import { closeSync, openSync } from 'node:fs';
import { isatty } from 'node:tty';

const STREAMS = [0, 1, 2];
const hadTerminal = STREAMS.some((stream) => isatty(stream));

/**
 * Was this SIGHUP the end of the terminal, and not somebody's wish? Then it is let go of: Node cannot
 * end in order while it holds on to it.
 */
export function hasLostTerminal() {
  if (!hadTerminal || STREAMS.some((stream) => isatty(stream))) return false;
  for (const stream of STREAMS) {
    closeSync(stream);
    openSync('/dev/null', 'r+'); // takes the number that was just given back
  }
  return true;
}
