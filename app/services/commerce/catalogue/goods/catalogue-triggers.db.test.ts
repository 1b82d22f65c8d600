import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listenForChanges, type Listener } from '../../../../../database/listen';
import {
  createCatalogueFixture,
  type CatalogueFixture,
  type InsertedItem,
} from '../../../../../tests/support/catalogue-fixture';
import { createTestDatabase, type TestDatabase } from '../../../../../tests/support/database';

let database: TestDatabase;
let fixture: CatalogueFixture;
let listener: Listener;
let room: number;
let walls: number;
let paint: InsertedItem;
let part: InsertedItem;
let bundle: InsertedItem;
const changes: string[][] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await createCatalogueFixture(database.pool);
  room = await fixture.category('Innen');
  walls = await fixture.category('Wandfarben', { parent: room });
  paint = await fixture.item({
    name: 'Matte Wandfarbe',
    categories: [walls],
    variations: [{ price: 1000, stock: 50 }],
  });
  part = await fixture.item({ name: 'Rolle', variations: [{ price: 500, stock: 100 }] });
  bundle = await fixture.item({
    name: 'Malerset',
    itemType: 'bundle',
    variations: [{ price: 900, stock: null, parts: { [part.variationIds[0]!]: 4 } }],
  });
  listener = await listenForChanges(database.url, (change) => {
    changes.push(change === 'everything' ? ['everything'] : change);
  });
});
afterAll(async () => {
  await listener.stop();
  await database.drop();
});

/** Runs statements in one transaction and returns all tags of its notifications, once each. */
async function tagsOf(...statements: string[]): Promise<string[]> {
  await listener.catchUp();
  changes.length = 0;
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    for (const statement of statements) await client.query(statement);
    await client.query('commit');
  } finally {
    client.release();
  }
  await listener.catchUp();
  return [...new Set(changes.flat())].sort();
}

describe('notifications', () => {
  test('a price change notifies the item and the categories that list it, up to the root', async () => {
    const tags = await tagsOf(
      `update variation_price set price = 1100 where variation_id = ${paint.variationIds[0]}`,
    );
    const listings = ['listing', `listing:${room}`, `listing:${walls}`];
    expect(tags).toEqual([`item:${paint.itemId}`, ...listings].sort());
  });

  test('writing equal values notifies nothing', async () => {
    expect(await tagsOf('update variation_price set price = price')).toEqual([]);
  });

  test('a write that was rolled back notifies nothing', async () => {
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query('update variation_price set price = price + 7');
    await client.query('rollback');
    client.release();
    expect(await tagsOf('select 1')).toEqual([]);
  });

  test('stock changes notify only from the last five pieces on', async () => {
    const set = (reserved: number) =>
      `update stock set reserved = ${reserved} where variation_id = ${paint.variationIds[0]}`;
    expect(await tagsOf(set(10))).toEqual([]);
    expect(await tagsOf(set(45))).toContain(`item:${paint.itemId}`);
    expect(await tagsOf(set(50))).toContain(`item:${paint.itemId}`);
  });

  test('stock of a part notifies when the bundle runs low', async () => {
    const tags = await tagsOf(
      `update stock set reserved = 80 where variation_id = ${part.variationIds[0]}`,
    );
    expect(tags).toContain(`item:${bundle.itemId}`);
    expect(tags).not.toContain(`item:${part.itemId}`);
  });

  test('hazards of a part, and a ban on its sale, notify the set', async () => {
    const change = (what: string) => `update item set ${what} where id = ${part.itemId}`;
    for (const what of [`hazard = '{"isBiocide": true}'`, 'is_sold_online = false']) {
      expect(await tagsOf(change(what))).toContain(`item:${bundle.itemId}`);
    }
    expect(await tagsOf(change('score = 3'))).not.toContain(`item:${bundle.itemId}`);
    await tagsOf(change('is_sold_online = true'));
  });

  test('hiding goods notifies the counts of the tree', async () => {
    const tags = await tagsOf(`update item set is_active = false where id = ${paint.itemId}`);
    expect(tags).toContain('categories');
    await tagsOf(`update item set is_active = true where id = ${paint.itemId}`);
  });

  test('an item that changes its line notifies both; testers and shades have their tags', async () => {
    const set = (sql: string) => `update item set ${sql} where id = ${paint.itemId}`;
    await tagsOf(set(`line = 'old'`));
    expect(await tagsOf(set(`line = 'new'`))).toEqual(
      expect.arrayContaining(['line:new', 'line:old', `item:${paint.itemId}`]),
    );
    expect(await tagsOf(set('is_tester = true'))).toContain('testers');
    await fixture.shade({ name: 'Moos', number: '4140', color: '#6b7f5f' });
    expect(await tagsOf(`update shade set color = '#6b7f60'`)).toEqual(['catalogue']);
    expect(await tagsOf(`update shade_text set name = 'Moss' where lang = 'en'`)).toEqual([
      'catalogue',
    ]);
    await tagsOf(set('is_tester = false, line = null'));
  });

  test.each<[string, () => string, () => string]>([
    [
      'a part that is hidden',
      () => `update variation set is_active = false where id = ${part.variationIds[0]}`,
      () => `update variation set is_active = true where id = ${part.variationIds[0]}`,
    ],
    [
      'a part that gets no delivery time',
      () => `update variation set availability_id = 10 where id = ${part.variationIds[0]}`,
      () => `update variation set availability_id = 1 where id = ${part.variationIds[0]}`,
    ],
    [
      'the item of a part that is hidden',
      () => `update item set is_active = false where id = ${part.itemId}`,
      () => `update item set is_active = true where id = ${part.itemId}`,
    ],
  ])('%s notifies its bundles', async (_, hide, show) => {
    expect(await tagsOf(hide())).toContain(`item:${bundle.itemId}`);
    expect(await tagsOf(show())).toContain(`item:${bundle.itemId}`);
  });

  test('the price history notifies the item', async () => {
    const id = paint.variationIds[0];
    const write = `insert into price_history (variation_id, valid_from, price)
                   values (${id}, now() - interval '9 days', 700)`;
    const erase = `delete from price_history where variation_id = ${id} and price = 700`;
    for (const statement of [write, erase]) {
      expect(await tagsOf(statement)).toContain(`item:${paint.itemId}`);
    }
  });

  test('blocks, settings and legal texts have their own tags', async () => {
    const tags = await tagsOf(
      `insert into setting (key, value) values ('shopName', '"X"')`,
      `insert into block_document (identifier, type, lang, blocks) values ('index', 'immutable', 'de', '[]')`,
      `insert into legal_text (type, lang, title, html_text) values ('Shipping', 'de', 'V', '')`,
    );
    expect(tags).toEqual(['blocks:index', 'legal:Shipping', 'settings']);
  });

  test('too many changes for one message notify "catalogue"', async () => {
    await database.pool.query(
      `insert into item (external_id) select 'many-' || n from generate_series(1, 1200) n`,
    );
    expect(await tagsOf(`update item set score = 1 where external_id like 'many-%'`)).toEqual([
      'catalogue',
    ]);
  });
});

