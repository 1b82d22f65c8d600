import { expect, test } from 'vitest';
import { ADDRESS, fakeServer } from '../../../../../tests/support/contract-checkout';
import { readShown } from '../operations/read-checkout';
import { cartOfAttempt } from './attempt-id';
import { quoteHash, quoteOf, type QuoteParts } from './quote';

async function shownWith(
  change: (shown: QuoteParts) => void = () => undefined,
): Promise<QuoteParts> {
  const { call, shop } = fakeServer().open();
  const shown = structuredClone(await readShown(call, shop));
  shown.cart.id = 12;
  shown.cart.totalVats = [{ vatValue: 1900, vatAmount: 732, netAmount: 3853 }];
  shown.cart.items[0]!.basketItemOrderParams = [
    {
      propertyId: 3,
      basketItemId: 71,
      name: '',
      price: 100,
      value: 'a',
      type: 'text',
      shade: null,
    },
  ];
  change(shown);
  return shown;
}

test('a quote is secret, and belongs to its cart and the upstream prices', async () => {
  const [one, other] = [quoteOf(await shownWith()), quoteOf(await shownWith())];
  expect(one).toEqual({
    attemptId: expect.stringMatching(/^[\w-]{22,64}$/),
    cartVersion: 0,
    quoteHash: expect.stringMatching(/^[\w-]{43}$/),
    total: 4585,
  });
  expect(other.quoteHash).toBe(one.quoteHash);
  expect(other.attemptId).not.toBe(one.attemptId);
  expect(cartOfAttempt(one.attemptId)).toBe(12);
  const unnumbered = quoteOf(await shownWith(({ cart }) => (cart.id = null)));
  expect(cartOfAttempt(unnumbered.attemptId)).toBeNull();
  expect(cartOfAttempt('x'.repeat(30))).toBeNull();
});

type Change = (shown: QuoteParts) => unknown;
const OTHERS: Record<string, Change> = {
  cart: ({ cart }) => (cart.id = 13),
  line: ({ cart }) => (cart.items[0]!.id = 72),
  variation: ({ cart }) => (cart.items[0]!.variationId = 35),
  quantity: ({ cart }) => (cart.items[0]!.quantity = 3),
  price: ({ cart }) => (cart.items[0]!.price = 1),
  property: ({ cart }) => (cart.items[0]!.basketItemOrderParams[0]!.propertyId = 4),
  answer: ({ cart }) => (cart.items[0]!.basketItemOrderParams[0]!.value = 'b'),
  surcharge: ({ cart }) => (cart.items[0]!.basketItemOrderParams[0]!.price = 0),
  goods: ({ cart }) => (cart.itemSum = 1),
  delivery: ({ cart }) => (cart.shippingAmount = 1),
  sum: ({ cart }) => (cart.basketAmount = 1),
  net: ({ cart }) => (cart.basketAmountNet = 1),
  open: ({ cart }) => (cart.openAmount = 1),
  rate: ({ cart }) => (cart.totalVats[0]!.vatValue = 700),
  vat: ({ cart }) => (cart.totalVats[0]!.vatAmount = 700),
  coupon: ({ cart }) => (cart.couponCode = 'A'),
  discount: ({ cart }) => (cart.couponDiscount = 1),
  'gift card': ({ cart }) => (cart.giftCards = [{ id: 1, ending: '', amount: 1, openAmount: 0 }]),
  country: ({ cart }) => (cart.shippingCountryId = 2),
  way: ({ shipping }) => (shipping.selected = 7),
  'price of the way': ({ shipping }) => (shipping.list[0]!.shippingAmount = 1),
  payment: ({ payment }) => (payment.selected = 3),
  fee: ({ payment }) => (payment.list[0]!.fee = 1),
  'delivery address': ({ addresses }) => (addresses[1]!.city = 'Bonn'),
  'address of the bill': ({ addresses }) => (addresses[0]!.city = 'Bonn'),
  mail: (shown) => (shown.mail = 'b@example.de'),
  currency: ({ cart }) => (cart.currency = 'CHF'),
};
test.each(Object.entries(OTHERS))('another %s is another quote', async (_, change) => {
  expect(quoteHash(await shownWith(change))).not.toBe(quoteHash(await shownWith()));
});

const SAME: Record<string, Change> = {
  'another address in the book': ({ addresses }) => addresses.push({ ...ADDRESS, id: 9 }),
  'another first address': ({ addresses }) => (addresses[1]!.primary = false),
  'a method that nobody chose': ({ payment }) => (payment.list[1]!.fee = 1),
};
test.each(Object.entries(SAME))('%s is the same quote', async (_, change) => {
  expect(quoteHash(await shownWith(change))).toBe(quoteHash(await shownWith()));
});
