import { expect, test } from 'vitest';
import type { Address } from '~/services/shop-api';
import { addressOf } from './address-of.server';

const address = { id: 1, typeId: 2 } as Address;

test('the chosen address of a kind is used, else the first of that kind', () => {
  const other = { ...address, id: 2 };
  const billing = { ...address, id: 3, typeId: 1 as const };
  const cart = (id: number | null) => ({
    customerShippingAddressId: id,
    customerInvoiceAddressId: null,
  });
  const addresses = [billing, address, other];
  const shipping = (id: number | null) =>
    addressOf({ addresses, cart: cart(id) }, 'shipping-address');
  expect(shipping(2)).toEqual({ address: other, isChosen: true });
  expect(shipping(null)).toEqual({ address, isChosen: false });
  expect(addressOf({ addresses, cart: cart(1) }, 'billing-address').address).toBe(billing);
  expect(addressOf({ addresses: [], cart: cart(2) }, 'shipping-address').address).toBeNull();
});
