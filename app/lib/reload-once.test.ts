import { expect, test } from 'vitest';
import { mayReload } from './reload-once';

test('a path is reloaded at most once in 10 s (4.75)', () => {
  const memory = new Map<string, string>();
  const storage = {
    getItem: (name: string) => memory.get(name) ?? null,
    setItem: (name: string, value: string) => void memory.set(name, value),
  };
  const at = (path: string, now: number) => mayReload(path, storage, now);
  expect([
    at('/a', 0),
    at('/a', 9_999),
    at('/b', 9_999),
    at('/a', 10_000),
    at('/a', 10_001),
  ]).toEqual([true, false, true, true, false]);
});
