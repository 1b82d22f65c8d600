import { describe, expect, test } from 'vitest';
import { createTestContext } from '../../../../../tests/support/commerce-context';
import { offer, readyToOrder } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import type { AddCartItemInput } from '../../../shop-api';
import { getProduct } from './get-product';
import { createCatalogue, putItem } from '../in-memory/catalogue';
import { loadIndexItems } from '../in-memory/load-items';
import { mainRow } from '../in-memory/stored-items';

const engine = useTestEngine();

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
  const parts = inside && { [inside.variationIds[0]!]: 2 };
  return fixture.item({
    name: 'Ware',
    ...(inside && { itemType: 'bundle' as const }),
    variations: [{ price: 1000, ...(parts && { stock: null, parts }), ...variation }],
    ...item,
  });
}

const OVER = { availableUntil: '2020-01-01' };
const SOON = { availableUntil: '2099-01-01' };

// One rule, three readers: product page, lists and cart.
describe('what may be ordered (Art. 246a § 1 EGBGB)', () => {
  test.each<[string, Goods, boolean]>([
    ['goods with a delivery time', { variation: { availabilityId: 8 } }, true],
    ['on request', { variation: { availabilityId: 9 } }, false],
    ['not deliverable', { variation: { availabilityId: 10 } }, false],
    ['an inactive variation', { variation: { isActive: false } }, false],
    ['an inactive item', { item: { isActive: false } }, false],
    ['one without a price', { variation: { price: null } }, false],
    ['no longer available', { variation: OVER }, false],
    ['still available', { variation: SOON }, true],
    ['sold only after advice', { item: { isSoldOnline: false } }, false],
    ['a set of goods that can be ordered', { part: {} }, true],
    ['a set with a part on request', { part: { variation: { availabilityId: 9 } } }, false],
    ['a set with an inactive part', { part: { variation: { isActive: false } } }, false],
    ['a set with a part of an inactive item', { part: { item: { isActive: false } } }, false],
    [
      'a set with a part sold only after advice',
      { part: { item: { isSoldOnline: false } } },
      false,
    ],
    ['a set with a part no longer available', { part: { variation: OVER } }, false],
  ])('%s: %j', async (_, goods, isSalable) => {
    const { itemId, variationIds } = await make(goods);
    const variationId = variationIds[0]!;
    const ctx = await createTestContext(engine.pool);

    const product = await getProduct(ctx, { id: itemId, variationId });
    expect(product?.filter.isSalableAndActive ?? false).toBe(isSalable);
    if (product) {
      const availability = product.seoSettings.mappedAvailability;
      expect(availability).toBe(`https://schema.org/${isSalable ? 'InStock' : 'OutOfStock'}`);
    }

    const [raw] = await loadIndexItems(engine.pool, [itemId]);
    const catalogue = createCatalogue({ byId: new Map(), children: new Map() }, [], Date.now());
    putItem(catalogue, raw!);
    const shelf = catalogue.shelves[0]!;
    const row = mainRow(shelf, 0);
    expect(row !== null && shelf.variations.columns.isSalable[row] === 1).toBe(isSalable);

    const adding = engine.shopper().do((shop) => shop.doAddCartItem({ variationId }));
    if (isSalable) expect((await adding).itemQuantity).toBe(1);
    else await expect(adding).rejects.toMatchObject({ code: 110 });
  });
});

test('goods that lose their delivery time leave the cart with a notice', async () => {
  const { itemId, variationIds } = await make({ item: { name: 'Kalkfarbe' } });
  const variationId = variationIds[0]!;
  const shopper = engine.shopper();
  await shopper.do((shop) => shop.doAddCartItem({ variationId, quantity: 3 }));
  expect(await shopper.do((shop) => shop.getCartCount())).toBe(3);
  await engine.pool.query('update variation set availability_id = 10 where id = $1', [variationId]);
  await engine.index.applyChanges([`item:${itemId}`]);
  expect(await shopper.do((shop) => shop.getCart())).toMatchObject({
    items: [],
    notices: [
      { key: 'cartLinesLeft.notOrderable', type: 'warning', values: { names: 'Kalkfarbe' } },
    ],
  });
  expect(await shopper.do((shop) => shop.getCartCount())).toBe(0);
  await expect(shopper.do((shop) => shop.doAddCartItem({ variationId }))).rejects.toMatchObject({
    key: 'cart.addToBasket.notOrderable',
  });
});

