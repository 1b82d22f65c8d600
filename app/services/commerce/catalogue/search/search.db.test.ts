import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../../../../../tests/support/commerce-context';
import type { TestDatabase } from '../../../../../tests/support/database';
import { createDemoDatabase } from '../../../../../tests/support/demo-database';
import { searchResultSchema, type Language } from '../../../shop-api';
import { catalogueOperations } from '../goods/operations';

let database: TestDatabase;
let contexts: Record<Language, TestContext>;

beforeAll(async () => {
  database = await createDemoDatabase();
  const de = await createTestContext(database.pool);
  contexts = {
    de,
    en: await createTestContext(database.pool, { lang: 'en', index: de.index }),
  };
});
afterAll(async () => {
  await database.drop();
});

async function search(lang: Language, term: string) {
  const result = await catalogueOperations(contexts[lang]).getSearch({ term });
  const names = result.products.map((product) => product.texts.name1);
  return { ...result, names };
}

/** Each of the first `first` names matches. */
test.each<[Language, string, RegExp, number]>([
  ['de', 'Pinsel', /^(Flach|Lasur|Ring|Heizkörper)pinsel/, 4],
  ['de', 'pinseln', /pinsel/i, 4],
  ['de', 'Pinselkamm', /^Pinselkamm/, 1],
  ['de', 'Wandfarbe', /Wandfarbe/, 20],
  ['de', 'WANDFARBEN', /Wandfarbe/, 20],
  ['de', 'wandfarb', /Wandfarbe/, 20],
  ['de', 'farbe', /farbe/i, 20],
  ['de', 'Fassadenfarbe salbei', /Fassadenfarbe|Salbei/, 1],
  ['de', 'lack', /lack /i, 20],
  ['de', 'Buntlack', /Buntlack/, 10],
  ['de', 'Sprühlack', /Sprühlack/, 10],
  ['de', 'spruehlack', /Sprühlack/, 10],
  ['de', 'spruhlack', /Sprühlack/, 10],
  ['de', 'Heizkörperlack', /^Heizkörperlack/, 1],
  ['de', 'heizkoerper', /^Heizkörper/, 2],
  ['de', 'weiß', /Kreide|Milchglas|Mandelblüte|Leinen|Morgennebel|Vanillezucker|weiß/, 10],
  ['de', 'weiß matt 2,5 l', /Kreide|Milchglas|Mandelblüte|Leinen|Morgennebel|Vanillezucker/, 6],
  ['de', 'wandfarbe salbei', /Ruhepol Wandfarbe Salbei/, 1],
  ['de', 'salbei wandfarbe', /Ruhepol Wandfarbe Salbei/, 1],
  ['de', 'salbei', /Salbei/, 5],
  ['de', 'salbei', /Wandfarbe|Kinderzimmerfarbe/, 2],
  ['de', '4120', /Wandfarbe|Kinderzimmerfarbe/, 2],
  ['de', '4120', /Salbei|Probiertopf|Abtönpaste/, 7],
  ['de', 'Wandfarbe 4120', /Ruhepol Wandfarbe Salbei/, 1],
  ['de', 'Malerband', /^Malerband/, 1],
  ['de', 'rolle', /rolle/i, 4],
  ['de', 'Tiefengrund', /^Tiefengrund/, 1],
  ['de', 'rostschutz', /^Rostschutzgrund/, 1],
  ['de', 'zimmerset', /^Zimmerset/, 5],
  ['de', 'spray', /Spr(ü|u)h/, 5],
  ['de', 'tape', /Feinkrepp|Malerband/, 2],
  ['de', 'brush', /pinsel|streicher/i, 4],
  ['de', 'gartenzaun', /Zaunset|Waldsaum|Flächenstreicher/, 4],
  ['de', 'Lack für Heizkörper', /^Heizkörperlack/, 1],
  ['en', 'brush', /brush/, 6],
  ['en', 'flat brush', /flat brush/, 1],
  ['en', 'brushes', /brush/, 6],
  ['en', 'wall paint', /wall paint/i, 20],
  ['en', 'white wall paint', /wall paint, (Milk|Almond|Linen|Morning|Vanilla|Chalk)/, 6],
  ['en', 'radiator', /radiator/, 2],
  ['en', 'masking tape', /masking tape/, 1],
  ['en', 'sage', /Sage/, 5],
  ['en', 'Pinsel', /brush/, 4],
  ['en', 'sandpaper', /sandpaper/, 1],
  ['de', 'schimmel', /Kalkfarbe/, 10],
  ['de', 'Farbe gegen Schimmel', /Kalkfarbe|farbe/i, 1],
  ['de', 'kinderzimmer', /Kinderzimmerfarbe/, 10],
  ['de', 'kreidefarbe', /Kreidelack|Kreidefarbe/, 5],
  ['de', 'limewash', /Kalkfarbe/, 10],
  ['en', 'limewash', /lime ?(paint|wash)/i, 10],
  ['en', 'chalk paint', /chalk (lacquer|paint)/i, 5],
  ['en', 'masonry paint', /(facade|masonry) paint/i, 10],
  ['en', 'emulsion', /wall paint/i, 10],
  ['en', 'mold', /lime ?(paint|wash)/i, 10],
  ['en', 'color', /./, 1],
])('%s: %s', async (lang, term, wanted, first) => {
  const { names, correctedTerm } = await search(lang, term);
  expect(names.length).toBeGreaterThanOrEqual(first);
  expect(names.slice(0, first).filter((name) => !wanted.test(name))).toEqual([]);
  expect(correctedTerm).toBe(term === 'gartenzaun' ? 'zaun' : null);
});

