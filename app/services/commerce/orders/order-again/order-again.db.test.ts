import { describe, expect, test } from 'vitest';
import { addPaintShop, type PaintShop } from '../../../../../tests/support/paint-shop';
import { offer, readyToOrder, settle, type Shopper } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import type { AddCartItemInput, PlacedOrder } from '../../../shop-api';

let goods: Omit<PaintShop, 'database' | 'fixture' | 'ctx' | 'english'>;
const engine = useTestEngine(async (engine) => {
  goods = await addPaintShop(engine.fixture);
  await engine.index.applyChanges('everything');
});

type TestOrder = { shopper: Shopper; key: { orderId: number; accessKey: string } };

async function order(lines: AddCartItemInput[]): Promise<TestOrder> {
  const shopper = await readyToOrder(engine, lines);
  const form = await offer(shopper);
  const { id, accessKey }: PlacedOrder = await shopper.do((shop) => shop.doPlaceOrder(form));
  return { shopper, key: { orderId: id, accessKey } };
}

const look = ({ shopper, key }: TestOrder) =>
  shopper.do((shop) => shop.doOrderAgainInformation(key));
const again = ({ shopper, key }: TestOrder, cartVersion = 0, onlyWhatFits = false) =>
  shopper.do((shop) => shop.doOrderAgain({ ...key, cartVersion, onlyWhatFits }));

/** An item for one test, with a single variation. */
async function item(more: Record<string, unknown> = {}): Promise<number> {
  const made = await engine.fixture.item({
    name: 'Wandfarbe',
    variations: [{ price: 1000, stock: 10, ...more }],
  });
  await engine.index.applyChanges('everything');
  return made.variationIds[0]!;
}

async function change(sql: string, ...values: unknown[]): Promise<void> {
  await engine.pool.query(sql, values);
  await engine.index.applyChanges('everything');
}
const setPrice = (id: number, price: number) =>
  change(`update variation_price set price = $2 where variation_id = $1`, id, price);
const setFree = (id: number, free: number) =>
  change('update stock set on_hand = reserved + $2 where variation_id = $1', id, free);

