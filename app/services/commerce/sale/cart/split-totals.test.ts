import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { totalsOf, totalsWithFee, vatPart, type TotalsLine } from './split-totals';

const sum = (amounts: number[]) => amounts.reduce((a, b) => a + b, 0);

const line = fc
  .record({
    unit: fc.integer({ min: 0, max: 500_000 }),
    quantity: fc.integer({ min: 1, max: 9999 }),
    vatRate: fc.constantFrom(0, 700, 1900, 2000),
    isGiftCard: fc.constantFrom(false, false, false, true),
    isDiscounted: fc.boolean(),
    /** The part of a set with another rate; 0: all of it bears one. */
    other: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 500_000 })),
  })
  .map(({ unit, quantity, isGiftCard, other, vatRate, ...rest }): TotalsLine => ({
    ...rest,
    vatRate,
    gross: unit * quantity,
    isGiftCard,
    ...(other > 0 &&
      !isGiftCard && {
        vatShares: [
          { rate: vatRate, unitGross: unit - Math.min(unit, other) },
          { rate: vatRate === 700 ? 1900 : 700, unitGross: Math.min(unit, other) },
        ],
      }),
    ...(isGiftCard && { vatRate: 0, isDiscounted: false }),
  }));

const exactNet = ({ vatShares, ...line }: TotalsLine) => {
  const unit = sum(vatShares?.map(({ unitGross }) => unitGross) ?? []);
  const parts =
    vatShares && unit > 0
      ? vatShares.map(({ rate, unitGross }) => [(line.gross / unit) * unitGross, rate] as const)
      : [[line.gross, line.vatRate] as const];
  return sum(parts.map(([gross, rate]) => (gross * 10_000) / (10_000 + rate)));
};

/** Without goods there is no delivery. */
const cart = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 12 }),
    share: fc.integer({ min: 0, max: 10_000 }),
    shipping: fc.integer({ min: 0, max: 20_000 }),
    fee: fc.integer({ min: 0, max: 1_000 }),
  })
  .map(({ lines, share, shipping, fee }) => {
    const discounted = sum(lines.filter((l) => l.isDiscounted).map((l) => l.gross));
    const isSent = lines.some((l) => !l.isGiftCard);
    return {
      lines,
      shipping: isSent ? shipping : 0,
      fee: isSent ? fee : 0,
      discount: Math.round((discounted * share) / 10_000),
    };
  });