test.each<[Language, string, string, RegExp]>([
  ['de', 'pinzel', 'pinsel', /pinsel/],
  ['de', 'salbie', 'salbei', /Salbei/],
  ['de', 'wandfabre', 'wandfarbe', /Wandfarbe/],
  ['de', 'türlack', 'tür lack', /Tür|tür|lack/],
  ['de', 'farve', 'farbe', /farbe/i],
  ['de', 'lacl', 'lack', /lack/i],
  ['de', 'lakc', 'lack', /lack/i],
  ['de', 'lcak', 'lack', /lack/i],
  ['de', 'lasurr', 'lasur', /lasur/i],
  ['de', 'grühn', 'grün', /grün|Tanne|Schilf/i],
  ['de', 'rolel', 'rolle', /rolle/i],
  ['en', 'bruhs', 'brush', /brush/],
  ['en', 'laquer', 'lacquer', /paint/i],
])('%s: %s is corrected to %s', async (lang, term, corrected, wanted) => {
  const result = await search(lang, term);
  expect(result.correctedTerm).toBe(corrected);
  expect(result.names[0]).toMatch(wanted);
});

test.each<[Language, string]>([
  ['de', 'schimmelpilz'],
  ['de', 'RAL 7016'],
  ['en', 'RAL 7016'],
])('%s: nothing is found for %s rather than other goods', async (lang, term) => {
  expect(await search(lang, term)).toMatchObject({ names: [], correctedTerm: null });
});

test.each<[Language, string, string, number]>([
  ['de', 'terrakotta', 'Terrakotta 6030', 0],
  ['en', 'terracotta', 'Terracotta 6030', 0],
  ['de', '4120', 'Salbei 4120', 0],
])('%s: the shade sought by %s is the first of the filter', async (lang, term, name, place) => {
  const { facets } = await search(lang, term);
  const shades = facets.find(({ id }) => id === 'shade')!;
  expect(shades.values.length).toBeGreaterThan(12);
  expect(shades.values[place]).toMatchObject({ name, selected: false });
  expect(shades.values[place]!.count).toBeGreaterThan(3);
});

test('a shade filters goods made in it and goods available in it, shown in that shade', async () => {
  const { rows } = await database.pool.query<{ id: string; path: string }>(
    `select 'shade-' || id as id from shade where external_id = 'chalk'`,
  );
  const facets = [rows[0]!.id];
  const shop = catalogueOperations(contexts.en);
  const result = await shop.getFacet({ categoryUrlPath: '/farben-lacke/innenfarben', facets });
  expect(result!.products.length).toBeGreaterThanOrEqual(4);
  for (const product of result!.products) expect(product.shade?.name).toBe('Chalk');
  expect(result!.products.some(({ texts }) => /tester/i.test(texts.name1))).toBe(true);
  const group = result!.facets.find(({ id }) => id === 'shade')!;
  expect(group.values[0]).toMatchObject({ name: 'Chalk 1010', selected: true });
  expect(result!.pagination.totals).toBe(group.values[0]!.count);
  const worlds = await shop.getFacet({ categoryUrlPath: '/farbwelten' });
  expect(worlds!.facets.find(({ id }) => id === 'shade')!.values.length).toBeGreaterThan(50);
});

test('goods for indoors and outdoors are among those for each', async () => {
  const { rows } = await database.pool.query<{ id: string }>(
    `select 'property-' || id as id from property_value where external_id in ('area=inside', 'area=outside') order by id`,
  );
  const count = async (facets: string[]) =>
    (await catalogueOperations(contexts.de).getFacet({
      categoryUrlPath: '/farben-lacke/lacke',
      facets,
    }))!.pagination.totals;
  const [inside, outside] = [await count([rows[0]!.id]), await count([rows[1]!.id])];
  expect(inside).toBeGreaterThan(100);
  expect(inside + outside).toBeGreaterThan(await count([]));
});

