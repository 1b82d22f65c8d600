import { describe, expect, test } from 'vitest';
import { customerKey } from '../../core/customer-key';
import {
  applyCoupon,
  COUPON_REFUSAL,
  normalCouponCode,
  refusalValues,
  type Coupon,
} from './coupon-rules';

const now = new Date('2026-11-21T12:00:00Z');
const coupon: Coupon = {
  code: 'HERBST',
  name: 'Herbst',
  percent: 1000,
  amount: null,
  minimumOrderValue: 0,
  validFrom: null,
  validTo: null,
  excludesSpecialOffers: false,
  categoryId: null,
  itemIds: [],
  isUsedUp: false,
  isUsedByCustomer: false,
  customers: 'all',
  hasOrdered: null,
  isForClass: true,
};
const plain = { gross: 1005, isSpecialOffer: false, matches: true };
const offer = { gross: 500, isSpecialOffer: true, matches: true };
const elsewhere = { gross: 700, isSpecialOffer: false, matches: false };

describe('applyCoupon', () => {
  test.each<[string, Partial<Coupon> | null, (typeof plain)[], string]>([
    ['an unknown code', null, [plain], 'coupon.unknownOrUsed'],
    ['a used-up one', { isUsedUp: true }, [plain], 'coupon.unknownOrUsed'],
    [
      'a second use by the same customer',
      { isUsedByCustomer: true },
      [plain],
      'coupon.unknownOrUsed',
    ],
    [
      'one that is not valid yet',
      { validFrom: new Date('2026-12-01') },
      [plain],
      'coupon.unknownOrUsed',
    ],
    ['an expired one', { validTo: now }, [plain], 'coupon.expired'],
    [
      'a customer who ordered before',
      { customers: 'new', hasOrdered: true },
      [plain],
      'coupon.newCustomersOnly',
    ],
    [
      'a customer who never ordered',
      { customers: 'existing', hasOrdered: false },
      [plain],
      'coupon.existingCustomersOnly',
    ],
    [
      'a visitor who may have ordered',
      { customers: 'existing', hasOrdered: null },
      [plain],
      'coupon.existingCustomersOnly',
    ],
    ['another class', { isForClass: false }, [plain], 'coupon.wrongCustomerGroup'],
    ['too little in the cart', { minimumOrderValue: 1006 }, [plain], 'coupon.minimumOrderValue'],
    ['only offers', { excludesSpecialOffers: true }, [offer], 'coupon.specialOffers'],
    ['nothing of the category', { categoryId: 3 }, [elsewhere], 'coupon.noMatchingItem'],
    ['an empty cart', {}, [], 'coupon.noMatchingItem'],
  ])('refuses %s', (_, more, lines, key) => {
    expect(applyCoupon(more && { ...coupon, ...more }, lines, now)).toEqual({
      refusal: expect.objectContaining({ key }),
    });
  });

  test.each([
    ['its amount', 500, [plain, offer], 500],
    ['at most the price of the goods', 5000, [plain, offer], 1505],
    ['at most the price of the goods it is for', 5000, [plain, elsewhere], 1005],
  ])('an amount: %s', (_, amount, lines, discount) => {
    expect(applyCoupon({ ...coupon, percent: null, amount }, lines, now)).toMatchObject({
      refusal: null,
      discount,
    });
  });

  test('deducts its percentage from the lines it counts for', () => {
    expect(applyCoupon(coupon, [plain, offer], now)).toEqual({
      refusal: null,
      discount: 151,
      counts: [true, true],
    });
    expect(
      applyCoupon({ ...coupon, excludesSpecialOffers: true }, [plain, offer, elsewhere], now),
    ).toEqual({ refusal: null, discount: 101, counts: [true, false, false] });
  });

  test.each<[string, Partial<Coupon>]>([
    ['everybody', { hasOrdered: true }],
    ['a customer who never ordered', { customers: 'new', hasOrdered: false }],
    ['a visitor who is not known yet', { customers: 'new', hasOrdered: null }],
    ['a customer who ordered before', { customers: 'existing', hasOrdered: true }],
  ])('accepts %s', (_, more) => {
    expect(applyCoupon({ ...coupon, ...more }, [plain], now)).toMatchObject({ discount: 101 });
  });

  test('is valid from its start until its end and from its minimum on', () => {
    const validTo = new Date(now.getTime() + 1);
    const validFrom = now;
    expect(
      applyCoupon({ ...coupon, validFrom, validTo, minimumOrderValue: 1005 }, [plain], now),
    ).toEqual({
      refusal: null,
      discount: 101,
      counts: [true],
    });
  });
});

test.each([
  ['Anna@Example.de', 'anna@example.de'],
  ['anna+shop@example.de', 'anna@example.de'],
  ['a.n.na@googlemail.com', 'anna@gmail.com'],
  ['an.na+x@gmail.com', 'anna@gmail.com'],
  [' anna@example.de\n', 'anna@example.de'],
  ['a.nna@example.de', 'a.nna@example.de'],
])('%s is customer %s', (email, key) => {
  expect(customerKey(email)).toBe(key);
});

test('the minimum says to a customer with net prices that it includes VAT', () => {
  const refusal = { ...COUPON_REFUSAL.minimum, minimumOrderValue: 5000 };
  const shownTo = (customer: { showNetPrices: boolean } | null) =>
    refusalValues(refusal, {
      lang: 'en',
      visitor: { customer } as Parameters<typeof refusalValues>[1]['visitor'],
    });
  expect(shownTo({ showNetPrices: true })).toEqual({ minimum: '€50.00 incl. VAT' });
  expect(shownTo({ showNetPrices: false })).toEqual({ minimum: '€50.00' });
  expect(shownTo(null)).toEqual({ minimum: '€50.00' });
  expect(refusalValues(COUPON_REFUSAL.expired, { lang: 'en', visitor: {} as never })).toEqual({});
});

test('normalCouponCode ignores case, spaces around and control characters', () => {
  expect(normalCouponCode('her\u0000bst\n')).toBe('HERBST');
  expect(normalCouponCode(' herbst10 ')).toBe('HERBST10');
  expect(normalCouponCode('\u202afarbe\u00ad10\u200b')).toBe('FARBE10');
});
