import { expect, test } from 'vitest';
import type { Product } from '~/services/shop-api';
import type { ChoiceView } from './choice-view';
import { shadeViews, testerView } from './shade-views';

const sibling = (number: string, path: string) => ({
  shade: { name: 'Salbei', number, color: '#a3b096', family: 'green' },
  itemId: 1,
  variationId: 2,
  path,
  isSalable: true,
  isCurrent: false,
});
const product = (more: Partial<Product>) => more as Product;
const choice = (valueIds: number[], variationId: number | null) =>
  ({ valueIds, variationId }) as ChoiceView;
const pathWith = (chosen: ChoiceView | null) =>
  shadeViews(product({ shadeSiblings: [sibling('4120', '/salbei_7')] }), chosen)[0]!.path;

test('an incomplete choice is preserved with the other shade', () => {
  expect(pathWith(choice([11, 12], null))).toBe('/salbei_7?chosen=11,12');
});

test('a complete choice is in the path already, and no choice is no query', () => {
  for (const chosen of [choice([11, 12], 5), choice([], null), null]) {
    expect(pathWith(chosen)).toBe('/salbei_7');
  }
});

test('a shade is named with its number, if it has one', () => {
  const shadeSiblings = [sibling('4120', '/a'), sibling('', '/b')];
  expect(shadeViews(product({ shadeSiblings }), null).map(({ name }) => name)).toEqual([
    'Salbei 4120',
    'Salbei',
  ]);
});

test('a tester is offered only while it can be ordered', () => {
  const tester = {
    itemId: 1,
    variationId: 2,
    name: 'Probiertopf',
    path: '/probiertopf_1_2',
    price: 490,
    basePrice: null,
    vatRate: 1900,
    isSalable: true,
  };
  expect(testerView(product({ tester }), 'gross')?.variationId).toBe(2);
  expect(testerView(product({ tester: { ...tester, isSalable: false } }), 'gross')).toBeNull();
  expect(testerView(product({ tester: null }), 'gross')).toBeNull();
});
