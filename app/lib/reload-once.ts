/** §9: how long a page is not loaded anew again. */
const RELOAD_GUARD_MS = 10_000;

type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * May the page at this path be loaded anew by the program now? At most once each 10 s (4.75): what a
 * reload does not mend would be loaded for ever.
 */
export function mayReload(path: string, memory: Memory, now = Date.now()): boolean {
  const name = `reloaded ${path}`;
  const last = Number(memory.getItem(name) ?? Number.NEGATIVE_INFINITY);
  if (now - last < RELOAD_GUARD_MS) return false;
  memory.setItem(name, String(now));
  return true;
}

/** Loads the page anew unless that was done a moment ago; gives whether it does. */
export function reloadOnce(): boolean {
  const may = mayReload(location.pathname, sessionStorage);
  if (may) location.reload();
  return may;
}
