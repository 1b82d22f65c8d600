import { beforeEach, expect, test } from 'vitest';
import {
  CATEGORIES,
  ITEMS,
  smallCatalogue,
  useImportDatabase,
  VARIATIONS,
} from '../tests/support/import-database';
import { listenForChanges } from '../database/listen';
import { importCatalogue } from './';

const database = useImportDatabase();
const { query, write } = database;
const catalogue = () => smallCatalogue(write);

/** Returns every row of the catalogue as text. */
async function snapshot(): Promise<string> {
  const parts = await Promise.all(
    [
      'category',
      'category_detail',
      'item',
      'item_text',
      'item_category',
      'variation',
      'variation_price',
      'stock',
      'price_history',
      'search_word',
    ].map((table) => query(`select t::text as row from ${table} t order by 1`)),
  );
  return JSON.stringify(parts);
}

beforeEach(async () => {
  await database.pool.query(
    'truncate item, category, coupon, search_word restart identity cascade',
  );
});

test('a catalogue is imported completely: paths, sizes, prices, history, search words', async () => {
  const report = await importCatalogue(database.pool, catalogue());
  expect(report.problems).toEqual([]);
  expect(await query(`select path from category_detail where lang = 'en' order by path`)).toEqual([
    { path: '/paints' },
    { path: '/paints/wall-paints' },
  ]);
  expect(
    await query(`select kind, minimum_quantity as "from", price from variation_price p
      join variation v on v.id = p.variation_id where v.number = 'N1' order by kind, minimum_quantity`),
  ).toEqual([
    { kind: 'default', from: 1, price: 2495 },
    { kind: 'default', from: 10, price: 2295 },
    { kind: 'default', from: 25, price: 2095 },
    { kind: 'special_offer', from: 1, price: 1995 },
  ]);
  expect(await query('select price from price_history order by price')).toEqual([
    { price: 1295 },
    { price: 1995 },
    { price: 7995 },
  ]);
  const [mint] = await query(
    `select name1, description from item_text where lang = 'en' and name1 like '%Minze'`,
  );
  expect(mint).toEqual({ name1: 'Wandfarbe Minze', description: '<b>Kühl</b>' });
  expect(await query(`select from search_word where word = 'salbei'`)).toHaveLength(1);
  expect(await query('select from variation where is_main')).toHaveLength(2);
});

test('importing again changes nothing', async () => {
  await importCatalogue(database.pool, catalogue());
  const before = await snapshot();
  await importCatalogue(database.pool, catalogue());
  expect(await snapshot()).toBe(before);
});

test('a running shop is notified of the goods that an import has changed, and of no others', async () => {
  await importCatalogue(database.pool, catalogue());
  const heard = (await heardDuring(['variation,item,number,price', 'sage-1,sage,N1,28.95'])).flat();
  const [sage] = await query<{ id: number }>(`select id from item where external_id = 'sage'`);
  expect(heard).toContain(`item:${sage!.id}`);
  expect(heard.filter((tag) => /^item:|^catalogue$|^everything$/.test(tag))).toEqual(
    heard.filter((tag) => tag === `item:${sage!.id}`),
  );
});

test('lists and searches are notified last, when the search words are written', async () => {
  await importCatalogue(database.pool, catalogue());
  const heard = await heardDuring(['item,name_de', 'sage,Wandfarbe Zitrone']);
  expect(heard.findIndex((tags) => tags.some((tag) => tag.startsWith('item:')))).toBe(0);
  expect(heard.at(-1)).toEqual(['listing', 'words']);
  const [words] = await query(
    `select count(*)::int as count from item_search where label @@ 'zitron'::tsquery`,
  );
  expect(words).toEqual({ count: 1 });
});

test('a dry run reports like a real one and changes nothing', async () => {
  await importCatalogue(database.pool, catalogue());
  const before = await snapshot();
  const changed = VARIATIONS.map((line) => line.replace('24,95', '23,95').replace('19.95', '9.95'));
  const bad = [...changed, 'x;nowhere;N9;LTR;1;1;5;;;;'];
  const files = [write('new.csv', [...ITEMS, 'new;wall;Neu;;']), write('changed.csv', bad)];
  const report = await importCatalogue(database.pool, files, { dryRun: true });
  expect(report.problems).toMatchObject([{ file: 'changed.csv', line: 5, column: 'item' }]);
  expect(report.files.map(({ written }) => written)).toEqual([3, 3]);
  expect(await snapshot()).toBe(before);
});