describe('changes since an order', () => {
  test('none: all of it can be ordered as it was, with its order properties', async () => {
    const chosen = [{ propertyId: goods.order.id, value: String(goods.order.valueIds[1]) }];
    const paint = { variationId: goods.paint.variationIds[1]!, basketItemOrderParams: chosen };
    const set = { variationId: goods.bundle.variationIds[0]!, quantity: 2 };
    const ordered = await order([paint, set]);
    const found = await look(ordered);
    expect(found).toMatchObject({ isPossibleAsIs: true, cartVersion: 0 });
    expect(found.items.map(({ currentStatus }) => currentStatus)).toMatchObject([
      { hasChanged: false, obstacle: null, stock: 1 },
      { hasChanged: false, obstacle: null, stock: 2 },
    ]);
    expect(found.items[0]!.orderProperties).toMatchObject([{ value: 'Moos', surcharge: 250 }]);
    const { cart, addedLines, leftLines } = await again(ordered);
    expect([addedLines, leftLines]).toEqual([2, 0]);
    expect(cart.items).toMatchObject([
      { quantity: 1, basketItemOrderParams: [{ value: 'Moos' }] },
      { quantity: 2 },
    ]);
  });

  test('the price includes the surcharge of an option that is called otherwise by now', async () => {
    const valueId = goods.order.valueIds[1]!;
    const chosen = [{ propertyId: goods.order.id, value: String(valueId) }];
    const paint = { variationId: goods.paint.variationIds[1]!, basketItemOrderParams: chosen };
    const ordered = await order([paint]);
    const rename = (from: string, to: string) =>
      change(
        'update property_value_text set value = replace(value, $2, $3) where value_id = $1',
        valueId,
        from,
        to,
      );
    await rename('Moos', 'Farn');
    const [item] = (await look(ordered)).items;
    await rename('Farn', 'Moos');
    const { priceThen, priceNow, obstacle } = item!.currentStatus;
    expect([obstacle, priceNow]).toEqual(['properties', priceThen]);
    expect(item!.orderProperties).toMatchObject([{ surcharge: 250 }]);
  });

  test('goods that are not delivered to the country of the cart cannot be ordered again there', async () => {
    const narrowed = await item();
    const ordered = await order([{ variationId: narrowed }]);
    await change(`update variation set countries = '{AT}' where id = $1`, narrowed);
    expect((await look(ordered)).items[0]!.currentStatus).toMatchObject({
      isSalableAndActive: false,
      obstacle: 'notSalable',
    });
    await expect(again(ordered, 0, true)).rejects.toMatchObject({ key: 'orderAgain.nothingLeft' });
  });

  test('the language of the visitor who orders again applies, not that of the order', async () => {
    const narrowed = await item();
    const ordered = await order([{ variationId: narrowed }]);
    await change(`update variation set languages = '{en}' where id = $1`, narrowed);
    expect((await look(ordered)).isPossibleAsIs).toBe(false);
    const shopper = engine.shopper({ lang: 'en' });
    shopper.setToken(ordered.shopper.token());
    expect((await look({ ...ordered, shopper })).isPossibleAsIs).toBe(true);
    expect((await again({ ...ordered, shopper })).cart.itemQuantity).toBe(1);
  });

  test('goods sold to one customer class by now cannot be ordered again by others', async () => {
    const narrowed = await item();
    const ordered = await order([{ variationId: narrowed }]);
    await change(`update variation set customer_classes = '{2}' where id = $1`, narrowed);
    const { items, isPossibleAsIs } = await look(ordered);
    expect(isPossibleAsIs).toBe(false);
    expect(items.map(({ currentStatus }) => currentStatus)).toMatchObject([
      { isSalableAndActive: false, hasChanged: true, stock: 0, obstacle: 'notSalable' },
    ]);
  });

  test('changed goods come first, with the old and the new price (4.32 to 4.34)', async () => {
    const [same, dearer, sold] = [await item(), await item(), await item()];
    const ordered = await order([same, dearer, sold].map((variationId) => ({ variationId })));
    await setPrice(dearer, 1250);
    await setFree(sold, 0);
    const { items, isPossibleAsIs } = await look(ordered);
    expect(isPossibleAsIs).toBe(false);
    expect(items.map(({ itemVariationId }) => itemVariationId)).toEqual([dearer, sold, same]);
    expect(items.map(({ currentStatus }) => currentStatus)).toEqual([
      {
        isSalableAndActive: true,
        hasChanged: true,
        priceThen: 1000,
        priceNow: 1250,
        stock: 1,
        obstacle: null,
      },
      {
        isSalableAndActive: false,
        hasChanged: true,
        priceThen: 1000,
        priceNow: 1000,
        stock: 0,
        obstacle: 'stock',
      },
      {
        isSalableAndActive: true,
        hasChanged: false,
        priceThen: 1000,
        priceNow: 1000,
        stock: 1,
        obstacle: null,
      },
    ]);
  });

  test('removed goods are gone; two lines never count the same pieces', async () => {
    const [gone, scarce] = [await item(), await item()];
    const property = await engine.fixture.orderProperty({ name: 'Etikett' });
    await change(
      `insert into item_property (item_id, property_id)
       select item_id, $2 from variation where id = $1`,
      scarce,
      property.id,
    );
    const label = [{ propertyId: property.id, value: 'Flur' }];
    const ordered = await order([
      { variationId: gone },
      { variationId: scarce, quantity: 3 },
      { variationId: scarce, quantity: 3, basketItemOrderParams: label },
    ]);
    await change('update variation set is_active = false where id = $1', gone);
    await setFree(scarce, 4);
    const { items } = await look(ordered);
    const status = (id: number) =>
      items
        .filter(({ itemVariationId }) => itemVariationId === id)
        .map(({ currentStatus: { stock, obstacle } }) => [stock, obstacle]);
    expect(status(gone)).toEqual([[0, 'gone']]);
    expect(status(scarce)).toEqual([
      [1, 'stock'],
      [3, null],
    ]);
  });
});

