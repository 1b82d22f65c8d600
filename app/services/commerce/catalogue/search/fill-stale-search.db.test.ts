import { afterAll, beforeAll, expect, test } from 'vitest';
import { listenForChanges, type Listener } from '../../../../../database/listen';
import {
  createCatalogueFixture,
  type CatalogueFixture,
} from '../../../../../tests/support/catalogue-fixture';
import { createTestDatabase, type TestDatabase } from '../../../../../tests/support/database';
import { fillStaleSearch } from './fill-stale-search';

/** The maximum number of items in a change whose words are built immediately. */
const FEW = 100;

let database: TestDatabase;
let fixture: CatalogueFixture;
let listener: Listener;
let changes: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await createCatalogueFixture(database.pool);
  listener = await listenForChanges(database.url, (change) => {
    changes = changes.concat(change);
  });
});
afterAll(async () => {
  await listener.stop();
  await database.drop();
});

async function insertItems(kind: string, count: number): Promise<void> {
  await database.pool.query(
    `with i as (
       insert into item (external_id) select $1 || n from generate_series(1, $2::int) n
       returning id, external_id)
     insert into item_text (item_id, lang, name1, url_path)
     select id, 'de', 'Farbe', external_id from i`,
    [kind, count],
  );
  await fillStaleSearch(database.pool);
}

async function found(word: string): Promise<number> {
  const { rows } = await database.pool.query(
    `select count(*)::int as found from item_search where name @@ $1::tsquery`,
    [word],
  );
  return rows[0].found;
}

const rename = (kind: string, count: number, name: string) => `
  update item_text set name1 = '${name}' from item
   where item.id = item_id and external_id like '${kind}%'
     and substr(external_id, ${kind.length + 1})::int <= ${count}`;

test('few items get their words immediately, many with the next run, which notifies', async () => {
  await insertItems('many', FEW + 1);
  await database.pool.query(rename('many', FEW, 'Neues Zinnober'));
  expect(await found('zinnob')).toBe(FEW);
  expect(await fillStaleSearch(database.pool)).toBe(0);

  await database.pool.query(rename('many', FEW + 1, 'Neues Umbra'));
  expect(await found('umbra')).toBe(0);
  await listener.catchUp();
  changes = [];
  expect(await fillStaleSearch(database.pool)).toBe(FEW + 1);
  expect(await found('umbra')).toBe(FEW + 1);
  await listener.catchUp();
  expect(changes.sort()).toEqual(['listing', 'words']);

  changes = [];
  expect(await fillStaleSearch(database.pool)).toBe(0);
  await listener.catchUp();
  expect(changes).toEqual([]);
});

test('a deleted item does not block the run', async () => {
  await insertItems('gone', FEW + 1);
  await database.pool.query(rename('gone', FEW + 1, 'Neues Sepia'));
  await database.pool.query(`delete from item where external_id = 'gone1'`);
  expect(await fillStaleSearch(database.pool)).toBe(FEW + 1);
  expect(await found('sepia')).toBe(FEW);
});

test('an item that changes during the run is rebuilt with the next run', async () => {
  await insertItems('late', FEW + 1);
  await database.pool.query(rename('late', FEW + 1, 'Neues Krapp'));
  const run = await database.pool.connect();
  await run.query('begin');
  await run.query('select fill_stale_search(1000)');
  const renamed = database.pool.query(rename('late', FEW + 1, 'Neues Karmin'));
  await waiting();
  await run.query('commit');
  run.release();
  await renamed;
  await fillStaleSearch(database.pool);
  expect(await found('karmin')).toBe(FEW + 1);
});

test('two concurrent changes of one item are both found', async () => {
  const category = await fixture.category('Innenraum');
  const item = await fixture.item({
    name: 'Lasur',
    categories: [category],
    variations: [{ price: 100, stock: 1 }],
  });
  const one = await database.pool.connect();
  await one.query('begin');
  await one.query(
    `update item_text set name1 = 'Beize' where lang = 'de' and item_id = ${item.itemId}`,
  );
  const other = database.pool.query(
    `update category_detail set name = 'Gartenzaun' where lang = 'de' and category_id = ${category}`,
  );
  await waiting();
  await one.query('commit');
  one.release();
  await other;
  const { rows } = await database.pool.query(
    `select label @@ 'beiz'::tsquery as by_name, label @@ 'gartenzaun'::tsquery as by_category
       from item_search where lang = 'de' and item_id = $1`,
    [item.itemId],
  );
  expect(rows).toEqual([{ byName: true, byCategory: true }]);
});

/** Waits until a statement in this database waits for a lock of another. */
async function waiting(): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await database.pool.query(
        `select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0].waiting;
    })
    .toBeGreaterThan(0);
}
