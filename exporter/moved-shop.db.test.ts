import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogueOperations } from '../app/services/commerce/catalogue/goods/operations';
import { pathOfProduct, productLink } from '../app/lib/product-path';
import { tagPath } from '../app/lib/tag-path';
import { importCatalogue, type ImportOptions } from '../importer';
import { csvIn } from '../tests/support/catalogue-files';
import { createTestContext } from '../tests/support/commerce-context';
import { smallCatalogue, useImportDatabase } from '../tests/support/import-database';
import { exportCatalogue } from './';

const old = useImportDatabase();
const empty = useImportDatabase();
const other = useImportDatabase();
const root = mkdtempSync(join(tmpdir(), 'moved-'));
const folder = join(root, 'export');

type Shop = typeof old;

const TAGS = ['tag;name_de;name_en', 'new;Neu;New'];
const TAGGED = ['item;tags;name_de', 'sage;new;Wandfarbe Salbei', 'mint;new;Wandfarbe Minze'];
const FOREIGN = [
  ['tag;name_de', 'sale;Angebot'],
  ['item;name_de;tags', 'fern;Farn;sale', 'palm;Palme;sale'],
  ['variation;item;number;price', 'fern-1;fern;F1;9', 'palm-1;palm;F2;9', 'palm-2;palm;F3;9'],
];

function bringIn(into: Shop, files: string[], options?: ImportOptions) {
  return importCatalogue(into.pool, files, options);
}

const sequences = ({ query }: Shop) =>
  query('select sequencename, last_value from pg_sequences order by 1');

/** Returns every address of goods and tags that shoppers use, with the key of its target. */
async function addressesOf({ query }: Shop) {
  const goods = await query<{ key: string; item: number; id: number; slug: string }>(
    `select v.external_id as key, i.id as item, v.id, t.url_path as slug
       from variation v join item i on i.id = v.item_id join item_text t on t.item_id = i.id`,
  );
  const tags = await query<{ key: string; id: number; name: string }>(
    'select t.external_id as key, t.id, x.name from tag t join tag_text x on x.tag_id = t.id',
  );
  return {
    goods: goods.map(({ key, item, id, slug }) => ({
      key,
      paths: [
        pathOfProduct({ texts: { urlPath: slug }, item: { id: item } }, id),
        productLink(id, slug),
      ],
      item: pathOfProduct({ texts: { urlPath: slug }, item: { id: item } }),
    })),
    tags: tags.map(({ key, id, name }) => ({ key, id, path: tagPath({ id, name }) })),
  };
}

async function operationsOf({ pool }: Shop) {
  return catalogueOperations(await createTestContext(pool));
}

/** Returns the key of the variation to which a path leads. */
async function leadsTo(shop: Shop, path: string): Promise<string | undefined> {
  const { resolvePath } = await operationsOf(shop);
  const linked = /^\/p\/(\d+)\//.exec(path)?.[1];
  const found = await resolvePath({ path });
  const id = found?.kind === 'product' ? found.variationId : linked;
  const [row] = await shop.query<{ key: string }>(
    `select external_id as key from variation where id = ${id ?? 0}`,
  );
  return row?.key;
}

beforeAll(async () => {
  // A shop whose first ids are already used.
  for (const table of ['item', 'variation', 'tag', 'category']) {
    await old.query(`select setval('${table}_id_seq', 25)`);
  }
  const { write } = old;
  const files = [write('tags.csv', TAGS), ...smallCatalogue(write)];
  expect((await bringIn(old, files)).problems).toEqual([]);
  expect((await bringIn(old, [write('tagged.csv', TAGGED)])).problems).toEqual([]);
  await exportCatalogue(old.pool, folder, {
    readPicture: () => Promise.resolve(null),
    complain: (problem) => expect(problem).toBeUndefined(),
  });
});
afterAll(() => rmSync(root, { recursive: true }));

test('a dry run uses up no numbers', async () => {
  const before = await sequences(empty);
  const report = await bringIn(empty, csvIn(folder), { dryRun: true });
  expect(report.problems).toEqual([]);
  expect(await sequences(empty)).toEqual(before);
});

test('an import of stored rows uses up no numbers', async () => {
  const before = await sequences(old);
  await bringIn(old, csvIn(folder));
  expect(await sequences(old)).toEqual(before);
});

test('every address of the old shop works in the empty shop that imports its export', async () => {
  expect((await bringIn(empty, csvIn(folder))).problems).toEqual([]);
  expect(await addressesOf(empty)).toEqual(await addressesOf(old));
  expect(await empty.query('select * from former_path')).toEqual([]);
  // Rows added later take the next id.
  const { write } = empty;
  await bringIn(empty, [write('items.csv', ['item;name_de', 'fern;Farn'])]);
  expect(await empty.query(`select id from item where external_id = 'fern'`)).toEqual([{ id: 28 }]);
});

test('if numbers are taken, the old addresses lead to the same goods', async () => {
  for (const table of ['item', 'variation', 'tag']) {
    await other.query(`select setval('${table}_id_seq', 25)`);
  }
  const files = FOREIGN.map((lines, at) => other.write(`foreign-${at}.csv`, lines));
  expect((await bringIn(other, files)).problems).toEqual([]);
  const before = await addressesOf(other);

  const tried = await bringIn(other, csvIn(folder), { dryRun: true });
  const { problems } = await bringIn(other, csvIn(folder));
  expect(problems).toEqual(tried.problems);
  expect(problems.map(({ file, line, column }) => `${file}:${line}: ${column}`)).toEqual([
    'tags.csv:2: id',
    'items.csv:2: id',
    'items.csv:3: id',
    'variations.csv:2: id',
    'variations.csv:3: id',
    'variations.csv:4: id',
  ]);
  expect(problems[0]!.reason).toMatch(/^is taken in this shop/);

  const { goods, tags } = await addressesOf(old);
  const { getTagged } = await operationsOf(other);
  for (const { key, paths } of [...goods, ...before.goods]) {
    for (const path of paths) expect([path, await leadsTo(other, path)]).toEqual([path, key]);
  }
  const { resolvePath } = await operationsOf(other);
  for (const { key, item } of goods) {
    const found = await resolvePath({ path: item });
    const [row] = await other.query<{ id: number }>(
      `select item_id as id from variation where external_id = '${key}'`,
    );
    expect(found).toMatchObject({ kind: 'product', itemId: row!.id, variationId: null });
  }
  for (const { id, path } of tags) {
    expect((await getTagged({ tagId: id, path }))?.tag.names.name).toBe('Neu');
    expect((await getTagged({ tagId: id }))?.tag.names.name).toBe('Angebot');
  }
  expect((await bringIn(other, csvIn(folder))).problems).toEqual([]);
});