describe('goods that become restricted to sale after advice (ChemBiozidDV §§ 10, 12)', () => {
  const kinds: Record<string, () => Promise<{ itemId: number; wish: AddCartItemInput }>> = {
    async 'by themselves'() {
      const { itemId, variationIds } = await make({});
      return { itemId, wish: { variationId: variationIds[0]! } };
    },
    async 'in a set'() {
      const { fixture } = engine;
      const part = await fixture.item({ name: 'Teil' });
      const parts = { [part.variationIds[0]!]: 1 };
      const set = await fixture.item({
        name: 'Set',
        itemType: 'bundle',
        variations: [{ price: 1000, stock: null, parts }],
      });
      return { itemId: part.itemId, wish: { variationId: set.variationIds[0]! } };
    },
    async 'mixed in a shade of the card'() {
      const { fixture } = engine;
      await fixture.shade({ name: 'Salbei', number: '4120', color: '#a3b096' });
      const shade = { name: 'Farbton', valuesFrom: 'shade', isRequired: true } as const;
      const { id: propertyId } = await fixture.orderProperty(shade);
      const { itemId, variationIds } = await make({ item: { orderPropertyIds: [propertyId] } });
      const basketItemOrderParams = [{ propertyId, value: '4120' }];
      return { itemId, wish: { variationId: variationIds[0]!, basketItemOrderParams } };
    },
  };

  test.each(Object.keys(kinds))('%s: they cannot be bought on any path', async (kind) => {
    const { itemId, wish } = await kinds[kind]!();
    const other = { variationId: (await make({})).variationIds[0]! };
    const shopper = await readyToOrder(engine, [wish, other]);
    const form = await offer(shopper);
    const changer = engine.shopper();
    const [line] = (await changer.do((shop) => shop.doAddCartItems([wish, other]))).items;
    await engine.pool.query('update item set is_sold_online = false where id = $1', [itemId]);

    const refused = { key: 'cart.addToBasket.notOrderable', code: 110 };
    const nobody = engine.shopper();
    await expect(nobody.do((shop) => shop.doAddCartItem(wish))).rejects.toMatchObject(refused);
    const both = nobody.do((shop) => shop.doAddCartItems([other, wish]));
    await expect(both).rejects.toMatchObject(refused);
    expect(await nobody.do((shop) => shop.getCartCount())).toBe(0);

    await expect(shopper.do((shop) => shop.doPlaceOrder(form))).rejects.toMatchObject({
      key: 'order.quoteChanged',
      cause: { before: 2490, after: 1490 },
    });
    const { cart } = await changer.do((shop) =>
      shop.setCartItemQuantity({
        cartItemId: line!.id,
        variationId: wish.variationId,
        quantity: 2,
      }),
    );
    expect(cart.items.map(({ variation }) => variation.variation.id)).toEqual([other.variationId]);
    expect(cart.notices).toMatchObject([{ key: 'cartLinesLeft.notOrderable' }]);

    const next = await offer(shopper);
    const { id, accessKey } = await shopper.do((shop) => shop.doPlaceOrder(next));
    const order = await shopper.do((shop) => shop.getOrder({ orderId: id, accessKey }));
    expect(order.orderItems.map((item) => item.itemVariationId)).toEqual([other.variationId]);
  });

  test('an order with no other goods is refused', async () => {
    const { itemId, wish } = await kinds['by themselves']!();
    const shopper = await readyToOrder(engine, [wish]);
    const form = await offer(shopper);
    await engine.pool.query('update item set is_sold_online = false where id = $1', [itemId]);
    await expect(shopper.do((shop) => shop.doPlaceOrder(form))).rejects.toMatchObject({
      key: 'order.incomplete',
      cause: { missing: ['items'] },
    });
  });
});
