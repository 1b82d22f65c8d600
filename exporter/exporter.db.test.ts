import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillBase } from '../demo/base';
import { readSource, storeImage } from '../app/services/images';
import { importCatalogue, type Problem } from '../importer';
import { camelCase } from '../database/camel-case';
import { KINDS } from '../importer/kinds';
import { bytesOf, csvIn } from '../tests/support/catalogue-files';
import { createTestDatabase, type TestDatabase } from '../tests/support/database';
import { WHOLE_KINDS } from '../tests/support/whole-kinds';
import { exportCatalogue } from './';
import { QUERIES } from './queries';

const root = mkdtempSync(join(tmpdir(), 'export-'));
const pictures = join(root, 'pictures');
let shop: TestDatabase;
let other: TestDatabase;

beforeAll(async () => {
  [shop, other] = [await emptyShop(), await emptyShop()];
  mkdirSync(pictures);
  await drawPicture('room', 12);
  // Stored smaller than the original.
  await drawPicture('tin', 2600);
  await bringIn(shop, Object.keys(WHOLE_KINDS).map(fileOf), pictures);
});
afterAll(async () => {
  await Promise.all([shop, other].map(({ drop }) => drop()));
  rmSync(root, { recursive: true });
});

async function emptyShop(): Promise<TestDatabase> {
  const made = await createTestDatabase();
  const client = await made.pool.connect();
  await fillBase(client);
  client.release();
  return made;
}

async function drawPicture(name: string, width: number) {
  const create = { width, height: 10, channels: 3, background: '#7a8f6e' } as const;
  await sharp({ create }).png().toFile(join(pictures, name));
}

function fileOf(kind: string): string {
  const { rows } = WHOLE_KINDS[kind]!;
  const columns = [...new Set(rows.flatMap(Object.keys))];
  const lines = rows.map((row) => columns.map((column) => `"${row[column] ?? ''}"`).join(';'));
  const file = join(root, `${kind}.csv`);
  writeFileSync(file, [columns.join(';'), ...lines].join('\n'));
  return file;
}

/** Returns the folder of a shop's pictures. */
const mediaOf = ({ url }: TestDatabase) =>
  join(root, 'media', createHash('md5').update(url).digest('hex'));

async function bringIn(into: TestDatabase, files: string[], images: string) {
  const report = await importCatalogue(into.pool, files, {
    findPicture: (name) => storeImage(readFileSync(join(images, name)), mediaOf(into)),
  });
  expect(report.problems).toEqual([]);
}

let folders = 0;

/** Returns the options of an export, which collects complaints in `problems`. */
function optionsOf(from: TestDatabase) {
  const problems: Problem[] = [];
  return {
    problems,
    readPicture: (hash: string) => readSource(join(mediaOf(from), hash)),
    complain: (problem: Problem) => void problems.push(problem),
  };
}

/** Exports a shop; returns the folder. */
async function takeOut(from: TestDatabase): Promise<string> {
  const folder = join(root, `export-${(folders += 1)}`);
  const options = optionsOf(from);
  await exportCatalogue(from.pool, folder, options);
  expect(options.problems).toEqual([]);
  return folder;
}

/** Tables of the catalogue, with the columns that differ between shops. */
const TABLES: Record<string, string[]> = {
  category: ['created_at'],
  category_detail: [],
  manufacturer: [],
  responsible_person: [],
  shade: [],
  shade_text: [],
  attribute: [],
  attribute_text: [],
  attribute_value: [],
  attribute_value_text: [],
  property_group: [],
  property_group_text: [],
  property: [],
  property_text: [],
  property_value: [],
  property_value_text: [],
  tag: [],
  tag_text: [],
  item: ['updated_at'],
  item_text: [],
  item_category: [],
  item_property: ['id'],
  item_tag: [],
  variation: ['created_at', 'updated_at'],
  variation_attribute_value: [],
  variation_price: [],
  stock: [],
  item_image: ['id', 'image_hash'],
  bundle_component: [],
  item_relation: [],
  // Reviews of buyers get their key when they are exported.
  review: ['external_id'],
  coupon: [],
  gift_card: ['created_at'],
  search_synonym: [],
};

async function rowsOf({ pool }: TestDatabase): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  for (const [table, foreign] of Object.entries(TABLES)) {
    const { rows } = await pool.query<{ row: unknown }>(
      `select (to_jsonb(t) - $1::text[])::text as row from ${table} t order by 1`,
      [foreign],
    );
    all[table] = rows.map(({ row }) => row);
  }
  return all;
}

test('every column that the importer knows is exported', async () => {
  await shop.pool.query('create temp table if not exists exported_picture (hash text, file text)');
  for (const kind of KINDS) {
    const { fields } = await shop.pool.query(`${QUERIES[kind.name]} limit 0`);
    expect(fields.map(({ name }) => name).toSorted(), kind.name).toEqual(
      Object.keys(kind.columns.shape).map(camelCase).toSorted(),
    );
  }
  await shop.pool.query('drop table exported_picture');
});

