import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/**
 * From now on this process takes what others leave of the processor. On Linux a priority is that of
 * one thread, which the threads it starts later inherit: each that is there already is told too.
 */
export function takeWhatIsLeft(): void {
  for (const thread of threads()) {
    try {
      setPriority(thread, constants.priority.PRIORITY_LOW);
    } catch {
      // gone already, or not allowed here: then it works as others do
    }
  }
}

/** The number 0 stands for the whole process, where a system knows no other. */
function threads(): number[] {
  try {
    return readdirSync('/proc/self/task').map(Number);
  } catch {
    return [0];
  }
}