test('existing rows are found by key, updated, and keep values that the file does not contain', async () => {
  await importCatalogue(database.pool, catalogue());
  const [before] = await query<{ id: number }>(`select id from item where external_id = 'sage'`);
  await importCatalogue(database.pool, [
    write('rename.csv', ['item,name_de', 'sage,"Wandfarbe ""Salbei"", matt"']),
    write('prices.csv', ['variation,item,number,price', 'sage-1,sage,N1,29.95']),
  ]);
  const [after] = await query(`select i.id, name1, description from item i
    join item_text t on t.item_id = i.id and lang = 'de' where external_id = 'sage'`);
  expect(after).toEqual({
    id: before?.id,
    name1: 'Wandfarbe "Salbei", matt',
    description: '<p>Schön.</p>',
  });
  expect(
    await query(`select v.minimum_order_quantity, u.content_milli, s.on_hand, p.price from variation v
      join unit_combination u on u.id = v.unit_combination_id join stock s on s.variation_id = v.id
      join variation_price p on p.variation_id = v.id and kind = 'default' and minimum_quantity = 1
      where v.number = 'N1'`),
  ).toEqual([{ minimumOrderQuantity: 1, contentMilli: 2500, onHand: 10, price: 2995 }]);
  expect(await query('select from item_category')).toHaveLength(3);
});

test('bad lines are reported with number, column and reason; the others are imported', async () => {
  await importCatalogue(database.pool, [
    write('categories.csv', CATEGORIES),
    write('items.csv', ITEMS),
  ]);
  const report = await importCatalogue(database.pool, [
    write('variations.csv', [
      '\ufeffvariation,item,number,unit,content,price,gtin,attributes',
      'a,sage,A,LTR,1,19.95,,',
      'b,sage,B,LTR,1,cheap,,',
      'c,nobody,C,LTR,1,1,,',
      '"d",sage,D,LTR,1,1',
      'a,sage,E,LTR,1,1,,',
      'f,sage,F,FOO,1,1,12345678,',
      'g,sage,A,LTR,1,1,,',
      'h,sage,H,LTR,1,1,,shade=red',
      'i,sage,I,LTR,1,1,,',
    ]),
  ]);
  expect(report.problems.map(({ line, column }) => [line, column])).toEqual([
    [3, 'price'],
    [4, 'item'],
    [5, ''],
    [6, 'variation'],
    [7, 'gtin'],
    [9, 'attributes'],
    // The database itself refuses a number that is taken.
    [8, 'number'],
  ]);
  expect(report.problems[0]?.reason).toContain('cheap');
  expect(await query('select number from variation order by number')).toEqual([
    { number: 'A' },
    { number: 'I' },
  ]);
});

test('a category moves with everything below it, and never below itself', async () => {
  await importCatalogue(database.pool, [
    write('categories.csv', [...CATEGORIES, 'green;wall;Grüntöne;Greens', 'home;;Wohnen;Home']),
  ]);
  const report = await importCatalogue(database.pool, [
    write('move.csv', [
      'category;parent;name_de;name_en',
      'wall;home;Wandfarben;Wall paints',
      'home;green;Wohnen;Home',
    ]),
  ]);
  expect(report.problems).toMatchObject([{ line: 3, column: 'parent' }]);
  expect(
    await query(`select path from category_detail d join category c on c.id = d.category_id
      where external_id = 'green' order by lang`),
  ).toEqual([{ path: '/wohnen/wandfarben/gruentoene' }, { path: '/home/wall-paints/greens' }]);
});

test('a quote that is never closed invalidates its line, not the program', async () => {
  const report = await importCatalogue(database.pool, [
    write('items.csv', ['item;name_de', 'a;Anfang', 'b;"Ende', 'c;nie']),
  ]);
  expect(report.problems).toMatchObject([{ file: 'items.csv', column: '' }]);
  expect(await query('select external_id as key from item')).toEqual([{ key: 'a' }]);
});