describe('totalsOf (R27)', () => {
  test('goods - discount + shipping + fee = total = net + VAT over the rates', () => {
    fc.assert(
      fc.property(cart, ({ lines, discount, shipping, fee }) => {
        // Compared without `expect`, which costs more than the sums and made this test slow.
        const totals = totalsWithFee(totalsOf(lines, discount, shipping), lines, fee);
        const goods = sum(lines.map((l) => l.gross));
        const least = Math.min(totals.total, ...totals.vats.flatMap((v) => [v.net, v.vat]));
        return (
          totals.total === goods - discount + shipping + fee &&
          totals.giftCardSum === sum(lines.filter((l) => l.isGiftCard).map((l) => l.gross)) &&
          totals.total - totals.giftCardSum === sum(totals.vats.map((v) => v.net + v.vat)) &&
          totals.totalNet - totals.giftCardSum === sum(totals.vats.map((v) => v.net)) &&
          totals.shippingNet <= shipping &&
          totals.paymentFeeNet <= fee &&
          least >= 0
        );
      }),
      { seed: 20_261_121, numRuns: 2000 },
    );
  });

  test('without VAT the lines add up to the net sum, with VAT to the total', () => {
    fc.assert(
      fc.property(cart, ({ lines, discount, shipping, fee }) => {
        const totals = totalsWithFee(totalsOf(lines, discount, shipping), lines, fee);
        const { itemSumNet, discountNet, shippingNet, paymentFeeNet, totalNet } = totals;
        return (
          sum(totals.lineNets) === itemSumNet &&
          itemSumNet - discountNet + shippingNet + paymentFeeNet === totalNet &&
          totalNet + sum(totals.vats.map((v) => v.vat)) === totals.total &&
          Math.min(...totals.lineNets, discountNet, shippingNet, paymentFeeNet) >= 0 &&
          (discount > 0 || discountNet === 0) &&
          totals.lineNets.every((net, i) => {
            const line = lines[i]!;
            return Math.abs(net - exactNet(line)) <= (line.vatShares ? 4 : 2);
          })
        );
      }),
      { seed: 20_261_123, numRuns: 2000 },
    );
  });

  test('the order of the lines and splitting a line do not change the total (R28)', () => {
    fc.assert(
      fc.property(cart, fc.nat(), ({ lines, discount, shipping }, seed) => {
        const turned = lines.map((_, i) => lines[(i + seed) % lines.length]!);
        const [first, ...rest] = lines as [TotalsLine, ...TotalsLine[]];
        const half = Math.floor(first.gross / 2);
        const split = [{ ...first, gross: half }, { ...first, gross: first.gross - half }, ...rest];
        const { total } = totalsOf(lines, discount, shipping);
        expect(totalsOf(turned, discount, shipping).total).toBe(total);
        expect(totalsOf(split, discount, shipping).total).toBe(total);
      }),
    );
  });

  test('a gift card changes no VAT: neither of the goods nor of their delivery', () => {
    const paint = { gross: 1_190, vatRate: 1900, isGiftCard: false, isDiscounted: true };
    const card = { gross: 5_000, vatRate: 0, isGiftCard: true, isDiscounted: false };
    const [alone, both] = [totalsOf([paint], 100, 490), totalsOf([card, paint], 100, 490)];
    expect(both.vats).toEqual(alone.vats);
    expect(both).toMatchObject({ giftCardSum: 5_000, total: alone.total + 5_000 });
    expect(both.totalNet).toBe(alone.totalNet + 5_000);
  });

  test('two rates share a coupon and the shipping costs', () => {
    const totals = totalsOf(
      [
        { gross: 11_900, vatRate: 1900, isGiftCard: false, isDiscounted: true },
        { gross: 1_070, vatRate: 700, isGiftCard: false, isDiscounted: true },
      ],
      1_297,
      490,
    );
    expect(totals).toMatchObject({ itemSum: 12_970, itemSumNet: 11_000, total: 12_163 });
    expect(totals.vats).toEqual([
      { rate: 1900, gross: 11_160, net: 9_378, vat: 1_782 },
      { rate: 700, gross: 1_003, net: 937, vat: 66 },
    ]);
  });

  test('the higher rate comes first, whatever the order of the lines', () => {
    const rates = [700, 1900, 0].map((vatRate) => ({
      gross: 100,
      vatRate,
      isGiftCard: false,
      isDiscounted: true,
    }));
    expect(totalsOf(rates, 0, 0).vats.map(({ rate }) => rate)).toEqual([1900, 700, 0]);
  });

  test('goods with price 0 determine the rate of the shipping costs', () => {
    const totals = totalsOf(
      [{ gross: 500, vatRate: 1900, isGiftCard: false, isDiscounted: true }],
      500,
      490,
    );
    expect(totals).toMatchObject({ total: 490, totalNet: 412, shippingNet: 412 });
  });

  test('an empty cart costs nothing', () => {
    expect(totalsOf([], 0, 0)).toMatchObject({ total: 0, vats: [], shippingNet: 0 });
  });
});

test('vatPart never loses a cent', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), fc.constantFrom(0, 700, 1900, 2000), (gross, rate) => {
      const { net, vat } = vatPart(rate, gross);
      expect(net + vat).toBe(gross);
      expect(Math.abs(net * (1 + rate / 10_000) - gross)).toBeLessThanOrEqual(0.61);
    }),
  );
});
