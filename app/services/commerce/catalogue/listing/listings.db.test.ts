import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../../../../../tests/support/commerce-context';
import { openPaintShop, type PaintShop } from '../../../../../tests/support/paint-shop';
import {
  facetResultSchema,
  searchResultSchema,
  taggedResultSchema,
  type GetSearchInput,
  type GetTaggedInput,
} from '../../../shop-api';
import { catalogueOperations } from '../goods/operations';

let shop: PaintShop;

beforeAll(async () => {
  shop = await openPaintShop();
});
afterAll(() => shop.database.drop());

describe('getFacet', () => {
  test('lists a category and those below, with filters', async () => {
    const result = await catalogueOperations(shop.ctx).getFacet({ categoryUrlPath: '/farben/' });
    expect(facetResultSchema.parse(result)).toEqual(result);
    expect(result!.products.map((product) => product.texts.name1)).toEqual([
      'Farbrolle',
      'Grüne Küchenfarbe',
      'Renovierset',
      'Weißlack für Türen',
    ]);
    expect(result!.children).toMatchObject([{ name: 'Wandfarben', itemCount: 1 }]);
    expect(result!.languageUrls).toEqual({
      de: '/farben',
      en: '/farben-en',
      'x-default': '/farben',
    });
    expect(result!.facets.map((group) => group.type)).toEqual(
      expect.arrayContaining(['price', 'dynamic', 'producer', 'availability', 'feedback']),
    );
  });

  test('starts with goods the operator recommends; equal ones are sorted by name', async () => {
    const { pool } = shop.database;
    const setScore = 'update item set score = $2 where id = any ($1)';
    await pool.query(setScore, [[shop.lacquer.itemId, shop.bundle.itemId], 7]);
    const result = await catalogueOperations(await createTestContext(pool)).getFacet({
      categoryId: shop.root,
    });
    await pool.query(setScore, [[shop.lacquer.itemId, shop.bundle.itemId], 0]);
    expect(result!.sort).toBe('item.score');
    expect(result!.products.map((product) => product.texts.name1)).toEqual([
      'Renovierset',
      'Weißlack für Türen',
      'Farbrolle',
      'Grüne Küchenfarbe',
    ]);
  });

  test('a chosen facet shows the variation that has it', async () => {
    const { rows } = await shop.database.pool.query(
      `select attribute_value_id as id from attribute_value_text where name = '2,5 l' and lang = 'de'`,
    );
    const facets = [String(rows[0].id), 'nonsense', '424242'];
    const result = await catalogueOperations(shop.ctx).getFacet({ categoryId: shop.root, facets });
    expect(result!.products.map((product) => product.variation.id)).toEqual([
      shop.paint.variationIds[1],
    ]);
    const chosen = result!.facets.flatMap(({ values }) => values.filter((value) => value.selected));
    expect(chosen).toMatchObject([{ name: '2,5 l', count: 1 }]);
  });

  test('notes all that changes the page: its category, its list, and the clock', async () => {
    const ctx = await createTestContext(shop.database.pool, { index: shop.ctx.index });
    const result = await catalogueOperations(ctx).getFacet({
      categoryId: shop.root,
      priceMax: 500,
    });
    expect(result!.products.map((product) => product.texts.name1)).toEqual(['Farbrolle']);
    expect([...ctx.tags]).toEqual(
      expect.arrayContaining([
        'catalogue',
        'categories',
        `category:${shop.root}`,
        `listing:${shop.root}`,
        // An offer of goods that are not on this page ends then and may move them onto it.
        'until:2099-01-01T00:00:00.000Z',
      ]),
    );
  });

  test('a path of the other language is found; no category, null', async () => {
    const result = await catalogueOperations(shop.english).getFacet({ categoryUrlPath: 'farben' });
    expect(result!.category!.details[0]).toMatchObject({ lang: 'en', path: '/farben-en' });
    expect(
      await catalogueOperations(shop.ctx).getFacet({ categoryUrlPath: '/nirgends' }),
    ).toBeNull();
    expect(await catalogueOperations(shop.ctx).getFacet({})).toBeNull();
  });
});

