const waiting: (() => void)[] = [];

/**
 * Resolves in a separate turn of the event loop for each caller. Long work, such as rendering a
 * page, waits for it: between two pieces the process accepts connections and reads from the
 * database, so that short requests do not wait for all pages being rendered.
 */
export function ownTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(next);
  });
}

function next() {
  waiting.shift()!();
  if (waiting.length > 0) setImmediate(next);
}