describe('order', () => {
  test('an article number comes first', async () => {
    const { rows } = await database.pool.query(
      `select number, item_id from variation order by id desc limit 1`,
    );
    const result = await search('de', String(rows[0].number).toLowerCase());
    expect(result.products[0]!.item.id).toBe(rows[0].itemId);
  });

  test.each<[string, (number: string) => string]>([
    ['as it stands', (number) => number],
    ['run together', (number) => number.replaceAll('-', '')],
    ['with a blank', (number) => number.replaceAll('-', ' ')],
    ['with an en dash', (number) => number.replaceAll('-', '–')],
    ['with an underscore', (number) => number.replaceAll('-', '_')],
    ['with a dot, in small letters', (number) => number.replaceAll('-', '.').toLowerCase()],
    ['with an invisible sign', (number) => `${number}\u200b`],
    ['behind a word', (number) => `Art.-Nr. ${number}`],
  ])('an article number comes first, written %s', async (_, write) => {
    const { rows } = await database.pool.query<{ number: string; itemId: number }>(
      `select number, item_id from variation where number like '%-%' order by id limit 1`,
    );
    const { number, itemId } = rows[0]!;
    expect((await search('de', write(number))).products[0]!.item.id).toBe(itemId);
  });

  test.each<[string, (gtin: string) => string]>([
    ['as it stands', (gtin) => gtin],
    ['with blanks', (gtin) => `${gtin[0]} ${gtin.slice(1, 7)} ${gtin.slice(7)}`],
    ['as GTIN-14', (gtin) => `0${gtin}`],
    ['as a scanner reads it', (gtin) => `(01)0${gtin}`],
    ['behind a word', (gtin) => `EAN ${gtin}`],
  ])('a GTIN finds only its goods, written %s', async (_, write) => {
    const { rows } = await database.pool.query<{ gtin: string; itemId: number }>(
      `select gtin, item_id from variation where gtin <> '' order by id limit 1`,
    );
    const { gtin, itemId } = rows[0]!;
    const { products } = await search('de', write(gtin));
    expect(products.map(({ item }) => item.id)).toEqual([itemId]);
  });

  test('of equally near goods those that can be bought come first', async () => {
    const before = await search('de', 'Flachpinsel');
    const id = before.products[0]!.item.id;
    expect((await search('de', 'Pinsel')).names[0]).toMatch(/^Flachpinsel/);
    const stock = `update stock set on_hand = $2 + reserved
      where variation_id in (select id from variation where item_id = $1)`;
    const limited = `update variation set is_stock_limited = $2 where item_id = $1`;
    await database.pool.query(stock, [id, 0]);
    await database.pool.query(limited, [id, true]);
    await contexts.de.index.applyChanges([`item:${id}`]);
    const { products } = await search('de', 'Pinsel');
    const heads = products.slice(0, 4).map((product) => product.texts.name1);
    expect(heads[3]).toMatch(/^Flachpinsel/);
    await database.pool.query(stock, [id, 50]);
    await contexts.de.index.applyChanges([`item:${id}`]);
  });

  test('goods with most of the words when none has all', async () => {
    const result = await search('de', 'wandfarbe salbei qqxqq');
    expect(result.names[0]).toMatch(/Wandfarbe Salbei/);
    expect(result.correctedTerm).toBeNull();
  });

  test('a change of a category or a size is found immediately', async () => {
    await database.pool.query(
      `update attribute_value_text set name = 'Fingerhut' where lang = 'de'
        and attribute_value_id = (select min(attribute_value_id) from variation_attribute_value)`,
    );
    expect((await search('de', 'fingerhut')).names.length).toBeGreaterThan(0);
  });
});