describe('getTagged', () => {
  let tags: { named: number; germanOnly: number; nameless: number };
  const ask = (tagId: number, context: TestContext, more: Partial<GetTaggedInput> = {}) =>
    catalogueOperations(context).getTagged({ tagId, ...more });

  beforeAll(async () => {
    const { pool } = shop.database;
    const { rows } = await pool.query<{ id: number }>(
      `insert into tag (external_id, color)
       values ('t-named', '#102030'), ('t-german', '#ffffff'), ('t-nameless', '#ffffff') returning id`,
    );
    const [named, germanOnly, nameless] = rows.map(({ id }) => id) as [number, number, number];
    tags = { named, germanOnly, nameless };
    await pool.query(
      `insert into tag_text (tag_id, lang, name)
       values ($1, 'de', 'Für Küchen'), ($1, 'en', 'For kitchens'), ($2, 'de', 'Lösemittelfrei'),
              ($2, 'en', ' '), ($3, 'de', '')`,
      [named, germanOnly, nameless],
    );
    const { paint, lacquer } = shop;
    await pool.query('insert into item_tag (item_id, tag_id) values ($1, $3), ($2, $3)', [
      paint.itemId,
      lacquer.itemId,
      named,
    ]);
  });
  afterAll(() => shop.database.pool.query(`delete from tag where external_id like 't-%'`));

  test('lists the goods of a tag, and no others, with filters', async () => {
    const result = await ask(tags.named, shop.ctx);
    expect(taggedResultSchema.parse(result)).toEqual(result);
    expect(result!.tag).toEqual({
      id: tags.named,
      names: { name: 'Für Küchen' },
      color: '#102030',
    });
    const path = (slug: string) => `/tag/${slug}_${tags.named}`;
    const [de, en] = [path('fuer-kuechen'), path('for-kitchens')];
    expect(result!.languageUrls).toEqual({ de, en, 'x-default': de });
    const ids = result!.products.map(({ item }) => item.id);
    expect(ids.toSorted()).toEqual([shop.paint.itemId, shop.lacquer.itemId].toSorted());
    const categories = result!.facets.find(({ type }) => type === 'category')!;
    expect(categories.values.map(({ count }) => count)).toEqual([2]);

    const dear = await ask(tags.named, shop.ctx, { priceMin: 1_000_000 });
    expect(dear!.products).toEqual([]);
  });

  test('is in the language of the request, or in the only one it has', async () => {
    expect((await ask(tags.named, shop.english))!.tag.names.name).toBe('For kitchens');
    const only = await ask(tags.germanOnly, shop.english);
    expect(only!.tag.names.name).toBe('Lösemittelfrei');
    expect(only!.languageUrls.en).toBe(only!.languageUrls.de);
    expect(only!.products).toEqual([]);
  });

  test('is null for a tag without a name, and for an unknown one', async () => {
    expect(await ask(tags.nameless, shop.ctx)).toBeNull();
    expect(await ask(999_999, shop.ctx)).toBeNull();
  });
});

