import { expect, test } from 'vitest';
import { readForeignBlocks } from '~/blocks/read-foreign-blocks.server';
import { ReceivedError, type ShopConfiguration } from '~/services/shop-api';
import type { ContractCall } from '../contract-call';
import { catalogueOperations } from './catalogue';
import { contentOperations } from './content';
import { reviewReading } from './reviews-read';

type Answers = Record<string, (argument: never) => unknown>;

const TREE = [
  {
    id: '1',
    type: 'item',
    parentCategoryId: null,
    right: 'all',
    linklist: 'Y',
    itemCount: [{ count: '3' }],
    details: [{ lang: 'de', name: 'Farben', nameUrl: 'farben' }],
  },
  {
    id: 2,
    type: 'item',
    parentCategoryId: '1',
    itemCount: [],
    details: [
      { lang: 'en', name: 'Walls', nameUrl: 'walls' },
      { lang: 'de', name: 'W&auml;nde &amp; Decken', nameUrl: '/waende/' },
    ],
  },
  {
    id: 3,
    type: 'content',
    parentCategoryId: null,
    right: 'customer',
    details: [{ lang: 'de', name: 'Club', nameUrl: 'club' }],
  },
  {
    id: 4,
    type: 'item',
    parentCategoryId: 3,
    right: 'all',
    details: [{ lang: 'de', name: 'Unten', nameUrl: 'unten' }],
  },
  { id: 5, type: 'item', parentCategoryId: null, details: [] },
];

/** A server of the contract that is no instance of this shop, and its received calls. */
function server(answers: Answers) {
  const asked: [operation: string, argument: unknown][] = [];
  const call: ContractCall = {
    locale: 'de',
    now: () => new Date(0),
    configuration: { currency: 'EUR' } as ShopConfiguration,
    forget: () => undefined,
    left: [],
    session: () => Promise.reject(new Error('nobody asks')),
    async ask(operation, argument) {
      asked.push([operation, argument]);
      const all: Answers = { getCategoryTree: () => TREE, ...answers };
      const answer = all[operation];
      if (!answer) throw new ReceivedError('unknownError', 404);
      return answer(argument as never);
    },
  };
  return {
    asked,
    ...catalogueOperations(call),
    ...contentOperations(call, readForeignBlocks),
    ...reviewReading(call),
  };
}

const goods = (itemId: number, more = {}) => ({
  texts: { name1: `Ware ${itemId}`, urlPath: `ware-${itemId}` },
  variation: { id: itemId + 1000 },
  item: { id: itemId },
  prices: { default: { price: { value: 5 } } },
  ...more,
});

test('a flat list of categories becomes a tree; restricted ones are left out', async () => {
  const [paints, ...others] = await server({}).getCategoryTree();
  expect(others).toEqual([]);
  expect(paints).toMatchObject({ id: 1, path: '/farben', itemCount: 3, childCount: 1 });
  expect(paints?.children).toMatchObject([{ id: 2, path: '/farben/waende', itemCount: 0 }]);
});

test('a category is found in the tree, also one for customers only', async () => {
  const { resolvePath, asked } = server({});
  const found = await Promise.all(
    ['/farben/waende', '/club', '/club/unten'].map((path) => resolvePath({ path })),
  );
  expect(found).toMatchObject([
    { categoryId: 2, categoryType: 'item', right: 'all' },
    { categoryId: 3, categoryType: 'content', right: 'customer' },
    { categoryId: 4, right: 'customer' },
  ]);
  expect(new Set(asked.map(([operation]) => operation))).toEqual(new Set(['getCategoryTree']));
});

