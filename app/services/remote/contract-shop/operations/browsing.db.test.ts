import { describe, expect, test } from 'vitest';
import { addPaintShop } from '../../../../../tests/support/paint-shop';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import { contractCall, useWire } from '../../../../../tests/support/use-wire';
import { checkedShop } from '../../../../../tests/contract/contract';
import { readForeignBlocks } from '~/blocks/read-foreign-blocks.server';
import type { Image, ShopApi } from '~/services/shop-api';
import { catalogueOperations } from './catalogue';
import { contentOperations } from './content';
import { reviewReading } from './reviews-read';

type Goods = Awaited<ReturnType<typeof addPaintShop>>;

let goods: Goods;
const engine = useTestEngine(async (engine) => {
  goods = await addPaintShop(engine.fixture);
  await engine.index.applyChanges('everything');
});
const wire = useWire(engine);

/** The shop from the data of its own wire. */
function remoteShop(lang: 'de' | 'en' = 'de'): ShopApi {
  const session = () => Promise.reject(new Error('nobody asks'));
  const call = { ...contractCall(engine, wire.visitor(), lang), session };
  const shop = {
    ...catalogueOperations(call),
    ...contentOperations(call, readForeignBlocks),
    ...reviewReading(call),
  };
  return checkedShop(shop as unknown as ShopApi);
}

const own = <T>(ask: (shop: ShopApi) => Promise<T>, lang: 'de' | 'en' = 'de'): Promise<T> =>
  engine.shopper({ lang }).do(ask);

/** Fields that the wire lacks, as from a server that does not return them. */
function untold(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, each: unknown) => {
      if (key === 'images') return (each as { all: Image[] }).all.length;
      if (['shade', 'stockNet', 'color', 'validUntil', 'delivery', 'hazard'].includes(key))
        return null;
      if (key === 'partMakers') return [];
      return ['hasHazards', 'hasPictograms'].includes(key) ? false : each;
    }),
  );
}

describe.each(['de', 'en'] as const)('in %s the wire returns the same', (lang) => {
  const same = async <T>(ask: (shop: ShopApi) => Promise<T>) =>
    expect(untold(await ask(remoteShop(lang)))).toEqual(untold(await own(ask, lang)));

  test('the tree', () => same((shop) => shop.getCategoryTree()));

  test('a list with a filter, a price and an order', () =>
    same((shop) =>
      shop.getFacet({
        categoryId: goods.root,
        sort: 'texts.name1_desc',
        priceMin: 600,
        itemsPerPage: 20,
      }),
    ));

  test('a search', () => same((shop) => shop.getSearch({ term: 'Rolle' })));
  test('an empty search', () => same((shop) => shop.getSearch({ term: ' ' })));
  test('goods by their variations', () =>
    same((shop) =>
      shop.getProductsByIds({
        variationIds: [goods.roller.variationIds[0]!, goods.paint.variationIds[0]!, 99_999],
      }),
    ));

  test.each(['paint', 'lacquer', 'roller', 'bundle'] as const)('the page of a %s', (name) =>
    same((shop) =>
      shop.getProduct({ id: goods[name].itemId, variationId: goods[name].variationIds[0]! }),
    ),
  );

  test('the page of a path', async () => {
    const paths = [
      '/farben',
      '/farben/wandfarben',
      '/fur-kunden',
      '/nichts',
      '/x_99',
      '/p/99999/x',
      '/',
    ];
    for (const { itemId, variationIds } of [goods.paint, goods.roller]) {
      paths.push(`/x_${itemId}`, `/x_${itemId}_${variationIds[0]}`, `/x_9_${itemId}`);
      paths.push(`/p/${variationIds[0]}/x`, `/p/${variationIds[0]}/x_9`);
    }
    for (const path of paths) await same((shop) => shop.resolvePath({ path }));
  });

  test('reviews of goods', () => same((shop) => shop.getReview({ itemId: goods.paint.itemId })));
  test('blocks', () => same((shop) => shop.getBlocks({ identifier: 'index', type: 'immutable' })));

  test('suggestions for an incomplete word', async () => {
    const shop = remoteShop(lang);
    const { terms, goods: found } = await shop.getSuggestions({ term: 'farbr' });
    const mine = await own((one) => one.getSuggestions({ term: 'farbr' }), lang);
    expect({ terms, goods: found }).toEqual({ terms: mine.terms, goods: mine.goods });
    const { categories } = await shop.getSuggestions({ term: 'wandf' });
    expect(categories).toEqual(
      (await own((one) => one.getSuggestions({ term: 'wandf' }), lang)).categories,
    );
    expect(categories).toHaveLength(1);
  });

  test('each of the goods for the sitemap once', async () => {
    const shop = remoteShop(lang);
    const { goodsTotal, categories } = await shop.getSitemap();
    const mine = await own((one) => one.getSitemap(), lang);
    expect(categories.map(({ id }) => id).toSorted()).toEqual(
      mine.categories.map(({ id }) => id).toSorted(),
    );
    const found = await shop.getSitemapGoods({ from: 0, count: goodsTotal });
    const all = await own((one) => one.getSitemapGoods({ from: 0, count: 100 }), lang);
    const pages = (entries: typeof all) =>
      entries.map(({ itemId, paths }) => [itemId, paths[lang]]);
    expect(pages(found).toSorted()).toEqual(pages(all).toSorted());
    expect(await shop.getSitemapGoods({ from: goodsTotal, count: 20 })).toEqual([]);
  });

  test.each(['TermsConditions', 'AccessibilityDeclaration'] as const)(
    'null for the text %s, while there is none',
    (type) => same((shop) => shop.getLegalTexts({ type })),
  );
});
