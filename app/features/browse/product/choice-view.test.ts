import { describe, expect, test } from 'vitest';
import { listProduct, prices } from '../../../../tests/support/list-product';
import type { Product, VariationAttributeMap } from '~/services/shop-api';
import { choiceView, chosenInQuery, currentChoice } from './choice-view';

const value = (attributeValueId: number, name: string) => ({
  attributeValueId,
  name,
  position: attributeValueId,
  imageUrl: null,
  color: null,
  disabled: false,
});
const variation = (variationId: number, valueIds: number[], price: number) => ({
  variationId,
  unitCombinationId: 1,
  unitName: '',
  isSalable: true,
  minimumOrderQuantity: 1,
  prices: prices(price),
  attributes: valueIds.map((id) => ({ attributeId: id < 20 ? 1 : 2, attributeValueId: id })),
});
// Matt in both sizes, glossy only in the large one.
const map: VariationAttributeMap = {
  attributes: [
    {
      attributeId: 1,
      name: 'Glanzgrad',
      position: 1,
      type: 'box',
      values: [value(11, 'matt'), value(12, 'glänzend')],
    },
    {
      attributeId: 2,
      name: 'Gebinde',
      position: 2,
      type: 'box',
      values: [value(21, '1 l'), value(22, '5 l'), value(23, '9 l')],
    },
  ],
  variations: [
    variation(31, [11, 21], 1000),
    variation(32, [11, 22], 4000),
    variation(33, [12, 22], 4500),
  ],
};
const product = listProduct() as Product;
const view = (named: number | null, valueIds: number[]) =>
  choiceView(product, map, currentChoice(map, named, valueIds));

test('no choice is made until the address names a variation', () => {
  expect(view(null, [])).toMatchObject({
    variationId: null,
    valueIds: [],
    missing: [
      { id: 1, name: 'Glanzgrad' },
      { id: 2, name: 'Gebinde' },
    ],
    price: { price: 1000, isFrom: true },
  });
  expect(view(32, [])).toMatchObject({
    variationId: 32,
    missing: [],
    price: { price: 4000, isFrom: false },
  });
});

test('an item with one variation counts as chosen', () => {
  const single = { ...map, variations: map.variations.slice(0, 1) };
  expect(choiceView(product, single, currentChoice(single, null, [])).variationId).toBe(31);
});

test('a value leads to its variation once the choice is complete, else into the query', () => {
  const [gloss, size] = view(null, [11]).attributes;
  expect(size?.values.map(({ path }) => path)).toEqual([
    '/wandfarbe/salbei_12_31',
    '/wandfarbe/salbei_12_32',
  ]);
  expect(gloss?.values.map(({ path }) => path)).toEqual([
    '/wandfarbe/salbei_12?chosen=11',
    '/wandfarbe/salbei_12?chosen=12',
  ]);
});

test('prices are shown at the values before a choice', () => {
  const [gloss] = view(null, []).attributes;
  expect(gloss?.values.map(({ price }) => [price?.price, price?.isFrom])).toEqual([
    [1000, true],
    [4500, false],
  ]);
});

describe('a price at which nothing can be ordered', () => {
  const soldOut = (...ids: number[]): VariationAttributeMap => ({
    ...map,
    variations: map.variations.map((each) => ({
      ...each,
      isSalable: !ids.includes(each.variationId),
    })),
  });
  const of = (given: VariationAttributeMap) => choiceView(product, given, new Map());

  test('is no "from", neither of the page nor of a value', () => {
    const { price, attributes } = of(soldOut(31));
    expect(price).toMatchObject({ price: 4000, isFrom: true });
    expect(attributes[0]?.values[0]?.price).toMatchObject({ price: 4000, isFrom: false });
  });

  test('is still shown at its size, and if nothing else is left', () => {
    expect(of(soldOut(31)).attributes[1]?.values[0]?.price?.price).toBe(1000);
    expect(of(soldOut(31, 32, 33)).price).toMatchObject({ price: 1000, isFrom: true });
  });
});

test('values without a variation are not offered; those that exclude the choice are unreachable', () => {
  const size = view(null, [12]).attributes[1];
  expect(size?.values.map(({ id, isOutOfReach }) => [id, isOutOfReach])).toEqual([
    [21, true],
    [22, false],
  ]);
});

test('the query may have comma lists and repeated fields; the newest choice comes last', () => {
  expect(chosenInQuery(new URLSearchParams('choose=22&chosen=11,x&chosen=-4&chosen=12'))).toEqual([
    11, 12, 22,
  ]);
});
