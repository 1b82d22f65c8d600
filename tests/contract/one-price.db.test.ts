import { afterAll, beforeAll, expect, test } from 'vitest';
import { priceOf } from '../../app/features/browse/product/attribute-choice';
import { productData } from '../../app/features/browse/product/product-json-ld';
import type { ChoiceView } from '../../app/features/browse/product/choice-view';
import { productChoice } from '../../app/features/browse/product/load-product-page.server';
import { productView } from '../../app/features/browse/product/product-view';
import { reviewsView } from '../../app/features/browse/product/reviews-view';
import { feedItem } from '../../app/features/shop-pages/merchant-feed/feed-xml';
import { productCardView } from '../../app/components/product-card/product-card-view';
import { catalogueOperations } from '../../app/services/commerce/catalogue/goods/operations';
import type { BasePrice, Language, Product, ReviewPage } from '../../app/services/shop-api';
import { createTestContext, type TestContext } from '../support/commerce-context';
import type { TestDatabase } from '../support/database';
import { createDemoDatabase } from '../support/demo-database';
import { wrongInData } from '../support/schema-org/validate';

/**
 * Price, price per unit and availability of goods are the same everywhere: on the page (and so in
 * Markdown), in its structured data, lists and the feed, for every variation of the demo.
 */
const ORIGIN = 'https://shop.example';
let database: TestDatabase;
let contexts: Record<Language, TestContext>;
let rows: { id: number; itemId: number }[];

beforeAll(async () => {
  database = await createDemoDatabase();
  const de = await createTestContext(database.pool);
  const en = await createTestContext(database.pool, { lang: 'en', index: de.index });
  contexts = { de, en };
  ({ rows } = await database.pool.query<{ id: number; itemId: number }>(
    `select v.id, v.item_id from variation v join item i on i.id = v.item_id
      where v.is_active and i.is_active order by v.id`,
  ));
});
afterAll(async () => {
  await database.drop();
});

type ShownPrice = { cents: number; unitPrice: BasePrice | null; isThere: boolean };
type Quantity = { value: number; unitCode: string };
type Offer = {
  price: string;
  availability: string;
  priceSpecification: {
    price: string;
    referenceQuantity?: Quantity & { valueReference: Quantity };
  }[];
};

/** The ratio of a larger unit to smaller ones. */
const PARTS: Record<string, number> = { MLT: 1000, GRM: 1000, ml: 1000, g: 1000 };
const CODES: Record<string, string> = { l: 'LTR', kg: 'KGM', sqm: 'MTK', m: 'MTR', ct: 'C62' };

const shopOf = (lang: Language) => catalogueOperations(contexts[lang]);

function perUnit(cents: number, content: number, unit: string, base: string): BasePrice {
  const value = Math.round((cents * (PARTS[unit] ?? 1)) / content);
  return { value, unit: base as BasePrice['unit'] };
}

function saidByData(data: ReturnType<typeof productData>): ShownPrice {
  const offer = data.offers as Offer;
  const [{ price, referenceQuantity: of }] = offer.priceSpecification as [
    Offer['priceSpecification'][0],
  ];
  const cents = Math.round(Number(price) * 100);
  expect(offer.price).toBe(price);
  return {
    cents,
    unitPrice: of ? perUnit(cents, of.value, of.unitCode, of.valueReference.unitCode) : null,
    isThere: !offer.availability.endsWith('/OutOfStock'),
  };
}

const SELLER = { name: '', street: '', town: '', phoneNumber: '', email: '' };
const SITE = { seller: SELLER, ratingSteps: [], priceGroup: 'gross' } as unknown as Parameters<
  typeof productView
>[3];

function saidByPage(product: Product, choice: ChoiceView | null, path: string): ShownPrice {
  const { price, isSalable } = productView(product, choice, path, SITE);
  return { cents: price.price, unitPrice: price.basePrice, isThere: isSalable };
}

function saidByFeed(item: string): ShownPrice {
  const of = (name: string) => new RegExp(`<g:${name}>([^<]*)<`).exec(item)?.[1] ?? '';
  const cents = Math.round(parseFloat(of('sale_price') || of('price')) * 100);
  const [content, unit] = of('unit_pricing_measure').split(' ');
  const base = of('unit_pricing_base_measure').split(' ')[1];
  return {
    cents,
    unitPrice: base ? perUnit(cents, Number(content), unit!, CODES[base]!) : null,
    isThere: of('availability') === 'in_stock',
  };
}

