import { describe, expect, test } from 'vitest';
import { translatorFor } from '~/i18n/translate.server';
import type { Address, ShippingMethod } from '~/services/shop-api';
import {
  isSameAddress,
  openForms,
  paymentMethodView,
  piecesOf,
  shippingMethodView,
  stepOf,
  type CheckoutView,
} from './checkout-view';
import { shippingRadio } from './method-sections';

const address: Address = {
  id: 1,
  typeId: 2,
  firstName: 'Änne',
  lastName: "O'Neill-Groß",
  companyName: '',
  streetName: 'Lindenweg',
  apartment: '4a',
  zipCode: '10115',
  city: 'Berlin',
  state: null,
  country: 1,
  phoneNumber: '',
  vatNumber: '',
  postNumber: '',
  primary: true,
  email: 'a@example.com',
};

function view(changes: Partial<CheckoutView>): CheckoutView {
  return {
    email: '',
    needsDelivery: true,
    needsDeliveryAddress: true,
    shippingAddress: null,
    billingAddress: null,
    ...changes,
  } as CheckoutView;
}

describe('the open forms', () => {
  test.each([
    ['nothing known', {}, null, { contact: true, address: 'shipping-address' }],
    ['e-mail known', { email: 'a@b.de' }, null, { contact: false, address: 'shipping-address' }],
    [
      'no billing address',
      { email: 'a@b.de', shippingAddress: address },
      null,
      { contact: false, address: 'billing-address' },
    ],
    [
      'gift cards alone, nothing known',
      { email: 'a@b.de', needsDelivery: false, needsDeliveryAddress: false },
      'shipping-address',
      { contact: false, address: 'billing-address' },
    ],
    [
      'gift cards alone, all known',
      {
        email: 'a@b.de',
        needsDelivery: false,
        needsDeliveryAddress: false,
        billingAddress: address,
      },
      null,
      { contact: false, address: null },
    ],
    [
      'all known',
      { email: 'a@b.de', shippingAddress: address, billingAddress: address },
      null,
      { contact: false, address: null },
    ],
    [
      'changing the billing address',
      { email: 'a@b.de', shippingAddress: address, billingAddress: address },
      'billing-address',
      { contact: false, address: 'billing-address' },
    ],
    [
      'the missing address comes before the one to change',
      { email: 'a@b.de', billingAddress: address },
      'billing-address',
      { contact: false, address: 'shipping-address' },
    ],
    [
      'changing the e-mail address',
      { email: 'a@b.de', shippingAddress: address, billingAddress: address },
      'contact',
      { contact: true, address: null },
    ],
  ])('%s', (_, changes, edit, expected) => {
    expect(openForms(view(changes), edit)).toEqual(expected);
  });
});

test('two addresses are the same whatever their ids and types', () => {
  expect(isSameAddress(address, { ...address, id: 9, typeId: 1 })).toBe(true);
  expect(isSameAddress(address, { ...address, apartment: '4b' })).toBe(false);
});

test('a payment method that the shipping method excludes cannot be selected', () => {
  const invoice = { id: 4, isSelectable: true, name: 'Rechnung', icon: '' } as never;
  const freight = { excludedPaymentMethodIds: [4] } as never;
  expect(paymentMethodView(invoice, freight).isSelectable).toBe(false);
  expect(paymentMethodView(invoice, undefined).isSelectable).toBe(true);
});

test('products are counted by the piece, as beside the cart', () => {
  expect(piecesOf([{ quantity: 3 }, { quantity: 1 }])).toBe(4);
  expect(piecesOf([])).toBe(0);
});

test('parts that are not shown are not counted', () => {
  const parts = ['contact', 'billing-address', 'payment-method', 'additional'] as const;
  const numbers = (needsDelivery: boolean) =>
    parts.map((part) => stepOf({ needsDelivery, needsDeliveryAddress: needsDelivery }, part));
  expect([numbers(true), numbers(false)]).toEqual([
    [1, 3, 5, 6],
    [1, 2, 3, 4],
  ]);
});

test('a shipping method without a known delivery time has no days', () => {
  const way = { shippingProfileName: 'Paket', parcelServiceName: 'DHL' };
  const hint = (max: number) => {
    const method = shippingMethodView({ ...way, deliveryTime: { min: 0, max } } as ShippingMethod);
    return shippingRadio(method, { ...translatorFor('de'), locale: 'de' }).hint;
  };
  expect([hint(0), hint(3)]).toEqual(['DHL', 'DHL · Lieferzeit 0 bis 3\u00A0Werktage']);
});
