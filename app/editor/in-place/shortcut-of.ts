export type Shortcut =
  | 'undo'
  | 'redo'
  | 'publish'
  | 'help'
  | 'add'
  | 'next'
  | 'previous'
  | 'edit'
  | 'up'
  | 'down'
  | 'duplicate'
  | 'remove';

/**
 * The target of a key press: a field, a block, one of its tools, the page, or any other control.
 */
export type KeyPlace = 'field' | 'block' | 'tool' | 'page' | 'elsewhere';

type Keys = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>;

/**
 * The shortcut of a key press. In a field all keys except publishing belong to the field. Keys that
 * a control uses, such as Enter on a button, stay that control's.
 */
export function shortcutOf(keys: Keys, place: KeyPlace): Shortcut | null {
  const { key, shiftKey, altKey, defaultPrevented } = keys;
  const isCommand = keys.ctrlKey || keys.metaKey;
  if (defaultPrevented) return null;
  if (isCommand && shiftKey && key === 'Enter') return 'publish';
  if (place === 'field') return null;
  const isOnPage = place !== 'elsewhere';
  if (isCommand && !altKey) return withCommand(key.toLowerCase(), shiftKey, isOnPage);
  if (isCommand) return null;
  if (key === '?' && isOnPage) return 'help';
  if (!isOnPage) return null;
  if (altKey) return ALT[key] ?? null;
  if (key === '/') return 'add';
  if (place === 'tool' || place === 'page' || place === 'block') {
    if (key === 'ArrowDown') return 'next';
    if (key === 'ArrowUp') return 'previous';
  }
  if (key === 'Enter') return place === 'block' ? 'edit' : null;
  return key === 'Delete' || key === 'Backspace' ? 'remove' : null;
}

const ALT: Partial<Record<string, Shortcut>> = { ArrowUp: 'up', ArrowDown: 'down' };

function withCommand(letter: string, shiftKey: boolean, isOnPage: boolean): Shortcut | null {
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  if (letter === 'y' && !shiftKey) return 'redo';
  return letter === 'd' && !shiftKey && isOnPage ? 'duplicate' : null;
}

/** All shortcuts as the list names them; `Mod` is Ctrl, on a Mac the command key. */
export const SHORTCUTS: readonly {
  keys: string;
  what: Exclude<Shortcut, 'previous' | 'down'> | 'leave';
}[] = [
  { keys: '↓ ↑', what: 'next' },
  { keys: 'Enter', what: 'edit' },
  { keys: 'Esc', what: 'leave' },
  { keys: 'Alt ↑, Alt ↓', what: 'up' },
  { keys: 'Mod D', what: 'duplicate' },
  { keys: 'Del', what: 'remove' },
  { keys: '/', what: 'add' },
  { keys: 'Mod Z', what: 'undo' },
  { keys: 'Mod Y', what: 'redo' },
  { keys: 'Mod Shift Enter', what: 'publish' },
  { keys: '?', what: 'help' },
];