const NO_REVIEWS: ReviewPage = {
  feedbacks: [],
  counts: {
    ratingsCountOf1: 0,
    ratingsCountOf2: 0,
    ratingsCountOf3: 0,
    ratingsCountOf4: 0,
    ratingsCountOf5: 0,
    ratingsCountTotal: 0,
    averageValue: 0,
  },
  pagination: { page: 1, lastPage: 1, isLastPage: true, totalCount: 0 },
};

async function feedOf(lang: Language): Promise<Map<number, ShownPrice>> {
  const shop = shopOf(lang);
  const said = new Map<number, ShownPrice>();
  const { goodsTotal } = await shop.getSitemap();
  for (let from = 0; from < goodsTotal; from += 200) {
    for (const goods of await shop.getFeedGoods({ from, count: 200 })) {
      const item = feedItem({ publicOrigin: ORIGIN, locale: lang }, goods);
      if (item) said.set(goods.product.variation.id, saidByFeed(item));
    }
  }
  return said;
}

/** No price differs between them. */
const LANGUAGES: Language[] = process.env.TEST_ALL ? ['de', 'en'] : ['de'];

test.each<Language>(LANGUAGES)(
  'in %s page, structured data, lists and feed agree',
  async (lang) => {
    const shop = shopOf(lang);
    const feed = await feedOf(lang);
    expect(feed.size).toBeGreaterThan(rows.length * 0.8);
    const cards = new Map<number, ShownPrice>();
    for (let n = 0; n < rows.length; n += 200) {
      const variationIds = rows.slice(n, n + 200).map(({ id }) => id);
      for (const product of await shop.getProductsByIds({ variationIds })) {
        const { price, isSalable } = productCardView(product, 'gross');
        // A list shows the price of a piece in a large quantity; the comparison skips it.
        if (price.isFrom) continue;
        cards.set(product.variation.id, {
          cents: price.price,
          unitPrice: price.basePrice,
          isThere: isSalable,
        });
      }
    }
    const differing: unknown[] = [];
    const compare = (
      id: number,
      page: ShownPrice,
      others: Record<string, ShownPrice | undefined>,
    ) => {
      for (const [by, said] of Object.entries(others)) {
        if (said && JSON.stringify(said) !== JSON.stringify(page)) {
          differing.push({ id, by, said, page });
        }
      }
    };
    for (const [id, card] of cards) compare(id, card, { feed: feed.get(id) });
    let withUnitPrice = 0;
    // The page of one variation includes the prices of the others of its item.
    const onePerItem = new Map(rows.map((row) => [row.itemId, row]));
    for (const { id, itemId } of onePerItem.values()) {
      const product = (await shop.getProduct({ id: itemId, variationId: id }))!;
      const path = `/${product.texts.urlPath}_${itemId}_${id}`;
      const address = { itemId, variationId: id, canonicalPath: path };
      const choice = productChoice(product, address as never, new URLSearchParams());
      const page = saidByPage(product, choice.view, path);
      const site = { url: ORIGIN + path, publicOrigin: ORIGIN };
      const data = productData(product, choice.view, reviewsView(NO_REVIEWS), site);
      compare(id, page, { data: saidByData(data), card: cards.get(id), feed: feed.get(id) });
      for (const other of product.variationAttributeMap?.variations ?? []) {
        const { price: cents, basePrice: unitPrice } = priceOf(other);
        const isThere = other.isSalable;
        compare(
          other.variationId,
          { cents, unitPrice, isThere },
          { card: cards.get(other.variationId) },
        );
      }
      if (page.unitPrice) withUnitPrice += 1;
      const wrong = wrongInData(data, ORIGIN);
      if (wrong.length > 0) differing.push({ id, wrong });
    }
    expect(differing.slice(0, 5)).toEqual([]);
    expect(withUnitPrice).toBeGreaterThan(onePerItem.size / 3);
  },
  120_000,
);
