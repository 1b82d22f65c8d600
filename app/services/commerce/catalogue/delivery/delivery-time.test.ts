import { expect, test } from 'vitest';
import { deliveryTime } from './delivery-time';

const inStock = { min: 0, max: 1 };
const mixed = { min: 2, max: 3 };
const parcel = { min: 1, max: 2 };

test('handling time and transit time are added; of several goods the slowest counts at both ends', () => {
  expect(deliveryTime([inStock], parcel)).toEqual({ min: 1, max: 3 });
  expect(deliveryTime([inStock, mixed], parcel)).toEqual({ min: 3, max: 5 });
});

test('without goods or without a shipping method there is no delivery time', () => {
  expect(deliveryTime([], parcel)).toBeNull();
  expect(deliveryTime([inStock], null)).toBeNull();
});
