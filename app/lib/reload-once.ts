/** §9: the minimum time between two automatic reloads of a page. */
const RELOAD_GUARD_MS = 10_000;

type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * May the application reload the page at this path now? At most once every 10 s (4.75): a failure
 * that a reload does not fix would reload it forever.
 */
export function mayReload(path: string, memory: Memory, now = Date.now()): boolean {
  const name = `reloaded ${path}`;
  const last = Number(memory.getItem(name) ?? Number.NEGATIVE_INFINITY);
  if (now - last < RELOAD_GUARD_MS) return false;
  memory.setItem(name, String(now));
  return true;
}

/** Reloads the page unless that was done a moment ago; returns whether it does. */
export function reloadOnce(): boolean {
  const may = mayReload(location.pathname, sessionStorage);
  if (may) location.reload();
  return may;
}