test('a category outside of the tree is requested; the log-in opens restricted ones', async () => {
  const refuse = (code: number, key: string) => {
    throw new ReceivedError(key, code);
  };
  const shop = server({
    getProduct: ({ id }: { id: number }) => (id === 7 ? refuse(401, 'login.required') : []),
    getFacet: ({ categoryUrlPath: path }: { categoryUrlPath: string }) => {
      if (path === '/secret') return refuse(401, 'login.required');
      return path === '/aktion_2026'
        ? { category: { id: '9', type: 'content' } }
        : { category: null };
    },
  });
  const at = (path: string) => shop.resolvePath({ path });
  expect(await at('/secret')).toMatchObject({ kind: 'category', right: 'customer' });
  expect(await at('/aktion_2026')).toMatchObject({ categoryId: 9, right: 'all' });
  expect(await at('/x_7')).toMatchObject({ kind: 'product', itemId: 7, right: 'customer' });
  expect(await at('/nothing')).toBeNull();
  expect(await at('/a.js')).toBeNull();
});

test('numbers at the end of a path are goods only if the server has them', async () => {
  // It searches only by the variation, whatever item is requested.
  const shop = server({
    getProduct: ({ id, variationId }: { id: number; variationId?: number }) =>
      goods(
        id === 9 && variationId ? 8 : id,
        id === 12 ? { texts: { name1: 'Ware 12', urlPath: 'ral_9' } } : {},
      ),
  });
  expect(await shop.resolvePath({ path: '/ral_9_12' })).toMatchObject({
    itemId: 12,
    variationId: null,
    canonicalPath: '/ral_9_12',
  });
  // The path of these goods has no such number: it belongs to other goods.
  expect(await shop.resolvePath({ path: '/ware-9_9_13' })).toBeNull();
  expect(await shop.getProduct({ id: 9, variationId: 12 })).toBeNull();
});

test('many variations are requested in portions, and returned in the requested order', async () => {
  const shop = server({
    getProductsByIds: ({ variationIds }: { variationIds: number[] }) => ({
      products: variationIds.toReversed().map((id) => goods(id - 1000)),
    }),
  });
  const variationIds = Array.from({ length: 250 }, (_, n) => 2000 - n);
  const found = await shop.getProductsByIds({ variationIds });
  expect(found.map(({ variation }) => variation.id)).toEqual(variationIds);
  expect(shop.asked).toHaveLength(3);
  await shop.getProductsByIds({ variationIds: [] });
  expect(shop.asked).toHaveLength(3);
});

test('a list is filtered by the contract’s parameters', async () => {
  const facets = [
    {
      id: 12,
      name: 'Glanz',
      type: 'neu',
      values: [{ id: 3, name: 'matt', count: '4', selected: '1' }, {}],
    },
    { id: 'price', name: 'Preis', type: 'price', values: [] },
  ];
  const shop = server({
    getSearch: () => ({ products: [], facets, pagination: { totals: '45' } }),
  });
  const input = {
    term: ' Lack ',
    page: 9,
    itemsPerPage: 20,
    facets: ['3', 'producer-1'],
    priceMin: 1250,
  };
  expect(await shop.getSearch(input)).toMatchObject({
    facets: [{ id: '12', type: 'dynamic', values: [{ id: '3', count: 4, selected: true }] }],
    pagination: { page: 3, lastPageNumber: 3, totals: 45 },
  });
  const argument = {
    term: 'Lack',
    page: 9,
    itemsPerPage: 20,
    facets: '3,producer-1',
    priceMin: 12.5,
  };
  expect(shop.asked).toEqual([['getSearch', argument]]);
});

test('a tag is named by its goods, also if a filter leaves none of them', async () => {
  const tagged = goods(1, { tags: [{ id: '4', names: { name: 'Geruchsarm' } }] });
  const shop = server({
    getSearch: ({ facets }: { facets?: string }) => ({ products: facets ? [] : [tagged] }),
  });
  const expected = { tag: { id: 4 }, languageUrls: { de: '/tag/geruchsarm_4' } };
  expect(await shop.getTagged({ tagId: 4 })).toMatchObject(expected);
  expect(await shop.getTagged({ tagId: 4, facets: ['1'] })).toMatchObject({
    ...expected,
    products: [],
  });
  expect(await shop.getTagged({ tagId: 5 })).toBeNull();
});

