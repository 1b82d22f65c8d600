/** Where a browser keeps what it is told: for the whole of it, or for one tab. */
type Where = 'localStorage' | 'sessionStorage';

/** What is kept there as JSON; null where nothing is, nothing of ours, or where nobody may look. */
export function kept(where: Where, key: string): unknown {
  try {
    return JSON.parse(window[where].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value as JSON; null: no longer. */
export function keep(where: Where, key: string, value: unknown): void {
  try {
    if (value === null) window[where].removeItem(key);
    else window[where].setItem(key, JSON.stringify(value));
  } catch {
    // No room, or not allowed: then it is as safe as a form that was not sent.
  }
}
