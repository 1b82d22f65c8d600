import { expect, test } from 'vitest';
import { addPaintShop } from '../../../tests/support/paint-shop';
import { useTestEngine } from '../../../tests/support/use-test-engine';
import { useWire } from '../../../tests/support/use-wire';

type Goods = Awaited<ReturnType<typeof addPaintShop>>;

let goods: Goods;
const engine = useTestEngine(async ({ fixture, index, pool }) => {
  goods = await addPaintShop(fixture);
  const { paint, roller } = goods;
  await pool.query(`update item_text set description = 'geheim', keywords = 'geheim'`);
  await pool.query(
    `update category set "right" = 'customer'
      where id in (select category_id from item_category where item_id = $1)`,
    [paint.itemId],
  );
  await pool.query('update item set is_active = false where id = $1', [roller.itemId]);
  await index.applyChanges('everything');
});
const { visitor } = useWire(engine);

const LONG_TEXTS = ['title', 'description', 'technicalData', 'metaDescription', 'keywords'];

test.each([
  ['for customers only', 'paint', 401],
  ['that are not active', 'roller', 404],
] as const)('of goods %s a visitor gets the texts of their card alone', async (_, name, code) => {
  const { itemId, variationIds } = goods[name];
  expect((await visitor().call('getProduct', { id: itemId })).status).toBe(code);
  const { status, body } = await visitor().call('getProductsByIds', { variationIds });
  expect(status).toBe(200);
  const { products } = body.data as { products: Record<string, unknown>[] };
  expect(products.length).toBeGreaterThan(0);
  for (const { texts, variationProperties, defaultCategories } of products) {
    const known = texts as Record<string, string | undefined>;
    expect(known['name1']).not.toBe('');
    expect(LONG_TEXTS.map((field) => known[field] ?? '')).toEqual(LONG_TEXTS.map(() => ''));
    expect([variationProperties, defaultCategories]).toEqual([[], []]);
  }
});
