import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyGiftCards, endingOf, type GiftCard } from './gift-card-rules';

const now = new Date('2026-11-26T12:00:00Z');
const card: GiftCard = {
  id: 1,
  code: 'ABCDEFGH23456789',
  currency: 'EUR',
  openAmount: 5000,
  validTo: null,
  isBlocked: false,
};
const apply = (cards: GiftCard[], payable: number) =>
  applyGiftCards(cards, { payable, currency: 'EUR', now });

test.each<[string, Partial<GiftCard>, string]>([
  ['an empty one', { openAmount: 0 }, 'coupon.noOpenAmount'],
  ['one that has run out', { validTo: now }, 'coupon.expired'],
  ['a blocked one', { isBlocked: true }, 'coupon.unknownOrUsed'],
  ['one of another currency', { currency: 'CHF' }, 'coupon.unknownOrUsed'],
])('%s pays nothing', (_, given, key) => {
  const { used, refused } = apply([{ ...card, ...given }], 2000);
  expect(used).toEqual([]);
  expect(refused).toEqual([
    { card: expect.objectContaining({ id: 1 }), refusal: expect.objectContaining({ key }) },
  ]);
});

test('the first card pays what it can, the next the rest', () => {
  const second = { ...card, id: 2, openAmount: 700 };
  expect(apply([second, card], 2000).used).toEqual([
    { id: 2, ending: '6789', amount: 700, openAmount: 700 },
    { id: 1, ending: '6789', amount: 1300, openAmount: 5000 },
  ]);
  expect(apply([card, second], 2000).used.map(({ amount }) => amount)).toEqual([2000, 0]);
});

test('cards never pay more than is due, nor more than their balance', () => {
  const openAmount = fc.integer({ min: 1, max: 20_000 });
  fc.assert(
    fc.property(fc.array(openAmount, { maxLength: 5 }), fc.nat(50_000), (amounts, payable) => {
      const { used } = apply(
        amounts.map((openAmount, id) => ({ ...card, id, openAmount })),
        payable,
      );
      const paid = used.reduce((sum, { amount }) => sum + amount, 0);
      const all = amounts.reduce((sum, amount) => sum + amount, 0);
      return paid === Math.min(payable, all) && used.every((one) => one.amount <= one.openAmount);
    }),
  );
});

test('only the last four characters of a code are shown', () => {
  expect(endingOf(card)).toBe('6789');
});
