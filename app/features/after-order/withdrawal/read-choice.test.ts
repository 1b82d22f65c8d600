import { expect, test } from 'vitest';
import { readChoice } from './read-choice.server';

const choice = (...left: number[]) => ({
  orderId: 10001,
  accessKey: 'key',
  lines: left.map((pieces, i) => ({
    id: i + 1,
    name: `Ware ${i + 1}`,
    left: pieces,
    withdrawn: 3 - pieces,
  })),
});
const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};
const codes = (fields: Record<string, string>, ...left: number[]) =>
  Object.entries(readChoice(form(fields), choice(...left), 'de').errors).map(
    ([field, { code }]) => `${field} ${code}`,
  );

test('a withdrawal of nothing is refused: all of it is withdrawn, or no piece was selected', () => {
  expect(codes({ scope: 'all' }, 0, 0)).toEqual(['scope items.withdrawn']);
  expect(codes({ scope: 'all' }, 0, 1)).toEqual([]);
  expect(codes({ scope: 'part' }, 3, 3)).toEqual(['scope items.required']);
  expect(codes({ scope: 'part', 'quantity[1]': '0' }, 3, 3)).toEqual(['scope items.required']);
  expect(codes({ scope: 'part', 'quantity[1]': '1' }, 0, 3)).toEqual(['quantity-1 quantity.range']);
  expect(codes({ scope: 'part', 'quantity[2]': '3' }, 0, 3)).toEqual([]);
});
