const waiting: (() => void)[] = [];

/**
 * Resolves in a turn of the event loop in which no other caller goes on. Long pieces of work, such as the
 * rendering of pages, wait for it: between two of them the process accepts connections and hears the database,
 * so that requests with little work do not wait for all pages that are rendered at the time.
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
