/** The storage of the browser, or that of one tab. */
type StorageName = 'localStorage' | 'sessionStorage';

/** Reads a JSON value; null if there is none, it is not JSON, or storage is disabled. */
export function readStorage(storage: StorageName, key: string): unknown {
  try {
    return JSON.parse(window[storage].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Writes a value as JSON; null removes it. */
export function writeStorage(storage: StorageName, key: string, value: unknown): void {
  try {
    if (value === null) window[storage].removeItem(key);
    else window[storage].setItem(key, JSON.stringify(value));
  } catch {
    // The storage is full or disabled: the value is as safe as a form that was not sent.
  }
}
