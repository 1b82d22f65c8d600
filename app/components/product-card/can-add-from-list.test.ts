import { expect, test } from 'vitest';
import type { ListProduct } from '~/services/shop-api';
import { amount, listProduct, prices } from '../../../tests/support/list-product';
import { canAddFromList } from './can-add-from-list';

test('goods without choices or required texts are added directly to the cart', () => {
  expect(canAddFromList(listProduct())).toBe(true);
});

const { variation, item } = listProduct();

test.each<[string, Partial<ListProduct>]>([
  ['not salable', { filter: { isSalable: false, isSalableAndActive: false } }],
  ['a minimum quantity', { variation: { ...variation, minimumOrderQuantity: 2 } }],
  ['an interval', { variation: { ...variation, intervalOrderQuantity: 6 } }],
  ['order properties', { hasOrderProperties: true }],
  ['a required order property', { hasRequiredOrderProperty: true }],
  ['a set', { item: { ...item, itemType: 'set' } }],
  ['two salable variations', { item: { ...item, salableVariationCount: 2 } }],
  [
    'graduated prices',
    { prices: prices(100, { graduatedPrices: [{ ...amount(90), minimumOrderQuantity: 6 }] }) },
  ],
  ['hazards', { hasHazards: true }],
])('%s: selected on the product page', (_, more) => {
  expect(canAddFromList(listProduct(more))).toBe(false);
});

test('a bundle with one variation may be added', () => {
  expect(canAddFromList(listProduct({ item: { ...item, itemType: 'bundle' } }))).toBe(true);
});
