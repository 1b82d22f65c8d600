import { beforeAll, expect, test } from 'vitest';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';

const engine = useTestEngine();
let goods: Record<
  'forAll' | 'forClass' | 'inEnglish' | 'toAustria' | 'bundle' | 'narrowSet',
  number
>;

beforeAll(async () => {
  const { fixture, pool, index } = engine;
  const category = await fixture.category('Farben');
  const item = (name: string, variations: { price: number; parts?: Record<number, number> }[]) =>
    fixture.item({ name, categories: [category], variations });
  const { variationIds } = await item(
    'Farbe',
    [1, 2, 3, 4].map((n) => ({ price: n * 1000 })),
  );
  const [forAll, forClass, inEnglish, toAustria] = variationIds as [number, number, number, number];
  const sets = await Promise.all([
    item('Set', [{ price: 900, parts: { [forAll]: 2 } }]),
    item('Enges Set', [{ price: 900, parts: { [forAll]: 1, [toAustria]: 1 } }]),
  ]);
  const [bundle, narrowSet] = sets.map((set) => set.variationIds[0]!) as [number, number];
  goods = { forAll, forClass, inEnglish, toAustria, bundle, narrowSet };
  await pool.query(`update variation set customer_classes = '{2}' where id = $1`, [forClass]);
  await pool.query(`update variation set languages = '{en}' where id = $1`, [inEnglish]);
  await pool.query(`update variation set countries = '{AT}' where id = $1`, [toAustria]);
  await index.applyChanges('everything');
});

async function feed(lang: 'de' | 'en') {
  const all = await engine
    .shopper({ lang })
    .do((shop) => shop.getFeedGoods({ from: 0, count: 100 }));
  return new Map(all.map(({ product, shipping }) => [product.variation.id, shipping]));
}

test('the feed contains only goods that every reader can order', async () => {
  const { forAll, inEnglish, toAustria, bundle, narrowSet } = goods;
  expect(new Set((await feed('de')).keys())).toEqual(
    new Set([forAll, toAustria, bundle, narrowSet]),
  );
  expect(new Set((await feed('en')).keys())).toEqual(
    new Set([forAll, inEnglish, toAustria, bundle, narrowSet]),
  );
});

test('and delivery to no other country than the goods are sold to', async () => {
  const shipping = await feed('de');
  const countries = (id: number) => shipping.get(id)!.map(({ country }) => country);
  expect(countries(goods.toAustria)).toEqual(['AT']);
  expect(countries(goods.narrowSet)).toEqual(['AT']);
  expect(countries(goods.forAll)).toEqual(expect.arrayContaining(['DE', 'AT']));
});

test('a gift card comes by mail and has no delivery costs, in the feed and on its page', async () => {
  const { itemId, variationIds } = await engine.fixture.item({
    name: 'Gutschein',
    categories: [await engine.fixture.category('Gutscheine')],
    variations: [{ price: 2500, stock: null, vatClass: 'voucher' }],
  });
  await engine.index.applyChanges('everything');
  const shipping = (await feed('de')).get(variationIds[0]!)!;
  expect(shipping.map(({ country }) => country)).toContain('DE');
  expect(new Set(shipping.map(({ price }) => price))).toEqual(new Set([0]));
  const page = await engine.shopper().do((shop) => shop.getProduct({ id: itemId }));
  expect(page!.delivery).toBeNull();
});