describe('getSearch', () => {
  const search = async (
    term: string,
    context: () => TestContext = () => shop.ctx,
    more: Partial<GetSearchInput> = {},
  ) => {
    const result = await catalogueOperations(context()).getSearch({ term, ...more });
    expect(searchResultSchema.parse(result)).toEqual(result);
    return { ...result, ids: result.products.map((product) => product.item.id) };
  };

  test.each([
    ['Küchenfarbe', 'paint'],
    ['kuechenfarbe', 'paint'],
    ['kuchenfarben', 'paint'],
    ['lack', 'lacquer'],
    ['Weisslack für Türen', 'lacquer'],
    ['kitchen', 'paint'],
    ['Nordfarbe salbei', 'paint'],
    ['kf-075', 'paint'],
    ['Renoviersets', 'bundle'],
  ] as [string, 'paint' | 'lacquer' | 'bundle'][])('%s finds %s', async (term, wanted) => {
    expect((await search(term)).ids).toEqual([shop[wanted].itemId]);
  });

  test('typing errors are corrected and the correction is returned', async () => {
    const result = await search('Küchenfabre');
    expect(result.ids).toEqual([shop.paint.itemId]);
    expect(result.correctedTerm).toBe('küchenfarbe');
    expect((await search('Küchenfarbe')).correctedTerm).toBeNull();
  });

  test.each(['', '   ', '%%%', "'; drop table item; --", 'xyzzyq', ':* & | !', 'für', '\\'])(
    'finds nothing for %j',
    async (term) => {
      expect((await search(term)).products).toEqual([]);
    },
  );

  test('filters work on what was found', async () => {
    const all = await search('farbe');
    expect(all.ids).toContain(shop.paint.itemId);
    const kitchen = all.facets
      .flatMap((group) => group.values)
      .find((value) => value.name === 'Küche')!;
    expect((await search('farbe', () => shop.ctx, { facets: [kitchen.id] })).ids).toEqual([
      shop.paint.itemId,
    ]);
  });

  test('the other language is found too', async () => {
    expect((await search('Türen', () => shop.english)).ids).toEqual([shop.lacquer.itemId]);
  });
});

describe('resolvePath', () => {
  const resolve = (path: string, context: () => TestContext = () => shop.ctx) =>
    catalogueOperations(context()).resolvePath({ path });

  test('items, variations and their fallback', async () => {
    const id = shop.paint.itemId;
    const canonicalPath = `/gruene-kuechenfarbe_${id}`;
    expect(await resolve(`/irgendwas_${id}`)).toEqual({
      kind: 'product',
      itemId: id,
      variationId: null,
      variationIds: shop.paint.variationIds.slice(0, 2),
      canonicalPath,
      right: 'all',
    });
    expect(await resolve(`/x_${id}_${shop.paint.variationIds[1]}`)).toMatchObject({
      variationId: shop.paint.variationIds[1],
      canonicalPath: `${canonicalPath}_${shop.paint.variationIds[1]}`,
    });
    expect(await resolve(`/gruene-kuechenfarbe_${id}`, () => shop.english)).toMatchObject({
      canonicalPath: `/green-kitchen-paint_${id}`,
    });
  });

  test('a link identifies the variation; its slug is ignored', async () => {
    const { itemId, variationIds } = shop.paint;
    const address = {
      kind: 'product',
      itemId,
      variationId: variationIds[1],
      variationIds: variationIds.slice(0, 2),
      canonicalPath: `/gruene-kuechenfarbe_${itemId}_${variationIds[1]}`,
    };
    expect(await resolve(`/p/${variationIds[1]}/gruene-kuechenfarbe`)).toMatchObject(address);
    expect(await resolve(`/p/${variationIds[1]}/ral_9010/`)).toMatchObject(address);
    expect(await resolve('/p/999999/x')).toBeNull();
    expect(await resolve(`/p/${variationIds[1]}`)).toBeNull();
    expect(await resolve(`/p/${variationIds[1]}/x/y`)).toBeNull();
  });

  test('a number of another item is not one of its variations', async () => {
    const { itemId } = shop.paint;
    const named = await shop.fixture.item({
      name: 'Weiß',
      urlPath: 'ral_9010',
      urlPathEn: 'white',
    });
    expect(await resolve(`/gruene-kuechenfarbe_${itemId}_${named.itemId}`)).toBeNull();
    // Nor if the first one is no item: the path of the second has no 9011.
    expect(await resolve(`/ral_9011_${named.itemId}`)).toBeNull();
    const canonicalPath = `/ral_9010_${named.itemId}`;
    expect(await resolve(canonicalPath)).toMatchObject({ itemId: named.itemId, canonicalPath });
    expect(await resolve(canonicalPath, () => shop.english)).toMatchObject({
      canonicalPath: `/white_${named.itemId}`,
    });
    await shop.database.pool.query('delete from item where id = $1', [named.itemId]);
  });

  test('categories, and unknown paths', async () => {
    await shop.fixture.category('Lacke für Kunden', { parent: shop.hidden });
    await shop.ctx.index.applyChanges(['categories']);
    expect(await resolve('/farben/wandfarben')).toEqual({
      kind: 'category',
      categoryId: shop.walls,
      categoryType: 'item',
      right: 'all',
    });
    expect(await resolve('/fuer-kunden')).toMatchObject({
      categoryId: shop.hidden,
      right: 'customer',
    });
    expect(await resolve('/fuer-kunden/lacke-fuer-kunden')).toMatchObject({ right: 'customer' });
    expect(await resolve('/nirgends')).toBeNull();
    expect(await resolve('/weg_999999')).toBeNull();
  });
});

