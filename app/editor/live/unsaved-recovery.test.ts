// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { storeUnsavedEdits, recoverUnsavedEdits } from './unsaved-recovery';
import { formOf, sentEdit } from './sent-edit';

const [anna, bert] = [1, 2];
const edit = (value: string) => sentEdit('/operator/edit', formOf({ value }), true);

afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('edits of closed pages belong to their author, in their order and each once', () => {
  const [one, two, three] = [edit('eins'), edit('zwei'), edit('drei')];
  storeUnsavedEdits(anna, [one, two]);
  storeUnsavedEdits(anna, [two, three]);
  expect(recoverUnsavedEdits(bert)).toEqual([]);
  expect(recoverUnsavedEdits(anna)).toEqual([one, two, three]);
});

test('recovered edits are returned only once, and removed from the storage', () => {
  storeUnsavedEdits(anna, [edit('eins')]);
  expect(recoverUnsavedEdits(anna)).toHaveLength(1);
  expect(recoverUnsavedEdits(anna)).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('a page without edits stores nothing', () => {
  storeUnsavedEdits(anna, []);
  expect(localStorage).toHaveLength(0);
});

test('after a week they are no longer sent', () => {
  vi.useFakeTimers({ now: 0 });
  const week = 7 * 24 * 3_600_000;
  for (const [later, count] of [
    [week - 1, 1],
    [week, 0],
  ] as const) {
    vi.setSystemTime(0);
    storeUnsavedEdits(anna, [edit('alt')]);
    vi.setSystemTime(later);
    expect(recoverUnsavedEdits(anna)).toHaveLength(count);
  }
});

test.each([
  ['nothing at all', null],
  ['what is no JSON', '{"'],
  ['something else', '7'],
  ['a browser that lets nobody read', new Error('denied')],
])('%s is no stored edit', (_, kept) => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    if (kept instanceof Error) throw kept;
    return kept;
  });
  expect(recoverUnsavedEdits(anna)).toEqual([]);
});

test('a full storage loses no more than without it', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(() => storeUnsavedEdits(anna, [edit('eins')])).not.toThrow();
});
