import { beforeEach, expect, test } from 'vitest';
import type { InsertedItem } from '../../../../../tests/support/catalogue-fixture';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';

/** When the page of an item changed, as recorded by the triggers of its tables. */
let paint: InsertedItem;
let other: InsertedItem;
const engine = useTestEngine(async ({ fixture, pool }) => {
  const walls = await fixture.category('Wandfarben');
  await fixture.shade({ name: 'Moos', number: '4140', color: '#6b7f5f' });
  paint = await fixture.item({
    name: 'Wandfarbe',
    categories: [walls],
    properties: { Untergrund: 'Putz' },
    variations: [{ price: 1000, stock: 50, attributes: { Inhalt: '1 l' } }],
  });
  await pool.query(
    `insert into review (item_id, lang, rating, source, is_visible) values ($1, 'de', 5, 'contact', true)`,
    [paint.itemId],
  );
  other = await fixture.item({ name: 'Rolle', variations: [{ price: 500, stock: 100 }] });
  const { rows } = await pool.query<{ id: number }>('select id from shade limit 1');
  await pool.query('update item set shade_id = $1 where id = $2', [rows[0]!.id, paint.itemId]);
});

beforeEach(() => engine.pool.query('update item_change set changed_at = null'));

/** The names of the items, of these two, that a statement dates. */
async function dated(sql: string): Promise<string[]> {
  await engine.pool.query(sql);
  return datedNow();
}

async function datedNow(): Promise<string[]> {
  const { rows } = await engine.pool.query<{ id: number }>(
    `select item_id as id from item_change
      where changed_at between now() - interval '1 minute' and now() order by 1`,
  );
  return rows.map(({ id }) => (id === paint.itemId ? 'paint' : 'other'));
}

const own = () => `item_id = ${paint.itemId}`;
const variation = () => `variation_id = ${paint.variationIds[0]}`;

test.each<[string, () => string]>([
  ['a name', () => `update item_text set name1 = 'Neu' where ${own()} and lang = 'de'`],
  ['a price', () => `update variation_price set price = price + 1 where ${variation()}`],
  [
    'an offer',
    () => `insert into variation_price (variation_id, kind, price)
           values (${paint.variationIds[0]}, 'special_offer', 700)`,
  ],
  ['a fact required by law', () => `update item set weee_number = 'x' where id = ${paint.itemId}`],
  ['a weight', () => `update variation set weight_g = 77 where ${own()}`],
  ['its shade', () => `update shade_text set name = name || '!'`],
  ['a name of a property', () => `update property_text set name = name || '!'`],
  ['a name of a choice', () => `update attribute_text set name = name || '!'`],
  ['a name of a size', () => `update attribute_value_text set name = name || '!'`],
  [
    'a tag',
    () => `with made as (insert into tag (external_id) values ('neu') returning id)
           insert into item_tag (item_id, tag_id) select ${paint.itemId}, id from made`,
  ],
  ['a review that is shown', () => `update review set text = 'Gut' where ${own()}`],
  ['a review that is hidden', () => `update review set is_visible = false where ${own()}`],
  ['a sale that ends', () => `update item set is_active = false where id = ${paint.itemId}`],
  ['a sale that begins', () => `update item set is_active = true where id = ${paint.itemId}`],
])('%s dates the item, and no other', async (_, sql) => {
  expect(await dated(sql())).toEqual(['paint']);
});

test.each<[string, () => string]>([
  ['weight in lists', () => 'update item set score = score + 1'],
  ['number of ratings', () => 'update item set feedback_count = 1, feedback_sum = 5'],
  ['stock', () => 'update stock set on_hand = on_hand - 1'],
  ['stock that is sold out', () => 'update stock set reserved = on_hand'],
  ['an equal value', () => 'update variation_price set price = price'],
  [
    'a review that waits',
    () => `insert into review (item_id, lang, rating, source)
           values (${paint.itemId}, 'de', 4, 'contact')`,
  ],
  ['a change of a review that waits', () => `update review set text = 'x' where not is_visible`],
  ['a review that was refused', () => 'delete from review where not is_visible'],
  ['former prices that are deleted', () => `delete from price_history where ${variation()}`],
])('%s is no content', async (_, sql) => {
  expect(await dated(sql())).toEqual([]);
});

test('a new item is dated, a deleted one leaves no date', async () => {
  const { itemId } = await engine.fixture.item({ name: 'Neu', variations: [{ price: 100 }] });
  expect(await datedNow()).toHaveLength(1);
  await engine.pool.query(
    'delete from variation_price where variation_id in (select id from variation where item_id = $1)',
    [itemId],
  );
  await engine.pool.query('delete from item where id = $1', [itemId]);
  const { rows } = await engine.pool.query('select from item_change where item_id = $1', [itemId]);
  expect(rows).toEqual([]);
});

test('every column of an item is either content of its page or listed as none', async () => {
  const { rows } = await engine.pool.query<{ name: string }>(
    `select attname as name from pg_attribute
      where attrelid = 'item'::regclass and attnum > 0 and not attisdropped
        and not pg_get_triggerdef((select oid from pg_trigger where tgname = 'item_dates_items'))
              ~ ('\\m' || attname || '\\M')
      order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual([
    'created_at',
    'external_id',
    'feedback_count',
    'feedback_sum',
    'score',
    // Unused (0003).
    'shade_color',
    'shade_name',
    'shade_number',
    'updated_at',
  ]);
});

test('two transactions that write the same goods in different order do not wait for each other', async () => {
  const [one, two] = await Promise.all([engine.pool.connect(), engine.pool.connect()]);
  const price = ({ variationIds }: InsertedItem) =>
    `update variation_price set price = price + 1 where variation_id = ${variationIds[0]}`;
  const weight = ({ itemId }: InsertedItem) =>
    `update variation set weight_g = weight_g + 1 where item_id = ${itemId}`;
  try {
    for (const client of [one, two]) {
      await client.query(`begin; set local lock_timeout = '500ms'`);
    }
    // Different rows: they share only the dates.
    await one.query(price(paint));
    await two.query(weight(other));
    await one.query(price(other));
    await two.query(weight(paint));
    await one.query('commit');
    await two.query('commit');
  } finally {
    one.release(true);
    two.release(true);
  }
  expect(await datedNow()).toEqual(['paint', 'other']);
});