describe('goods that are only in a category for customers', () => {
  let secret: Awaited<ReturnType<typeof shop.fixture.item>>;
  let both: typeof secret;
  let ctx: TestContext;
  beforeAll(async () => {
    const inside = await shop.fixture.category('Innen', { parent: shop.walls, right: 'customer' });
    const name = 'Geheimlasur';
    secret = await shop.fixture.item({ name, categories: [inside, shop.hidden] });
    both = await shop.fixture.item({ name: 'Beidlasur', categories: [shop.hidden, shop.walls] });
    await shop.fixture.insert('item_relation', {
      item_id: both.itemId,
      related_item_id: secret.itemId,
      relation: 'Similar',
      position: 1,
    });
    await shop.database.pool.query('select refresh_search()');
    ctx = await createTestContext(shop.database.pool);
  });
  afterAll(async () => {
    const ids = [secret.itemId, both.itemId];
    await shop.database.pool.query('delete from item where id = any($1)', [ids]);
    await shop.database.pool.query('select refresh_search()');
  });
  const namesOf = (list: { products: { texts: { name1: string } }[] } | null) =>
    list!.products.map(({ texts }) => texts.name1).filter((name) => name.endsWith('lasur'));

  test('are in no public list, and in that of their category', async () => {
    const { getFacet, getSearch, getCrossSelling } = catalogueOperations(ctx);
    expect(namesOf(await getFacet({ categoryId: shop.root }))).toEqual(['Beidlasur']);
    expect(namesOf(await getSearch({ term: 'Geheimlasur' }))).toEqual([]);
    expect(namesOf(await getSearch({ term: 'Beidlasur' }))).toEqual(['Beidlasur']);
    const similar = { itemId: both.itemId, relation: 'Similar', limit: 4 } as const;
    expect(await getCrossSelling(similar)).toEqual([]);
    expect(namesOf(await getFacet({ categoryId: shop.hidden }))).toEqual([
      'Beidlasur',
      'Geheimlasur',
    ]);
  });

  test('have a page for customers; goods in both kinds of categories have a public one', async () => {
    const { resolvePath, getProduct } = catalogueOperations(ctx);
    const rightOf = async ({ itemId }: typeof secret) => resolvePath({ path: `/x_${itemId}` });
    expect(await rightOf(secret)).toMatchObject({ right: 'customer' });
    expect(await rightOf(both)).toMatchObject({ right: 'all' });
    const trail = (await getProduct({ id: both.itemId }))!.breadcrumbs;
    expect(trail.map(({ name }) => name)).toEqual(['Farben', 'Wandfarben']);
  });
});

test('the tree has counts and leaves customer-only categories out', async () => {
  const tree = await catalogueOperations(shop.ctx).getCategoryTree();
  expect(tree).toMatchObject([
    {
      id: shop.root,
      itemCount: 4,
      childCount: 1,
      children: [{ id: shop.walls, itemCount: 1, path: '/farben/wandfarben' }],
    },
  ]);
  expect(tree).toHaveLength(1);
});