test('an empty shop that imports an export is an equal shop, and exports the same bytes', async () => {
  await writeBesideTheImporter(shop);
  const first = await takeOut(shop);
  expect(bytesOf(await takeOut(shop))).toEqual(bytesOf(first));

  await bringIn(other, csvIn(first), join(first, 'images'));
  expect(bytesOf(await takeOut(other))).toEqual(bytesOf(first));
  expect(await rowsOf(other)).toEqual(await rowsOf(shop));
  await bringIn(other, csvIn(first), join(first, 'images'));
  expect(await rowsOf(other)).toEqual(await rowsOf(shop));
  expect(Object.keys(bytesOf(first)).filter((name) => name.startsWith('/images/'))).toHaveLength(2);
});

test('an export that is imported into its own shop, twice, changes nothing', async () => {
  const folder = await takeOut(shop);
  const before = await rowsOf(shop);
  const { rows } = await shop.pool.query<{ own: number }>(
    'select count(*)::int as own from review where external_id is null',
  );
  expect(rows[0]!.own).toBe(2);
  for (let times = 0; times < 2; times += 1) {
    await bringIn(shop, csvIn(folder), join(folder, 'images'));
    expect(await rowsOf(shop)).toEqual(before);
    expect(bytesOf(await takeOut(shop))).toEqual(bytesOf(folder));
  }
});

/** Changes the catalogue as operators, shoppers and time do, not the importer. */
async function writeBesideTheImporter({ pool }: TestDatabase) {
  await pool.query(`
    update category_detail set meta_title = '' where lang = 'en';
    update item_text set name1 = '=1+1; "Öl" 🚲', description = repeat('ä', 50000) where lang = 'de';
    -- An offer that is over stands above the price of today.
    update variation_price set valid_from = '2026-01-01', valid_to = '2026-01-02', price = 9900
      where kind = 'special_offer';
    insert into review (item_id, lang, author_name, rating, source, is_visible, created_at)
      select id, 'de', 'Käufer', 5, 'orderItem', true, '2026-01-02T03:04:05.678Z' from item limit 1;
    insert into review (item_id, parent_id, lang, text, source, is_visible, created_at)
      select item_id, id, 'de', 'Danke', 'contact', true, '2026-01-03' from review where rating = 5;
    update item set feedback_count = 1, feedback_sum = 5
      where id = (select item_id from review where rating = 5)`);
}

test('concurrent changes are not in the export', async () => {
  const before = bytesOf(await takeOut(shop));
  const folder = join(root, 'meanwhile');
  const options = optionsOf(shop);
  await exportCatalogue(shop.pool, folder, {
    ...options,
    async readPicture(hash) {
      await shop.pool.query(`update item set score = score + 1`);
      return options.readPicture(hash);
    },
  });
  expect(bytesOf(folder)).toEqual(before);
});

test('data that cannot be read back are reported, and the rest is exported', async () => {
  await shop.pool.query(`
    update tag_text set name = ' Neu ' where lang = 'de';
    update variation set gtin = '123' where external_id = 'two'`);
  const folder = join(root, 'named');
  const options = { ...optionsOf(shop), readPicture: () => Promise.resolve(null) };
  const { pictures } = await exportCatalogue(shop.pool, folder, options);
  expect(options.problems).toMatchObject([
    { file: 'images.csv', column: 'file' },
    { file: 'images.csv', column: 'file' },
    { file: 'tags.csv', line: 2, column: 'name_de' },
    { file: 'variations.csv', line: 4, column: 'gtin' },
  ]);
  expect(pictures).toBe(0);
  expect(existsSync(join(folder, 'variations.csv'))).toBe(true);
  expect(existsSync(join(folder, 'images.csv'))).toBe(false);
});

test('a folder is created as a whole or not at all, and an existing one is not touched', async () => {
  const options = optionsOf(shop);
  const full = join(root, 'full');
  mkdirSync(full);
  writeFileSync(join(full, 'mine.txt'), 'mine');
  // The folder is checked before anything is read.
  const broken = { ...options, readPicture: () => Promise.reject(new Error('the disk is gone')) };
  await expect(exportCatalogue(shop.pool, full, broken)).rejects.toThrow(
    /^The folder .* is not empty/,
  );
  expect(readdirSync(full)).toEqual(['mine.txt']);

  await expect(exportCatalogue(shop.pool, join(root, 'none'), broken)).rejects.toThrow('disk');
  expect(readdirSync(root).filter((name) => /none|full-/.test(name))).toEqual([]);

  // Another program creates a file there meanwhile.
  const rival = join(root, 'rival');
  const late = {
    ...options,
    readPicture(hash: string) {
      mkdirSync(rival, { recursive: true });
      writeFileSync(join(rival, 'theirs.txt'), 'theirs');
      return options.readPicture(hash);
    },
  };
  await expect(exportCatalogue(shop.pool, rival, late)).rejects.toThrow(/is not empty/);
  expect(readdirSync(rival)).toEqual(['theirs.txt']);

  const empty = join(root, 'empty', 'folder');
  mkdirSync(empty, { recursive: true });
  await exportCatalogue(shop.pool, empty, options);
  expect(existsSync(join(empty, 'items.csv'))).toBe(true);
  expect(statSync(empty).mode & 0o777).toBe(0o700);
});
