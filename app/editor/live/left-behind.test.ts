// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { forgetLeft, leaveBehind, leftBehind } from './left-behind';
import { formOf, sentEdit } from './sent-edit';

const [anna, bert] = [1, 2];
const edit = (value: string) => sentEdit('/operator/edit', formOf({ value }), true);

afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('what closed pages leave behind is their author’s, in its order and each once', () => {
  const [one, two, three] = [edit('eins'), edit('zwei'), edit('drei')];
  leaveBehind(anna, [one, two]);
  leaveBehind(anna, [two, three]);
  expect(leftBehind(anna)).toEqual([one, two, three]);
  expect(leftBehind(bert)).toEqual([]);
});

test('what is answered is forgotten, and nothing stays when all is', () => {
  const [one, two] = [edit('eins'), edit('zwei')];
  leaveBehind(anna, [one, two]);
  forgetLeft(bert, one);
  forgetLeft(anna, one);
  expect(leftBehind(anna)).toEqual([two]);
  forgetLeft(anna, two);
  expect(localStorage).toHaveLength(0);
});

test('after a week it is not sent any more', () => {
  vi.useFakeTimers({ now: 0 });
  leaveBehind(anna, [edit('alt')]);
  vi.setSystemTime(7 * 24 * 3_600_000 - 1);
  expect(leftBehind(anna)).toHaveLength(1);
  vi.setSystemTime(7 * 24 * 3_600_000);
  expect(leftBehind(anna)).toEqual([]);
});

test.each([
  ['nothing at all', null],
  ['what is no JSON', '{"'],
  ['something else', '7'],
  ['a browser that lets nobody read', new Error('denied')],
])('%s is nothing left behind', (_, kept) => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    if (kept instanceof Error) throw kept;
    return kept;
  });
  expect(leftBehind(anna)).toEqual([]);
});

test('a browser without room loses no more than it would', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(() => leaveBehind(anna, [edit('eins')])).not.toThrow();
});