describe('a size', () => {
  async function ofSize(milliLitres: number): Promise<number[]> {
    const { rows } = await database.pool.query<{ id: number }>(
      `select distinct v.item_id as id from variation v
         join unit_combination c on c.id = v.unit_combination_id
        where v.is_active and (c.unit_code, c.content_milli) in (('LTR', $1), ('MLT', $1 * 1000))`,
      [milliLitres],
    );
    return rows.map(({ id }) => id);
  }

  test.each<[Language, string, number]>([
    ['de', '0,75 l', 750],
    ['de', '0.75 l', 750],
    ['en', '0,75 l', 750],
    ['de', '750 ml', 750],
    ['de', '75 cl', 750],
    ['de', '¾ l', 750],
    ['de', '0,375 l', 375],
    ['en', '0.375 litres', 375],
    ['de', '1000 ml', 1000],
    ['de', '2500 ml', 2500],
    ['de', '2.500 ml', 2500],
    ['en', '2,500 ml', 2500],
  ])('%s: "%s" finds goods of this size before all others', async (lang, term, milliLitres) => {
    const wanted = await ofSize(milliLitres);
    const { products, pagination } = await search(lang, term);
    expect(wanted.length).toBeGreaterThan(0);
    expect(pagination.totals).toBeGreaterThanOrEqual(wanted.length);
    expect(products.filter(({ item }) => !wanted.includes(item.id))).toEqual([]);
  });

  test('without a unit matches any unit', async () => {
    const wanted = await ofSize(750);
    const { products } = await search('de', '0,75');
    expect(products.length).toBeGreaterThan(0);
    expect(products.filter(({ item }) => !wanted.includes(item.id))).toEqual([]);
  });

  test('that no goods have finds nothing rather than another size', async () => {
    expect((await search('de', '0,83 l')).pagination.totals).toBe(0);
  });

  test('combines with other words, and follows a change of the goods', async () => {
    const { products } = await search('de', 'Wandfarbe 2500 ml');
    expect(products.length).toBeGreaterThan(0);
    const wanted = await ofSize(2500);
    expect(products.filter(({ item }) => !wanted.includes(item.id))).toEqual([]);
    const { id } = products[0]!.item;
    await database.pool.query(
      `update variation set unit_combination_id = (select id from unit_combination
         where unit_code = 'C62' limit 1) where item_id = $1`,
      [id],
    );
    await contexts.de.index.applyChanges([`item:${id}`]);
    const after = await search('de', 'Wandfarbe 2500 ml');
    expect(after.products.map(({ item }) => item.id)).not.toContain(id);
  });
});

test('cached words follow goods that are renamed, added and deleted', async () => {
  const terms = ['pinsel', 'Flachpinsel', 'lack matt', 'salbei', 'zottel', 'Zottelpinsel'];
  const { index } = contexts.de;
  const all = async (context: TestContext) => {
    const shop = catalogueOperations(context);
    const found = terms.map(async (term) => {
      const { products, pagination } = await shop.getSearch({ term, itemsPerPage: 100 });
      return [term, pagination.totals, products.map(({ item }) => item.id)];
    });
    return Promise.all(found);
  };
  const before = await all(contexts.de);
  const { rows } = await database.pool.query<{ id: number }>(
    `update item_text set name1 = 'Zottel' || lower(name1)
      where name1 like 'Flachpinsel%' and lang = 'de' returning item_id as id`,
  );
  await database.pool.query(`delete from item where id =
    (select max(item_id) from item_text where name1 like '%Salbei%')`);
  await index.applyChanges(rows.map(({ id }) => `item:${id}`));
  const after = await all(contexts.de);
  expect(after).not.toEqual(before);
  expect(after.at(-1)![1]).toBeGreaterThan(0);
  // The deleted item was not notified: it is still in the index, but not among the hits.
  await index.applyChanges('everything');
  expect(await all(contexts.de)).toEqual(await all(await createTestContext(database.pool)));
});

describe('the cache', () => {
  /** Renames an item, and notifies the index of it and of the given tags. */
  async function rename(name: string, itemId: number, tags: string[] = []): Promise<void> {
    const text = `update item_text set name1 = $1 where item_id = $2 and lang = 'de'`;
    await database.pool.query(text, [name, itemId]);
    await database.pool.query('select refresh_search()');
    await contexts.de.index.applyChanges([`item:${itemId}`, ...tags]);
  }

  test('of a phrase: a renamed item is the nearest only while it has that name', async () => {
    const { products } = await search('de', 'salbei wandfarbe');
    const { item, texts } = products.at(-1)!;
    await rename('Salbei Wandfarbe', item.id);
    expect((await search('de', 'salbei wandfarbe')).names[0]).toBe('Salbei Wandfarbe');
    await rename(texts.name1, item.id);
    expect((await search('de', 'salbei wandfarbe')).names[0]).toBe(products[0]!.texts.name1);
  });

  test('of words: compounds with one are found as soon as the words are rebuilt', async () => {
    expect((await search('de', 'salbei')).names).not.toContain('Gartensalbeitopf');
    const { products } = await search('de', 'Pinselkamm');
    const { item, texts } = products[0]!;
    await rename('Gartensalbeitopf', item.id, ['listing', 'words']);
    const found = await catalogueOperations(contexts.de).getSearch({
      term: 'salbei',
      itemsPerPage: 100,
    });
    expect(found.products.map((product) => product.item.id)).toContain(item.id);
    await rename(texts.name1, item.id, ['words']);
  });

  test('of a correction: a word nearer to the typed one counts as soon as it exists', async () => {
    expect((await search('de', 'Pimselkmamm')).correctedTerm).toBe('pinselkamm');
    const { item, texts } = (await search('de', 'Pinselkamm')).products[0]!;
    await rename('Pimselkmamn', item.id, ['words']);
    expect((await search('de', 'Pimselkmamm')).correctedTerm).toBe('pimselkmamn');
    await rename(texts.name1, item.id, ['words']);
  });
});

