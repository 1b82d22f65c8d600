import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestContext } from '../../../../tests/support/commerce-context';
import { createTestEngine, type TestEngine } from '../../../../tests/support/shopper';
import { getProduct } from './get-product';
import { indexItem } from './indexed-item';
import { loadIndexItems } from './load-index-items';

let engine: TestEngine;

beforeAll(async () => {
  engine = await createTestEngine();
});
afterAll(() => engine.drop());

type Goods = { variation?: object; item?: object; part?: { variation?: object; item?: object } };

async function make({ variation = {}, item = {}, part }: Goods) {
  const { fixture } = engine;
  const inside =
    part &&
    (await fixture.item({
      name: 'Teil',
      variations: [{ price: 100, ...part.variation }],
      ...part.item,
    }));
  const components = inside && { [inside.variationIds[0]!]: 2 };
  return fixture.item({
    name: 'Ware',
    ...(inside && { itemType: 'bundle' as const }),
    variations: [{ price: 1000, ...(components && { stock: null, components }), ...variation }],
    ...item,
  });
}

const OVER = { availableUntil: '2020-01-01' };
const SOON = { availableUntil: '2099-01-01' };

// One rule, three readers: what a page says, what the lists know, what the cart takes.
describe('what may be ordered (law 11, Art. 246a § 1 EGBGB)', () => {
  test.each<[string, Goods, boolean]>([
    ['goods with a delivery time', { variation: { availabilityId: 8 } }, true],
    ['on request', { variation: { availabilityId: 9 } }, false],
    ['not deliverable', { variation: { availabilityId: 10 } }, false],
    ['an inactive variation', { variation: { isActive: false } }, false],
    ['an inactive item', { item: { isActive: false } }, false],
    ['one without a price', { variation: { price: null } }, false],
    ['its time is over', { variation: OVER }, false],
    ['its time is not over', { variation: SOON }, true],
    ['a set of what may be ordered', { part: {} }, true],
    ['a set with a part on request', { part: { variation: { availabilityId: 9 } } }, false],
    ['a set with an inactive part', { part: { variation: { isActive: false } } }, false],
    ['a set with a part of an inactive item', { part: { item: { isActive: false } } }, false],
    ['a set with a part whose time is over', { part: { variation: OVER } }, false],
  ])('%s: %j', async (_, goods, isSalable) => {
    const { itemId, variationIds } = await make(goods);
    const productId = variationIds[0]!;
    const ctx = await createTestContext(engine.pool);

    const product = await getProduct(ctx, { id: itemId, variationId: productId });
    expect(product?.filter.isSalableAndActive ?? false).toBe(isSalable);
    if (product) {
      const availability = product.seoSettings.mappedAvailability;
      expect(availability).toBe(`https://schema.org/${isSalable ? 'InStock' : 'OutOfStock'}`);
    }

    const [raw] = await loadIndexItems(engine.pool, [itemId]);
    const indexed = indexItem(raw!, () => [], Date.now());
    expect(indexed.main?.isSalable ?? false).toBe(isSalable);

    const adding = engine.shopper().do((shop) => shop.doAddCartItem({ productId }));
    if (isSalable) expect((await adding).itemQuantity).toBe(1);
    else await expect(adding).rejects.toMatchObject({ code: 110 });
  });
});

test('goods that lose their delivery time leave the cart, which says why', async () => {
  const { variationIds } = await make({ item: { name: 'Kalkfarbe' } });
  const productId = variationIds[0]!;
  const shopper = engine.shopper();
  await shopper.do((shop) => shop.doAddCartItem({ productId, quantity: 3 }));
  expect(await shopper.do((shop) => shop.getCartCount())).toBe(3);
  await engine.pool.query('update variation set availability_id = 10 where id = $1', [productId]);
  expect(await shopper.do((shop) => shop.getCart())).toMatchObject({
    items: [],
    notices: [
      { key: 'cartLinesLeft.notOrderable', type: 'warning', values: { names: 'Kalkfarbe' } },
    ],
  });
  expect(await shopper.do((shop) => shop.getCartCount())).toBe(0);
  await expect(shopper.do((shop) => shop.doAddCartItem({ productId }))).rejects.toMatchObject({
    key: 'cart.addToBasket.notOrderable',
  });
});