describe('ordering again', () => {
  test('adds all as it was or nothing; or what is available', async () => {
    const [enough, scarce] = [await item(), await item()];
    const ordered = await order([
      { variationId: enough, quantity: 2 },
      { variationId: scarce, quantity: 5 },
    ]);
    await setFree(scarce, 3);
    await expect(again(ordered)).rejects.toMatchObject({ key: 'orderAgain.notAsIs', code: 422 });
    expect((await ordered.shopper.do((shop) => shop.getCart())).items).toEqual([]);
    const { cart, addedLines, leftLines } = await again(ordered, 0, true);
    expect([addedLines, leftLines]).toEqual([2, 0]);
    expect(cart.items.map(({ quantity }) => quantity)).toEqual([2, 3]);
  });

  test('reports when nothing is available', async () => {
    const variationId = await item();
    const ordered = await order([{ variationId }]);
    await setFree(variationId, 0);
    await expect(again(ordered, 0, true)).rejects.toMatchObject({ key: 'orderAgain.nothingLeft' });
  });

  test('the same form sent twice, or twenty times concurrently, adds once', async () => {
    const variationId = await item({ stock: 1000 });
    const ordered = await order([{ variationId, quantity: 4 }]);
    const { done } = await settle(Array.from({ length: 20 }, () => again(ordered)));
    expect(done.length).toBeGreaterThan(0);
    const cart = await ordered.shopper.do((shop) => shop.getCart());
    expect(cart.items.map(({ quantity }) => quantity)).toEqual([4]);
    // A customer who repeats it from the current page means it.
    const { cartVersion } = await look(ordered);
    expect((await again(ordered, cartVersion)).cart.items[0]!.quantity).toBe(8);
  });

  test('adds to the quantities in the cart, as far as stock allows', async () => {
    const variationId = await item();
    const ordered = await order([{ variationId, quantity: 4 }]);
    await setFree(variationId, 6);
    const { version } = await ordered.shopper.do((shop) =>
      shop.doAddCartItem({ variationId, quantity: 3 }),
    );
    const { cart } = await again(ordered, version, true);
    expect(cart.items.map(({ quantity }) => quantity)).toEqual([6]);
  });

  test('respects minimum quantity and interval', async () => {
    const variationId = await item({ minimum: 4, interval: 2, stock: 20 });
    const ordered = await order([{ variationId, quantity: 10 }]);
    await setFree(variationId, 7);
    const { cart } = await again(ordered, 0, true);
    expect(cart.items.map(({ quantity }) => quantity)).toEqual([6]);
  });

  test('requires a visitor who may see the order', async () => {
    const variationId = await item();
    const { key } = await order([{ variationId }]);
    const stranger = engine.shopper();
    const asIs = { cartVersion: 0, onlyWhatFits: false };
    await expect(
      stranger.do((shop) => shop.doOrderAgain({ ...key, ...asIs })),
    ).rejects.toMatchObject({ key: 'order.additionalAuthenticationRequiredPostcode' });
    for (const wrong of [
      { ...key, accessKey: 'x' },
      { ...key, orderId: 999_999 },
      { ...key, orderId: -1 },
    ]) {
      await expect(
        stranger.do((shop) => shop.doOrderAgain({ ...wrong, ...asIs })),
      ).rejects.toMatchObject({ key: 'order.notFound' });
      await expect(
        stranger.do((shop) => shop.doOrderAgainInformation(wrong)),
      ).rejects.toMatchObject({ key: 'order.notFound' });
    }
    expect(stranger.token()).toBeNull();
  });
});
