import { expect, test } from 'vitest';
import { listProduct, prices } from '../../../../tests/support/list-product';
import type { Product } from '~/services/shop-api';
import type { ChoiceView } from './choice-view';
import { productData } from './product-json-ld';
import type { ReviewsView } from './reviews-view';

const list = listProduct();
const size = (variationId: number, price: number, isSalable: boolean) => ({
  variationId,
  unitCombinationId: 1,
  unitName: '',
  isSalable,
  minimumOrderQuantity: 1,
  prices: prices(price),
  attributes: [],
});

const NO_REVIEWS: Pick<ReviewsView, 'total' | 'reviews'> = { total: 0, reviews: [] };

const dataOf = (variations: ReturnType<typeof size>[], reviews = NO_REVIEWS) =>
  productData(
    {
      ...list,
      texts: { ...list.texts, metaDescription: '', description: '' },
      images: { all: [], variation: [] },
      seoSettings: { mappedAvailability: 'InStock', conditionOfItem: '' },
      variationAttributeMap: { attributes: [], variations },
    } as unknown as Product,
    { variationId: null } as ChoiceView,
    reviews as ReviewsView,
    { url: 'https://shop.example/', publicOrigin: 'https://shop.example' },
  );
const offers = (variations: ReturnType<typeof size>[]) => dataOf(variations).offers;

test('while there is a choice, only salable variations are an offer', () => {
  expect(offers([size(1, 1000, false), size(2, 4000, true), size(3, 4500, true)])).toMatchObject({
    lowPrice: '40.00',
    highPrice: '45.00',
    offerCount: 2,
  });
});

test('if nothing can be ordered, all prices are listed', () => {
  expect(offers([size(1, 1000, false), size(2, 4000, false)])).toMatchObject({
    lowPrice: '10.00',
    offerCount: 2,
  });
});

test('a review has the date that the page shows, that of the shop’s clock', () => {
  const review = { title: 'Gut', author: 'Zoe', message: 'Deckt.', rating: 5 };
  const createdAt = '2026-03-05T23:00:00.000Z';
  const reviews = [{ ...review, createdAt }] as unknown as ReviewsView['reviews'];
  const data = dataOf([size(1, 1000, true)], { total: 1, reviews });
  expect(data).toMatchObject({ review: [{ datePublished: '2026-03-06' }] });
});
