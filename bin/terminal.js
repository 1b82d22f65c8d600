// The terminal a program was started in.
import { closeSync, openSync } from 'node:fs';
import { isatty } from 'node:tty';

const STREAMS = [0, 1, 2];
const hadTerminal = STREAMS.some((stream) => isatty(stream));

/**
 * Was this SIGHUP sent by a closed terminal, not as a request? Then the terminal is released: Node
 * cannot end in order while it holds it.
 */
export function hasLostTerminal() {
  if (!hadTerminal || STREAMS.some((stream) => isatty(stream))) return false;
  for (const stream of STREAMS) {
    closeSync(stream);
    openSync('/dev/null', 'r+'); // takes the file descriptor that was just closed
  }
  return true;
}
