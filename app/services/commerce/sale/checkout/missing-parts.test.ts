import { expect, test } from 'vitest';
import { missingParts } from './missing-parts';

const cart = { shippingAddressId: 1, invoiceAddressId: 2 };
const complete = {
  cart,
  lines: [{}],
  shipping: {},
  needsDelivery: true,
  needsDeliveryAddress: true,
  isShippingGone: false,
  payment: { id: 4 },
};

type Asker = { guestMail?: string | null; terms?: boolean };

function missing(changes: object, { guestMail = 'a@b.de', terms = true }: Asker = {}) {
  const ctx = { visitor: { customer: null, guestMail } };
  return missingParts(ctx as never, { ...complete, ...changes } as never, terms);
}

test('a complete order lacks nothing', () => {
  expect(missing({})).toEqual([]);
});

test('missing parts are listed in the order of the page', () => {
  const bare = { shippingAddressId: null, invoiceAddressId: null };
  expect(
    missing({ cart: bare, shipping: null, payment: null }, { guestMail: null, terms: false }),
  ).toEqual([
    'shippingAddress',
    'billingAddress',
    'email',
    'shippingMethod',
    'paymentMethod',
    'terms',
  ]);
});

test.each([
  ['the billing address', { cart: { ...cart, invoiceAddressId: null } }, 'billingAddress'],
  ['an available shipping method', { isShippingGone: true }, 'shippingMethod'],
  ['a usable payment method', { payment: null }, 'paymentMethod'],
])('it needs %s', (_, changes, part) => {
  expect(missing(changes)).toEqual([part]);
});

test('for an empty cart nothing else is reported', () => {
  expect(missing({ lines: [] }, { terms: false })).toEqual(['items']);
  expect(missing({ cart: null })).toEqual(['items']);
});

test('gift cards alone need no delivery address and no shipping method', () => {
  const bought = { cart: { ...cart, shippingAddressId: null }, shipping: null };
  expect(missing(bought)).toEqual(['shippingAddress', 'shippingMethod']);
  expect(missing({ ...bought, needsDelivery: false, needsDeliveryAddress: false })).toEqual([]);
});