test('files that are no catalogue are reported, and two concurrent imports are refused', async () => {
  const report = await importCatalogue(database.pool, [write('notes.csv', ['name;remark', 'a;b'])]);
  expect(report.problems).toEqual([
    { file: 'notes.csv', line: 1, column: '', reason: 'the header fits no kind of file' },
  ]);
  const both = await Promise.allSettled([
    importCatalogue(database.pool, catalogue()),
    importCatalogue(database.pool, catalogue()),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('an unlimited name, control characters and a repeated column are refused', async () => {
  const report = await importCatalogue(database.pool, [
    write('items.csv', [
      'item;name_de;description_de',
      `long;${'x'.repeat(1_000_000)};`,
      'bell;Kling\u0007el;',
      `text;Gut;${'y'.repeat(50_001)}`,
      'fine;Gut;kurz',
    ]),
    write('twice.csv', ['item;name_de;name_de', 'a;eins;zwei']),
  ]);
  expect(report.problems.map(({ line, column }) => [line, column])).toEqual([
    [1, 'name_de'],
    [2, 'name_de'],
    [3, 'name_de'],
    [4, 'description_de'],
  ]);
  expect(report.problems.every(({ reason }) => reason.length < 100)).toBe(true);
  expect(await query('select external_id as key from item')).toEqual([{ key: 'fine' }]);
});

test('stored addresses stay when goods and categories are renamed', async () => {
  await importCatalogue(database.pool, catalogue());
  await importCatalogue(database.pool, [
    write('items.csv', ['item;name_de;name_en', 'sage;Ganz anders;Quite different']),
    write('categories.csv', ['category;name_de;name_en', 'wall;Anders;Other']),
  ]);
  expect(
    await query(`select name1, url_path from item_text t join item i on i.id = item_id
      where external_id = 'sage' order by lang`),
  ).toEqual([
    { name1: 'Ganz anders', urlPath: 'wandfarbe-salbei' },
    { name1: 'Quite different', urlPath: 'wall-paint-sage' },
  ]);
  expect(
    await query(`select name, path from category_detail d join category c on c.id = category_id
      where external_id = 'wall' order by lang`),
  ).toEqual([
    { name: 'Anders', path: '/farben/wandfarben' },
    { name: 'Other', path: '/paints/wall-paints' },
  ]);
});

test('a property may have several values', async () => {
  await importCatalogue(database.pool, [
    write('properties.csv', [
      'property;name_de;value;value_de',
      'area;Bereich;inside;innen',
      'area;Bereich;outside;außen',
    ]),
    write('items.csv', ['item;name_de;properties', 'both;Beides;area=inside|area=outside']),
  ]);
  expect(await query('select from item_property')).toHaveLength(2);
});

test('an old file neither refills a spent gift card nor resets a redeemed coupon', async () => {
  const files = [
    write('gift-cards.csv', [
      'gift_card,amount,open_amount,is_blocked',
      'SPENTCARD1,50,12.50,1',
      'TOOMUCH11,50,51,0',
      'WHOLECARD2,50,,0',
    ]),
    write('coupons.csv', ['coupon,percent,name_de,used,max_uses', 'A,10,A,3,7', 'B,10,B,8,7']),
  ];
  const report = await importCatalogue(database.pool, files);
  expect(report.problems.map(({ column }) => column)).toEqual(['used', 'open_amount']);
  await database.pool.query(`
    update gift_card set open_amount = 0, is_blocked = false where code = 'SPENTCARD1';
    update coupon set used = 4 where code = 'A'`);
  await importCatalogue(database.pool, files);
  expect(await query('select open_amount, is_blocked from gift_card order by code')).toEqual([
    { openAmount: 0, isBlocked: false },
    { openAmount: 5000, isBlocked: false },
  ]);
  expect(await query('select used from coupon')).toEqual([{ used: 4 }]);
});

test('a coupon redeemed more often than a file allows is reported with its line, and stays', async () => {
  await importCatalogue(database.pool, [
    write('coupons.csv', ['coupon,percent,name_de,max_uses', 'FEW,10,Few,9', 'MANY,10,Many,9']),
  ]);
  await database.pool.query(`update coupon set used = 5 where code = 'FEW'`);
  const lower = ['coupon,percent,name_de,max_uses', 'MANY,10,Many,4', 'FEW,10,Few,4'];
  for (const dryRun of [true, false]) {
    const report = await importCatalogue(database.pool, [write('coupons.csv', lower)], { dryRun });
    expect(report.problems).toEqual([
      {
        file: 'coupons.csv',
        line: 3,
        column: 'max_uses',
        reason: 'is less than 5, how often it was redeemed',
      },
    ]);
  }
  const kept = await query(
    `select code, max_uses from coupon where code in ('FEW', 'MANY') order by 1`,
  );
  expect(kept).toEqual([
    { code: 'FEW', maxUses: 9 },
    { code: 'MANY', maxUses: 4 },
  ]);
});

/** Returns the notifications that a running shop receives while these lines are imported. */
async function heardDuring(lines: string[]): Promise<string[][]> {
  const heard: string[][] = [];
  const listener = await listenForChanges(database.url, (change) => heard.push([...change]));
  await importCatalogue(database.pool, [write('changed.csv', lines)]);
  await listener.catchUp();
  await listener.stop();
  return heard;
}
