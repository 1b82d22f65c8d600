import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitAtSlots, fillSlots, slotMark } from './personal-slots';

const name = fc.stringMatching(/^[a-z]+(-[a-z0-9]+)?$/);

test('content around and in the slots is unchanged', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.tuple(name, fc.string(), fc.string())), (start, slots) => {
      const cut = splitAtSlots(
        start + slots.map(([name, , text]) => slotMark(name) + text).join(''),
      );
      expect(cut.names).toEqual(slots.map(([name]) => name));
      const html = Object.fromEntries(slots.map(([name, value]) => [name, value]));
      expect(fillSlots(cut, (each) => html[each]!)).toBe(
        start + slots.map(([name, , text]) => html[name]! + text).join(''),
      );
    }),
  );
});

test('the content of a slot is not cut again', () => {
  const cut = splitAtSlots(`<p>${slotMark('cart-count')}</p>${slotMark('notices')}`);
  expect(fillSlots(cut, (name) => (name === 'notices' ? slotMark('cart-count') : ''))).toBe(
    `<p></p>${slotMark('cart-count')}`,
  );
});
