import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPaintShop, type PaintShop } from '../../../../../tests/support/paint-shop';
import { reviewPageSchema } from '../../../shop-api';
import { getReview } from './get-review';

let shop: PaintShop;

beforeAll(async () => {
  shop = await openPaintShop();
});
afterAll(() => shop.database.drop());

const add = (row: Record<string, unknown>) =>
  shop.fixture.insert('review', {
    lang: 'de',
    is_visible: true,
    text: 'Deckt gut',
    source: 'orderItem',
    ...row,
  });

test('visible reviews with counts and replies, only those with some stars if requested', async () => {
  const { itemId } = shop.paint;
  const review = (rating: number | null, isVisible: boolean, parentId: number | null = null) =>
    add({ item_id: itemId, rating, is_visible: isVisible, parent_id: parentId });
  const first = await review(5, true);
  await review(null, true, first);
  const second = await review(3, true);
  await review(1, false);
  const page = await getReview(shop.ctx, { itemId, feedbacksPerPage: 1, page: 2 });
  expect(reviewPageSchema.parse(page)).toEqual(page);
  const counts = {
    ratingsCountTotal: 2,
    averageValue: 4,
    ratingsCountOf5: 1,
    ratingsCountOf1: 0,
  };
  expect(page.counts).toMatchObject(counts);
  expect(page.feedbacks).toMatchObject([{ id: first, replies: [{ feedbackRating: null }] }]);
  expect(page.pagination).toEqual({ page: 2, lastPage: 2, isLastPage: true, totalCount: 2 });

  const threes = await getReview(shop.ctx, { itemId, ratingValue: 3, page: 7 });
  expect(threes.counts).toMatchObject(counts);
  expect(threes.feedbacks).toMatchObject([{ id: second }]);
  expect(threes.pagination).toEqual({ page: 1, lastPage: 1, isLastPage: true, totalCount: 1 });
  expect((await getReview(shop.ctx, { itemId, ratingValue: 1 })).feedbacks).toEqual([]);
});

test('those in the language of the page come first, newest first in each', async () => {
  const { itemId } = shop.roller;
  const review = (lang: 'de' | 'en', day: number) =>
    add({ item_id: itemId, lang, rating: 5, created_at: `2026-01-0${day}T12:00:00Z` });
  const german = [await review('de', 1), await review('de', 3)].reverse();
  const english = [await review('en', 2), await review('en', 4)].reverse();
  const idsOn = async (ctx: typeof shop.ctx) =>
    (await getReview(ctx, { itemId })).feedbacks.map(({ id }) => id);
  expect(await idsOn(shop.ctx)).toEqual([...german, ...english]);
  expect(await idsOn(shop.english)).toEqual([...english, ...german]);
  const [first] = (await getReview(shop.english, { itemId })).feedbacks;
  expect(first).toMatchObject({ id: english[0], lang: 'en' });
});

test('page 1 of ten each', async () => {
  const { itemId } = await shop.fixture.item({ name: 'Farbe' });
  for (let i = 0; i < 11; i += 1) await add({ item_id: itemId, rating: 5 });
  const page = await getReview(shop.ctx, { itemId });
  expect(page.feedbacks).toHaveLength(10);
  expect(page.pagination).toEqual({ page: 1, lastPage: 2, isLastPage: false, totalCount: 11 });
});
