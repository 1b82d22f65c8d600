import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/**
 * Lowers the priority of this process. On Linux a priority belongs to a thread and is inherited by
 * threads it starts later, so it is set for each existing thread.
 */
export function takeWhatIsLeft(): void {
  for (const thread of threads()) {
    try {
      setPriority(thread, constants.priority.PRIORITY_LOW);
    } catch {
      // the thread is gone, or this is not allowed: it keeps its priority
    }
  }
}

/** The number 0 stands for the whole process on systems without /proc. */
function threads(): number[] {
  try {
    return readdirSync('/proc/self/task').map(Number);
  } catch {
    return [0];
  }
}
