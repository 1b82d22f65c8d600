import { expect, test } from 'vitest';
import type { Offer } from '~/services/shop-api';
import { offerView } from './offer-view';

const address = { firstName: 'Anna', lastName: 'Groß', typeId: 1 };
const hazard = { signalWord: 'warning', pictograms: ['GHS07'], statements: [], ufis: [] };

function item(id: number) {
  return {
    id,
    typeId: 1,
    itemVariationId: 4 + id,
    vatRate: 1900,
    orderItemName: `Lack ${id}`,
    amounts: [{ priceOriginalGross: 900, priceOriginalNet: 756 }],
    orderProperties: [],
    bundleComponents: [],
  };
}

const offer = {
  id: 4711,
  billingAddress: address,
  deliveryAddress: address,
  orderItems: [item(1), item(2)],
  goods: { 1: { basePrice: { value: 360, unit: 'LTR' }, hazard } },
  totals: { vats: [] },
  balance: { price: 0, paid: 0, due: 0, refundable: 0 },
  dates: [],
  returns: [],
  withdrawnAt: null,
  itemImages: {},
  itemURLs: {},
  shortItems: [],
} as unknown as Offer;

const facts = (group: 'gross' | 'net') =>
  offerView(offer, group).lines.map(({ basePrice, hazard: label }) => ({ basePrice, label }));

test('each line has the unit price and the label of its own goods (PAngV § 4, CLP art. 48)', () => {
  expect(facts('gross')).toEqual([
    { basePrice: { value: 360, unit: 'LTR' }, label: hazard },
    { basePrice: null, label: null },
  ]);
});

test('a customer with prices without VAT sees the unit price without it too', () => {
  expect(facts('net')[0]!.basePrice).toEqual({ value: 303, unit: 'LTR' });
});

test.each([
  ['intraCommunity', 'valid', null],
  ['intraCommunity', 'invalid', 'invalid'],
  ['intraCommunity', 'later', 'later'],
  ['intraCommunity', null, null],
  ['destination', 'valid', 'valid'],
  ['destination', 'invalid', null],
  ['destination', 'later', null],
  ['domestic', null, null],
] as const)('%s, and the number is %s now: %s is reported', (vatCase, vatNumberNow, notice) => {
  expect(offerView({ ...offer, vatCase, vatNumberNow }, 'gross').vatNotice).toBe(notice);
});
