import { beforeAll, expect, test } from 'vitest';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';

/** The sitemap of a real catalogue, by the names of its categories and goods. */
const engine = useTestEngine();
const PICTURE = (n: number) => String(n).repeat(64);
let open: number;
let hidden: number;

beforeAll(async () => {
  const { fixture, pool } = engine;
  open = await fixture.category('Farben');
  hidden = await fixture.category('Nur Kunden', { right: 'customer' });
  const below = await fixture.category('Darunter', { parent: hidden });
  const silent = await fixture.category('Verschwiegen');
  const shy = await fixture.category('Scheu');
  await fixture.category('Ratgeber', { type: 'content' });
  await pool.query(`update category set sitemap = 'N' where id = $1`, [silent]);
  await pool.query(
    `update category_detail set meta_robots = 'NOINDEX', canonical_link = '/anderswo'
      where category_id = $1 and lang = 'de'`,
    [shy],
  );
  for (const [n, width] of [960, 1280, 640, 320, 160, 80].entries()) {
    const image = { hash: PICTURE(n), width, height: 9, placeholder: '', widths: [width] };
    await fixture.insert('image', image);
  }
  const many = [{ price: 900 }, { price: 1900, isMain: false }];
  const oil = await fixture.item({ name: 'Öl', categories: [open], variations: many });
  const [main, other] = oil.variationIds;
  // Positions are not in this order, and the last one is that of the main variation.
  for (const [n, variationId] of [
    undefined,
    other,
    undefined,
    undefined,
    undefined,
    main,
  ].entries()) {
    const picture = { image_hash: PICTURE(n), position: n % 4, variation_id: variationId };
    await fixture.insert('item_image', { item_id: oil.itemId, ...picture });
  }
  await fixture.item({ name: 'Still', categories: [silent] });
  await fixture.item({ name: 'Überall', categories: [hidden, open] });
  await fixture.item({ name: 'Ohne Ort' });
  await fixture.item({ name: 'Beratung', categories: [open], isSoldOnline: false });
  await fixture.item({ name: 'Geheim', categories: [hidden] });
  await fixture.item({ name: 'Tief geheim', categories: [below] });
  await fixture.item({ name: 'Ruht', categories: [open], isActive: false });
  const resting = [{ price: 900, isActive: false }];
  await fixture.item({ name: 'Alles ruht', categories: [open], variations: resting });
  await fixture.item({ name: 'Ohne Preis', categories: [open], variations: [{ price: null }] });
  const german = await fixture.item({ name: 'Deutsch', categories: [open] });
  await pool.query(`delete from item_text where item_id = $1 and lang = 'en'`, [german.itemId]);
  await engine.index.applyChanges('everything');
});

const sitemap = () => engine.shopper().do((shop) => shop.getSitemap());
const goodsFrom = (from: number, count = 100) =>
  engine.shopper().do((shop) => shop.getSitemapGoods({ from, count }));
const slugsOf = (goods: { paths: { de?: string } }[]) =>
  goods.map(({ paths }) => paths.de?.replace(/_\d+$/, ''));

test('contains categories that are public and enabled for it', async () => {
  const { categories } = await sitemap();
  const paths = categories.map(({ details }) => details.map(({ path }) => path));
  expect(paths).toEqual([
    ['/farben', '/farben-en'],
    ['/scheu', '/scheu-en'],
    ['/ratgeber', '/ratgeber-en'],
  ]);
  expect(categories[1]!.details).toMatchObject([
    { lang: 'de', robots: 'NOINDEX', canonicalLink: '/anderswo' },
    { lang: 'en', robots: 'ALL', canonicalLink: '' },
  ]);
});

test('contains public goods, each once, with their first pictures', async () => {
  const goods = await goodsFrom(0);
  expect(slugsOf(goods)).toEqual([
    '/oel',
    '/still',
    '/ueberall',
    '/ohne-ort',
    '/beratung',
    '/deutsch',
  ]);
  expect((await sitemap()).goodsTotal).toBe(6);
  const [{ itemId }] = goods as [(typeof goods)[0]];
  expect(goods[0]).toEqual({
    itemId,
    paths: { de: `/oel_${itemId}`, en: `/oel-en_${itemId}` },
    changedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    // Of the main variation, of the item by position, and not of the other variation.
    pictures: [
      `/media/${PICTURE(5)}/80.webp`,
      `/media/${PICTURE(0)}/960.webp`,
      `/media/${PICTURE(4)}/160.webp`,
      `/media/${PICTURE(2)}/640.webp`,
      `/media/${PICTURE(3)}/320.webp`,
    ],
  });
  expect(goods.at(-1)!.paths).toEqual({ de: `/deutsch_${goods.at(-1)!.itemId}` });
});

