import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bytesOf, csvIn } from '../tests/support/catalogue-files';
import { createTestDatabase, type TestDatabase } from '../tests/support/database';
import { readSource, renderMedia, storeImage, type StoredImage } from '../app/services/images';
import { exportCatalogue } from '../exporter';
import { importCatalogue } from '../importer';
import { isEmpty } from '../database/is-empty';
import { fillBase } from './base';
import { fillDemoShop } from './fill';

let database: TestDatabase;
const dataDir = mkdtempSync(join(tmpdir(), 'demo-'));
const fill = () => fillDemoShop(database.pool, { root: '.', dataDir }, () => undefined);

beforeAll(async () => {
  database = await createTestDatabase();
  expect(await isEmpty(database.pool)).toBe(true);
  await fill();
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

async function numberOf(query: string): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>(`select count(*)::int as n ${query}`);
  return rows[0]?.n ?? -1;
}

test('the shop has enough to show', async () => {
  expect(await isEmpty(database.pool)).toBe(false);
  expect(await numberOf('from item')).toBeGreaterThanOrEqual(300);
  expect(await numberOf('from variation')).toBeGreaterThanOrEqual(900);
  expect(await numberOf('from review where parent_id is null')).toBeGreaterThanOrEqual(400);
  expect(await numberOf('from bundle_component')).toBeGreaterThan(20);
  expect(
    await numberOf(`from variation_price where kind = 'default' and minimum_quantity > 1`),
  ).toBeGreaterThan(50);
});

test('categories are four levels deep and every one with goods leads to some', async () => {
  expect(
    await numberOf(
      `from category_detail where path = '/farben-lacke/innenfarben/wandfarben/gruentoene'`,
    ),
  ).toBe(1);
  expect(
    await numberOf(`from category c where type = 'item'
      and not exists (select from category k where k.parent_id = c.id)
      and not exists (select from item_category l where l.category_id = c.id)`),
  ).toBe(0);
});

test('each guide has a picture and shows goods below its text, in both languages', async () => {
  const guides = `from category g join category p on p.id = g.parent_id and p.external_id = 'ratgeber'`;
  expect(await numberOf(guides)).toBe(3);
  expect(await numberOf(`${guides} where g.image is null`)).toBe(0);
  const { rows } = await database.pool.query<{ shown: number; lang: string }>(
    `select d.lang, count(distinct l.item_id)::int as shown ${guides}
     join block_document d on d.identifier = g.id::text and d.type = 'category'
     cross join jsonb_array_elements(d.blocks) block
     left join item_category l on l.category_id = (block -> 'content' ->> 'categoryId')::int
     group by d.lang, block -> 'meta' ->> 'uuid'`,
  );
  expect(rows.filter(({ lang }) => lang === 'de')).toHaveLength(5);
  expect(rows.filter(({ lang }) => lang === 'en')).toHaveLength(5);
  expect(rows.filter(({ shown }) => shown === 0)).toEqual([]);
});

test('each item has texts in both languages, pictures, a main variation and a category', async () => {
  expect(
    await numberOf(
      `from item i where (select count(*) from item_text t where t.item_id = i.id) <> 2`,
    ),
  ).toBe(0);
  expect(
    await numberOf(
      `from item i where (select count(*) from item_image m where m.item_id = i.id) < 2`,
    ),
  ).toBe(0);
  expect(
    await numberOf(
      'from item i where not exists (select from variation v where v.item_id = i.id and v.is_main)',
    ),
  ).toBe(0);
  expect(
    await numberOf(
      'from item i where not exists (select from item_category c where c.item_id = i.id and c.is_default)',
    ),
  ).toBe(0);
});

test('offers run now and their lowest price of the thirty days before is known', async () => {
  const running = `from variation_price o where o.kind = 'special_offer' and now() between o.valid_from and o.valid_to`;
  expect(await numberOf(running)).toBeGreaterThan(30);
  expect(
    await numberOf(`${running} and not exists (select from price_history h
      where h.variation_id = o.variation_id and h.valid_from < o.valid_from - interval '30 days')`),
  ).toBe(0);
});

test('goods of a maker outside the EU name a responsible person', async () => {
  expect(
    await numberOf(`from item i join manufacturer m on m.id = i.manufacturer_id
      where m.country = 'GB' and i.responsible_person_id is null`),
  ).toBe(0);
});

test('no text claims to be good for the environment without proof', async () => {
  expect(
    await numberOf(`from item_text where concat(name1, short_description, description, keywords)
      ~* '\\m(umweltfreundlich|klimaneutral|nachhaltig|ökologisch|bio|eco|environmental|sustainab)'`),
  ).toBe(0);
});

test('each picture has a source from which it is rendered when asked for', async () => {
  const { rows } = await database.pool.query<{ hash: string }>(
    'select hash from image order by hash',
  );
  expect(rows.filter(({ hash }) => !existsSync(join(dataDir, 'media', hash, 'source')))).toEqual(
    [],
  );
  expect(await renderMedia(join(dataDir, 'media'), rows[0]?.hash ?? '', 320, 'webp')).toMatch(
    /320\.webp$/,
  );
});

test('the home page is stored in both languages, and each gallery has goods', async () => {
  const { rows } = await database.pool.query<{ lang: string; shown: number }>(
    `with recursive below(id, root) as (
       select id, id from category
       union all select c.id, b.root from category c join below b on c.parent_id = b.id)
     select d.lang, count(distinct l.item_id)::int as shown
     from block_document d cross join jsonb_array_elements(d.blocks) block
     left join below b on b.root = nullif(block -> 'content' ->> 'categoryId', '')::int
     left join item_category l on l.category_id = b.id
     where d.identifier = 'index' and block ->> 'name' = 'ProductRecommendedProducts'
     group by d.lang, block -> 'meta' ->> 'uuid'`,
  );
  expect(rows.map(({ lang }) => lang).toSorted()).toEqual(['de', 'de', 'en', 'en']);
  expect(rows.filter(({ shown }) => shown < 5)).toEqual([]);
});

test('legal texts have a title in their language', async () => {
  const { rows } = await database.pool.query(
    `select lang, title from legal_text where type = 'TermsConditions' order by lang`,
  );
  expect(rows).toEqual([
    { lang: 'de', title: 'Allgemeine Geschäftsbedingungen (AGB)' },
    { lang: 'en', title: 'Terms and conditions' },
  ]);
});

test('an empty shop that imports its export has the same goods and pictures', async () => {
  const other = await createTestDatabase();
  const client = await other.pool.connect();
  await fillBase(client);
  client.release();
  const [first, second] = [join(dataDir, 'first'), join(dataDir, 'second')];
  const media = join(dataDir, 'media');
  const faults: unknown[] = [];
  const options = {
    readPicture: (hash: string) => readSource(join(media, hash)),
    complain: (problem: unknown) => void faults.push(problem),
  };
  await exportCatalogue(database.pool, first, options);

  const { rows } = await database.pool.query<StoredImage>(
    'select hash, width, height, placeholder, widths from image',
  );
  const known = new Map(rows.map((image) => [image.hash, image]));
  const { problems } = await importCatalogue(other.pool, csvIn(first), {
    findPicture: async (name) =>
      storeImage(await readFile(join(first, 'images', name)), media, (hash) => known.get(hash)),
  });
  await exportCatalogue(other.pool, second, options);
  expect([...problems, ...faults]).toEqual([]);
  const [before, after] = [bytesOf(first), bytesOf(second)];
  expect(Object.keys(after)).toEqual(Object.keys(before));
  expect(Object.keys(after).filter((file) => after[file] !== before[file])).toEqual([]);
  await other.drop();
});

test('a fill that was interrupted is completed by the next one', async () => {
  await database.pool.query(`delete from setting; delete from item where external_id like 'set-%'`);
  expect(await isEmpty(database.pool)).toBe(true);
  await fill();
  expect(await isEmpty(database.pool)).toBe(false);
  expect(await numberOf(`from item where external_id like 'set-%'`)).toBe(11);
  expect(
    await numberOf(
      'from shipping_price group by shipping_profile_id, country_id, max_weight_g having count(*) > 1',
    ),
  ).toBe(-1);
}, 120_000);

test('importing the catalogue again changes nothing', async () => {
  const folder = 'demo/catalogue';
  const files = readdirSync(folder).filter((name) =>
    /^(items|variations|categories)\.csv$/.test(name),
  );
  const before = await database.pool.query('select max(updated_at) as at from item');
  const report = await importCatalogue(
    database.pool,
    files.map((name) => join(folder, name)),
  );
  const after = await database.pool.query('select max(updated_at) as at from item');
  expect(report.problems).toEqual([]);
  expect(after.rows).toEqual(before.rows);
});