test('goods of two categories are one page of the sitemap', async () => {
  const roots = [1, 2].map((id) => ({
    id,
    type: 'item',
    details: [{ lang: 'de', name: 'K', nameUrl: `k${id}` }],
  }));
  const shop = server({
    getCategoryTree: () => roots,
    getFacet: ({ categoryId, page }: { categoryId: number; page: number }) => ({
      products:
        categoryId === 1
          ? Array.from({ length: page === 1 ? 100 : 50 }, (_, n) => goods(n + 1 + (page - 1) * 100))
          : [goods(150), goods(151)],
      pagination: { totals: categoryId === 1 ? 150 : 2 },
    }),
  });
  const { goodsTotal } = await shop.getSitemap();
  const found: number[] = [];
  for (let from = 0; from < goodsTotal; from += 40) {
    const portion = await shop.getSitemapGoods({ from, count: 40 });
    found.push(...portion.map(({ itemId }) => itemId));
  }
  expect(found).toEqual(Array.from({ length: 151 }, (_, n) => n + 1));
});

test('the blocks of a page that this shop has are retained, with clean texts', async () => {
  const card = (uuid: string, text: object) => ({
    name: 'TextCard',
    type: 'content',
    meta: { uuid, id: 1 },
    content: { text },
  });
  const grid = (uuid: string, content: unknown[]) => ({
    name: 'MultiGrid',
    type: 'structure',
    meta: { uuid },
    configuration: { columnWidths: [6, 6] },
    content,
  });
  const theirs = { name: 'SortFilter', type: 'content', meta: { uuid: 'x' }, content: {} };
  const shop = server({
    getBlocks: () => [
      theirs,
      grid('a', [card('b', { htmlDescription: '<p>Ja<script>x</script></p>' }), theirs]),
      grid('c', [theirs]),
      card('d', { title: 5 }),
      'no block',
    ],
  });
  expect(await shop.getBlocks({ identifier: 'index', type: 'immutable' })).toMatchObject([
    { meta: { uuid: 'a' }, content: [{ content: { text: { htmlDescription: '<p>Ja</p>' } } }] },
  ]);
  expect(await server({}).getBlocks({ identifier: 1, type: 'category' })).toEqual([]);
});

test('legal texts are cleaned; a plain one gets paragraphs', async () => {
  const text = async (answer: object) =>
    (await server({ getLegalTexts: () => answer }).getLegalTexts({ type: 'PrivacyPolicy' }))
      ?.htmlText;
  expect(await text({ htmlText: '<h2 style="x">A</h2><iframe src="//x"></iframe>' })).toBe(
    '<h2>A</h2>',
  );
  expect(await text({ htmlText: '', plainText: 'A < B\nC\n\nD' })).toBe(
    '<p>A &lt; B<br>C</p><p>D</p>',
  );
  expect(await text({ htmlText: null })).toBeUndefined();
  expect(await server({}).getLegalTexts({ type: 'PrivacyPolicy' })).toBeNull();
});

test('reviews are read as PHP writes them; those with other stars are left out', async () => {
  const review = (id: number, ratingValue: string) => ({
    id: String(id),
    isVisible: '1',
    sourceRelation: [{ feedbackRelationType: 'orderItem' }],
    targetRelation: { feedbackRelationTargetId: '12' },
    feedbackComment: {
      comment: { message: '<b>Gut</b> & fest', createdAt: '2026-01-02T10:00:00+01:00' },
    },
    feedbackRating: { rating: { ratingValue } },
  });
  const feedbacks = [review(1, '5'), review(2, '4'), { id: 3, feedbackComment: null }];
  const shop = server({
    getReview: () => ({ feedbacks, counts: { averageValue: '4.50', ratingsCountTotal: 2 } }),
  });
  expect(await shop.getReview({ itemId: 12, ratingValue: 4 })).toMatchObject({
    feedbacks: [
      {
        id: 2,
        isVisible: true,
        feedbackRating: { rating: { ratingValue: 4 } },
        feedbackComment: {
          comment: { message: 'Gut & fest', createdAt: '2026-01-02T09:00:00.000Z' },
        },
        replies: [],
      },
    ],
    counts: { averageValue: 4.5, ratingsCountOf5: 0 },
    pagination: { page: 1, lastPage: 1, isLastPage: true },
  });
});
