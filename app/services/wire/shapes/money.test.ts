import { expect, test } from 'vitest';
import type { Price, Prices } from '~/services/shop-api';
import { euros, toWirePrices } from './money';
import type { Shaper } from './shaper';

const SHAPER: Shaper = {
  locale: 'de',
  priceGroup: 'gross',
  customerId: null,
  publicOrigin: 'https://farben.example',
  referrerId: 1,
};

const price = (cents: number): Price => ({
  price: cents,
  unitPrice: cents,
  currency: 'EUR',
  basePrice: { value: cents * 4, unit: 'LTR' },
});

const PRICES: Prices = {
  default: { ...price(1190), lowestPrice: 1071, baseSinglePrice: 0 },
  rrp: { ...price(1500), basePrice: null },
  specialOffer: null,
  graduatedPrices: [{ ...price(999), minimumOrderQuantity: 6 }],
};

test.each([0, 1, 5, 10, 99, 1999, 7908, 123_456_789])('%d cents are euros to the cent', (cents) => {
  expect(Math.round(Number(JSON.stringify(euros(cents))) * 100)).toBe(cents);
  expect(JSON.stringify(euros(cents))).toMatch(/^\d+(\.\d\d?)?$/);
});

test('prices have amounts as text, and all legally required additions', () => {
  const { default: own, rrp, graduatedPrices } = toWirePrices(PRICES, { vatRate: 1900 }, SHAPER);
  expect(own).toMatchObject({
    unitPrice: { value: 11.9, formatted: '11,90\u00a0€' },
    lowestPrice: { value: 10.71 },
    basePrice: '47,60\u00a0€ / 1 l',
    baseSinglePrice: 47.6,
    vat: { value: 19 },
    isNet: false,
  });
  expect(rrp).toMatchObject({ basePrice: '', lowestPrice: { value: null } });
  expect(graduatedPrices.map((step) => [step.minimumOrderQuantity, step.price.value])).toEqual([
    [6, 9.99],
  ]);
});

test('a customer with net prices gets all of them without VAT', () => {
  const shaper: Shaper = { ...SHAPER, priceGroup: 'net', locale: 'en' };
  expect(toWirePrices(PRICES, { vatRate: 1900 }, shaper).default).toMatchObject({
    price: { value: 10, formatted: '€10.00' },
    lowestPrice: { value: 9 },
    baseSinglePrice: 40,
    isNet: true,
    data: { price: 11.9, priceNet: 10 },
  });
});
