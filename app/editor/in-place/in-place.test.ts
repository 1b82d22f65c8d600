import { describe, expect, test } from 'vitest';
import { oneLine } from './one-line';
import { shortcutOf, type KeyPlace } from './shortcut-of';

describe('a pasted text on one line', () => {
  test('line ends, tabs and control characters become one space', () => {
    expect(oneLine('Weiß,\r\n\tdas\u0000 bleibt\u2028', 50)).toBe('Weiß, das bleibt ');
  });

  test('is cut to the available length', () => {
    expect(oneLine(`a${' \n'.repeat(500_000)}`, 200)).toHaveLength(2);
    expect(oneLine('x'.repeat(1_000_000), 3)).toBe('xxx');
    expect(oneLine('x', -1)).toBe('');
  });
});

const press = (text: string, place: KeyPlace) => {
  const parts = text.split(' ');
  const has = (name: string) => parts.includes(name);
  return shortcutOf(
    {
      key: parts.at(-1)!,
      ctrlKey: has('Ctrl'),
      metaKey: has('Meta'),
      shiftKey: has('Shift'),
      altKey: has('Alt'),
      defaultPrevented: false,
    },
    place,
  );
};

describe('keys', () => {
  test.each([
    ['ArrowDown', 'next'],
    ['ArrowUp', 'previous'],
    ['Enter', 'edit'],
    ['Alt ArrowUp', 'up'],
    ['Alt ArrowDown', 'down'],
    ['Ctrl d', 'duplicate'],
    ['Meta d', 'duplicate'],
    ['Delete', 'remove'],
    ['/', 'add'],
    ['Shift ?', 'help'],
    ['Ctrl z', 'undo'],
    ['Ctrl Shift Z', 'redo'],
    ['Ctrl Shift Enter', 'publish'],
  ])('%s at a block: %s', (keys, shortcut) => {
    expect(press(keys, 'block')).toBe(shortcut);
  });

  test('belong to the text during typing, except for publishing', () => {
    for (const keys of ['Delete', 'Enter', 'Ctrl z', 'Ctrl d', '/', '?', 'ArrowDown'])
      expect(press(keys, 'field'), keys).toBeNull();
    expect(press('Ctrl Shift Enter', 'field')).toBe('publish');
  });

  test('stay those of the focused control', () => {
    expect(press('Enter', 'tool')).toBeNull();
    for (const keys of ['ArrowDown', 'Delete', '/', 'Ctrl d'])
      expect(press(keys, 'elsewhere'), keys).toBeNull();
    expect(press('Ctrl z', 'elsewhere')).toBe('undo');
    expect(press('Ctrl Alt ArrowUp', 'block')).toBeNull();
  });
});