test('any text is answered', async () => {
  const sign = fc.constantFrom(
    ...`'"%_\\&|!:*()<->@~.,;-/#\0 \n💜ßÄ²½٣e\u0301漢`,
    'l',
    'weiß ',
    '2,5',
    ':*',
    "''",
  );
  const text = fc.oneof(
    fc.string({ maxLength: 120, unit: 'binary' }),
    fc.string({ maxLength: 40, unit: sign }),
  );
  await fc.assert(
    fc.asyncProperty(text, async (term) => {
      const result = await catalogueOperations(contexts.de).getSearch({ term });
      expect(searchResultSchema.parse(result)).toEqual(result);
    }),
    {
      numRuns: 150,
      examples: [['a'.repeat(200)], ["' | 'pinsel':*"], ['%'], ['1e999'], ['1.2.3.4']],
    },
  );
});

test('a colour family contains the goods of all its shades, and shows them in one of these', async () => {
  const shop = catalogueOperations(contexts.en);
  const { rows } = await database.pool.query<{ family: string; color: string }>(
    'select distinct family, color from shade',
  );
  const familyOf = (color: string | undefined) =>
    rows.filter((row) => row.color === color).map(({ family }) => family);
  const ask = (facets: string[]) =>
    shop.getSearch({ term: 'wall paint', facets, itemsPerPage: 100 });
  const all = await ask([]);
  const families = all.facets.find(({ id }) => id === 'family')!;
  expect(families.name).toBe('Colour family');
  const green = families.values.find(({ id }) => id === 'family-green')!;
  expect(green).toMatchObject({ name: 'Green', color: expect.stringMatching(/^#[0-9a-f]{6}$/) });
  const found = await ask(['family-green']);
  expect(found.pagination.totals).toBe(green.count);
  expect(green.count).toBeGreaterThan(3);
  for (const { shade } of found.products) expect(familyOf(shade?.color)).toContain('green');
  // Some goods are available in both.
  const both = (await ask(['family-green', 'family-blue'])).pagination.totals;
  const blue = families.values.find(({ id }) => id === 'family-blue')!;
  expect(both).toBeGreaterThan(Math.max(green.count, blue.count));
  expect(both).toBeLessThanOrEqual(green.count + blue.count);
  expect((await ask(['family-none'])).pagination.totals).toBe(all.pagination.totals);
});

describe('suggestions', () => {
  const suggest = (lang: Language, term: string) =>
    catalogueOperations(contexts[lang]).getSuggestions({ term });

  test('a term that is still being typed suggests words, categories, shades and goods', async () => {
    const found = await suggest('de', 'weiße wandf');
    expect(found.terms).toContain('weiße wandfarbe');
    expect(found.goods.length).toBeGreaterThan(0);
    const walls = await suggest('de', 'Wandf');
    expect(walls.categories.map(({ name }) => name)).toContain('Wandfarben');
    expect(walls.goods).toHaveLength(5);
    for (const { urlPath } of walls.goods) expect(urlPath).not.toBe('');
    expect((await suggest('en', 'wall pai')).categories.map(({ name }) => name)).toContain(
      'Wall paints',
    );
  });

  test('shades are found by the beginning of name and number', async () => {
    const [salbei] = (await suggest('de', 'salb')).shades;
    expect(salbei).toMatchObject({
      name: 'Salbei',
      number: '4120',
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
    expect((await suggest('de', '412')).shades.map(({ name }) => name)).toContain('Salbei');
    expect((await suggest('en', 'sage')).shades.map(({ name }) => name)).toContain('Sage');
  });

  test.each(['', ' ', 'x', '%%', '__', "'; drop", '\0\0', '-'.repeat(200)])(
    'there are no suggestions for %j',
    async (term) => {
      const { categories, shades } = await suggest('de', term);
      expect([categories, shades]).toEqual([[], []]);
    },
  );
});