test('no trigger joins the rows before with those after: a cached plan for one row would compare all', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select proname as name from pg_proc
      where prorettype = 'trigger'::regtype and pronamespace = 'public'::regnamespace
        and (prosrc ~* 'changed\\s+(as\\s+)?\\w*\\s*join\\s+before'
          or prosrc ~* 'before\\s+(as\\s+)?\\w*\\s*join\\s+changed')`,
  );
  expect(rows.map(({ name }) => name)).toEqual([]);
});

describe('an import', () => {
  const collect = [
    'create temp table if not exists collected_tag (tag text primary key) on commit delete rows',
    `set local shop.bulk_load = 'on'`,
  ];
  const score = (name: string) =>
    `update item set score = score + 1 where external_id like '${name}'`;

  test('notifies each change once', async () => {
    await database.pool.query(`insert into item (external_id) values ('collected-1')`);
    const tags = await tagsOf(
      ...collect,
      score('collected-1'),
      score('collected-1'),
      'select notify_collected()',
    );
    expect(tags.filter((tag) => tag.startsWith('item:'))).toHaveLength(1);
    expect(tags).toContain('listing');
    expect(tags).not.toContain('catalogue');
  });

  test('leaves the search words to its end', async () => {
    await database.pool.query(`insert into item (external_id) values ('wordy')`);
    await database.pool.query(
      `insert into item_text (item_id, lang, name1, url_path)
       select id, 'de', 'Wort', 'wort' from item where external_id = 'wordy'`,
    );
    const words = async () => {
      const { rows } = await database.pool.query(
        `select st.item_id is not null as is_stale, label @@ 'neuwort'::tsquery as is_found
           from item_search se join item on id = se.item_id
           left join stale_item_search st on st.item_id = se.item_id
          where external_id = 'wordy'`,
      );
      return rows;
    };
    await tagsOf(...collect, `update item_text set name1 = 'Neuwort' where name1 = 'Wort'`);
    expect(await words()).toEqual([{ isStale: true, isFound: false }]);
    await database.pool.query('select refresh_search()');
    expect(await words()).toEqual([{ isStale: false, isFound: true }]);
  });

  test('of many items sends as many messages as it needs, and "catalogue" for too many', async () => {
    await database.pool.query(
      `insert into item (external_id) select 'lot-' || n from generate_series(1, 20001) n`,
    );
    changes.length = 0;
    const tags = await tagsOf(...collect, score('lot-1%'), 'select notify_collected()');
    expect(tags.filter((tag) => tag.startsWith('item:'))).toHaveLength(11_111);
    expect(changes.length).toBeGreaterThan(10);
    expect(await tagsOf(...collect, score('lot-%'), 'select notify_collected()')).toEqual([
      'catalogue',
    ]);
  });
});

describe('price history', () => {
  async function history(variationId: number): Promise<number[]> {
    const { rows } = await database.pool.query(
      'select price from price_history where variation_id = $1 order by valid_from',
      [variationId],
    );
    return rows.map((row) => row.price);
  }

  test('has a row for each effective price, not for other writes', async () => {
    const { variationIds } = await fixture.item({ name: 'A', variations: [{ price: 1000 }] });
    const id = variationIds[0]!;
    const set = (sql: string) => database.pool.query(sql, [id]);
    await set(
      `insert into variation_price (variation_id, kind, price, minimum_quantity) values ($1, 'default', 800, 10)`,
    );
    await set(`insert into variation_price (variation_id, kind, price) values ($1, 'rrp', 1500)`);
    expect(await history(id)).toEqual([1000]);
    await set(
      `insert into variation_price (variation_id, kind, price) values ($1, 'special_offer', 900)`,
    );
    await set(
      `update variation_price set price = 1200 where variation_id = $1 and kind = 'default' and minimum_quantity = 1`,
    );
    await set(`delete from variation_price where variation_id = $1 and kind = 'special_offer'`);
    expect(await history(id)).toEqual([1000, 900, 1200]);
  });

  test('an offer without a start begins when first written, and importing it again does not change that', async () => {
    const { variationIds } = await fixture.item({ name: 'B', variations: [{ price: 1000 }] });
    const upsert = (price: number) =>
      database.pool.query(
        `insert into variation_price (variation_id, kind, price) values ($1, 'special_offer', $2)
         on conflict (variation_id, kind, minimum_quantity)
         do update set price = excluded.price, valid_from = excluded.valid_from returning valid_from`,
        [variationIds[0], price],
      );
    const first = (await upsert(900)).rows[0].validFrom;
    expect(first).toBeInstanceOf(Date);
    expect((await upsert(850)).rows[0].validFrom).toEqual(first);
  });

  test('offers that begin and end by the clock are recorded with these times, once', async () => {
    const from = new Date(Date.now() + 60_000).toISOString();
    const to = new Date(Date.now() + 120_000).toISOString();
    const { variationIds } = await fixture.item({
      name: 'C',
      variations: [{ price: 1000, offer: { price: 700, from, to } }],
    });
    const later = new Date(Date.now() + 300_000);
    const record = () => database.pool.query('select record_price_changes($1) as n', [later]);
    expect(await history(variationIds[0]!)).toEqual([1000]);
    await record();
    expect(await history(variationIds[0]!)).toEqual([1000, 700, 1000]);
    const { rows } = await database.pool.query(
      'select valid_from from price_history where variation_id = $1 order by valid_from',
      [variationIds[0]],
    );
    expect(rows.slice(1).map((row) => row.validFrom.toISOString())).toEqual([from, to]);
    expect((await record()).rows[0].n).toBe(0);
  });

  const HOUR = 60 * 60 * 1000;
  const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
  const recordUntil = (hours: number) =>
    database.pool.query('select record_price_changes($1)', [inHours(hours)]);

  test('an offer that is written after the clock was ahead and was set back is not lost', async () => {
    const { variationIds } = await fixture.item({
      name: 'D',
      variations: [{ price: 1000, offer: { price: 700, from: inHours(48), to: inHours(72) } }],
    });
    await recordUntil(100);
    await database.pool.query(
      `update variation_price set price = 500, valid_from = $2, valid_to = $3
       where variation_id = $1 and kind = 'special_offer'`,
      [variationIds[0], inHours(1), inHours(2)],
    );
    await recordUntil(3);
    expect(await history(variationIds[0]!)).toEqual([1000, 500, 1000, 700, 1000]);
  });

  test('an offer whose transaction ends after the run in which it began is not lost', async () => {
    const { variationIds } = await fixture.item({ name: 'E', variations: [{ price: 1000 }] });
    const slow = await database.pool.connect();
    try {
      await slow.query('begin');
      await slow.query(
        `insert into variation_price (variation_id, kind, price, valid_from, valid_to)
         values ($1, 'special_offer', 600, $2, $3)`,
        [variationIds[0], inHours(1), inHours(200)],
      );
      await recordUntil(2);
      await slow.query('commit');
    } finally {
      slow.release();
    }
    await recordUntil(3);
    expect(await history(variationIds[0]!)).toEqual([1000, 600]);
  });
});

test('sale_state: own stock, unlimited goods, and what the parts of a bundle allow', async () => {
  const { rows } = await database.pool.query(
    'select free from sale_state where variation_id = any ($1) order by variation_id',
    [[part.variationIds[0], bundle.variationIds[0]]],
  );
  expect(rows).toEqual([{ free: 20 }, { free: 5 }]);
});
