import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refundShares } from './refund-shares';

const line = fc.record({
  unit: fc.integer({ min: 0, max: 100_000 }),
  quantity: fc.integer({ min: 1, max: 50 }),
  vatRate: fc.constantFrom(0, 700, 1900),
});

const paidBack = (lines: Parameters<typeof refundShares>[0], discount: number) =>
  refundShares(lines, discount).reduce((sum, share) => sum + share.gross - share.discount, 0);

test('all at once is what was paid, to the cent', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), fc.nat(), (given, part) => {
      const lines = given.map(({ unit, quantity, vatRate }) => {
        const gross = unit * quantity;
        return { gross, returned: gross, vatRate };
      });
      const goods = lines.reduce((sum, { gross }) => sum + gross, 0);
      const discount = goods === 0 ? 0 : part % (goods + 1);
      expect(paidBack(lines, discount)).toBe(goods - discount);
    }),
  );
});

test('piece after piece is never more than was paid, and nothing is negative', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), fc.nat(), (given, part) => {
      const goods = given.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0);
      const discount = goods === 0 ? 0 : part % (goods + 1);
      let sum = 0;
      for (const [place, { quantity }] of given.entries()) {
        for (let piece = 0; piece < quantity; piece += 1) {
          const lines = given.map(({ unit, quantity: all, vatRate }, i) => ({
            gross: unit * all,
            returned: i === place ? unit : 0,
            vatRate,
          }));
          const back = paidBack(lines, discount);
          expect(back).toBeGreaterThanOrEqual(0);
          sum += back;
        }
      }
      expect(sum).toBeLessThanOrEqual(goods - discount);
    }),
  );
});
