import { expect, test } from 'vitest';
import { missingParts } from './missing-parts';

const cart = { shippingAddressId: 1, invoiceAddressId: 2, paymentMethodId: 4 };
const complete = {
  cart,
  lines: [{}],
  shipping: { excludedPaymentMethodIds: [9] },
  needsDelivery: true,
  needsDeliveryAddress: true,
  isShippingGone: false,
  buysGiftCards: false,
  destination: { countryId: 1 },
  giftCards: [],
  openAmount: 1000,
  reference: {
    settings: new Map(),
    paymentMethods: [4, 9].map((id) => ({
      id,
      paymentKey: 'INVOICE',
      countryIds: null,
      maxAmount: null,
      names: { de: '' },
      descriptions: { de: '' },
    })),
  },
};

type Asker = { guestMail?: string | null; terms?: boolean };

function missing(changes: object, { guestMail = 'a@b.de', terms = true }: Asker = {}) {
  const ctx = { lang: 'de', mollie: null, visitor: { customer: null, guestMail } };
  return missingParts(ctx as never, { ...complete, ...changes } as never, terms);
}

test('a complete order lacks nothing', () => {
  expect(missing({})).toEqual([]);
});

test('what gift cards pay for needs no way to pay, and nothing else pays for it', () => {
  const bare = { ...cart, paymentMethodId: null };
  const covered = { cart: bare, giftCards: [{ amount: 1000 }], openAmount: 0 };
  const method = { ...complete.reference.paymentMethods[0]!, id: 90, paymentKey: 'GIFT_CARD' };
  const paymentMethods = [...complete.reference.paymentMethods, method];
  const reference = { ...complete.reference, paymentMethods };
  expect(missing({ ...covered, reference })).toEqual([]);
  expect(missing({ cart: { ...cart, paymentMethodId: 90 }, reference })).toEqual(['paymentMethod']);
});

test('what is missing is named in the order of the page', () => {
  const bare = { shippingAddressId: null, invoiceAddressId: null, paymentMethodId: null };
  expect(missing({ cart: bare, shipping: null }, { guestMail: null, terms: false })).toEqual([
    'shippingAddress',
    'billingAddress',
    'email',
    'shippingMethod',
    'paymentMethod',
    'terms',
  ]);
});

test.each([
  ['the address of the bill', { cart: { ...cart, invoiceAddressId: null } }, 'billingAddress'],
  ['a way of delivery that is still to be had', { isShippingGone: true }, 'shippingMethod'],
  [
    'a way to pay that goes with the delivery',
    { cart: { ...cart, paymentMethodId: 9 } },
    'paymentMethod',
  ],
  ['a way to pay that there is', { cart: { ...cart, paymentMethodId: 7 } }, 'paymentMethod'],
])('it needs %s', (_, changes, part) => {
  expect(missing(changes)).toEqual([part]);
});

test('of an empty cart nothing else is said', () => {
  expect(missing({ lines: [] }, { terms: false })).toEqual(['items']);
  expect(missing({ cart: null })).toEqual(['items']);
});

test('gift cards alone need no address of delivery and no way of delivery', () => {
  const bought = { cart: { ...cart, shippingAddressId: null }, shipping: null };
  expect(missing(bought)).toEqual(['shippingAddress', 'shippingMethod']);
  expect(missing({ ...bought, needsDelivery: false, needsDeliveryAddress: false })).toEqual([]);
});

test('nothing is paid later that buys gift cards', () => {
  expect(missing({ buysGiftCards: true })).toEqual(['paymentMethod']);
});