test('a part of them, in the order of their ids', async () => {
  const goods = await goodsFrom(1, 2);
  expect(slugsOf(goods)).toEqual(['/still', '/ueberall']);
  expect(goods[0]!.itemId).toBeLessThan(goods[1]!.itemId);
  expect(await goodsFrom(6)).toEqual([]);
});

test('its version changes exactly with its content', async () => {
  const { pool, index } = engine;
  const { version } = await sitemap();
  const itemId = (await goodsFrom(0, 1))[0]!.itemId;
  /** Whether the sitemap has another version after this statement. */
  async function changes(sql: string, tags: string[]): Promise<boolean> {
    const before = (await sitemap()).version;
    await pool.query(sql);
    await index.applyChanges(tags);
    return before !== (await sitemap()).version;
  }
  const item = [`item:${itemId}`];
  expect(await changes('update item set score = score + 1', item)).toBe(false);
  expect(await changes('update stock set on_hand = on_hand + 1', item)).toBe(false);
  // Dates have seconds; the next change must not fall within the second of the last.
  await pool.query('update item_change set changed_at = $1', ['2026-01-02T03:04:05Z']);
  await index.applyChanges(item);
  expect((await goodsFrom(0, 1))[0]!.changedAt).toBe('2026-01-02T03:04:05Z');
  const price = 'update variation_price set price = price + 1';
  expect(await changes(price, item)).toBe(true);
  const renamed = `update item_text set url_path = 'neu' where item_id = ${itemId} and lang = 'de'`;
  expect(await changes(renamed, item)).toBe(true);
  expect(slugsOf(await goodsFrom(0, 1))).toEqual(['/neu']);
  const shy = `update category_detail set meta_robots = 'NOINDEX' where category_id = ${open}`;
  expect(await changes(shy, [`category:${open}`])).toBe(true);
  const silent = `update category set sitemap = 'N' where id = ${open}`;
  expect(await changes(silent, ['catalogue'])).toBe(true);
  const unseen = `update category set "right" = 'customer' where id = ${open}`;
  expect(await changes(unseen, [`category:${open}`])).toBe(true);
  expect(slugsOf(await goodsFrom(0))).toEqual(['/still', '/ohne-ort']);
  const seen = `update category set "right" = 'all' where id in (${open}, ${hidden})`;
  expect(await changes(seen, [`category:${open}`, `category:${hidden}`])).toBe(true);
  expect(slugsOf(await goodsFrom(0))).toEqual(
    expect.arrayContaining(['/neu', '/geheim', '/tief-geheim']),
  );
  expect((await sitemap()).version).not.toBe(version);
});

test('content pages have the date of their texts, goods categories have none', async () => {
  const { pool, fixture } = engine;
  const guide = await fixture.category('Pflege', { type: 'content' });
  const moment = (day: number) => `2027-01-0${day}T00:00:00Z`;
  const dates = () => engine.shopper().do((shop) => shop.getPageDates());
  await pool.query(`update category_change set changed_at = '${moment(1)}'`);
  expect((await dates()).categories[guide]).toBe(moment(1));
  expect((await dates()).categories).not.toHaveProperty(String(open));
  const blocks = `insert into block_document (identifier, type, lang, blocks, updated_at)`;
  await pool.query(`${blocks} values ('${guide}', 'category', 'de', '[]', '${moment(3)}')`);
  await pool.query(`${blocks} values ('index', 'immutable', 'de', '[]', '${moment(4)}')`);
  await pool.query(
    `insert into legal_text (type, lang, title, html_text, updated_at)
     values ('Shipping', 'de', 'V', '', '${moment(5)}'), ('Shipping', 'en', 'V', '', '${moment(6)}')`,
  );
  const { home, legalTexts, categories } = await dates();
  expect([home, legalTexts.Shipping, categories[guide]]).toEqual([4, 6, 3].map(moment));
  await pool.query(`update category_change set changed_at = '${moment(1)}'`);
  await pool.query(`update category_detail set description = 'Neu' where category_id = ${guide}`);
  await expectNow();
  await pool.query(`update category_change set changed_at = '${moment(1)}'`);
  await pool.query(`delete from category_detail where category_id = ${guide} and lang = 'en'`);
  await pool.query(
    `insert into category_detail (category_id, lang, name, name_url, path)
     values (${guide}, 'en', 'Care', 'care', '/care')`,
  );
  await expectNow();

  async function expectNow() {
    const { rows } = await pool.query<{ isNow: boolean }>(
      `select changed_at > now() - interval '1 minute' and changed_at < now() as is_now
       from category_change where category_id = $1`,
      [guide],
    );
    expect(rows).toEqual([{ isNow: true }]);
  }
});
