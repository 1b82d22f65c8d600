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

/** An item of the test's own, with its one variation. */
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

describe('what has become of an order', () => {
  test('nothing: all of it can be ordered as it was, with what was stated', async () => {
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
    const { cart, addedLines, leftLines } = await again(ordered);
    expect([addedLines, leftLines]).toEqual([2, 0]);
    expect(cart.items).toMatchObject([
      { quantity: 1, basketItemOrderParams: [{ value: 'Moos' }] },
      { quantity: 2 },
    ]);
  });

  test('not delivered where the cart goes, it cannot be ordered again there', async () => {
    const narrowed = await item();
    const ordered = await order([{ variationId: narrowed }]);
    await change(`update variation set countries = '{AT}' where id = $1`, narrowed);
    expect((await look(ordered)).items[0]!.currentStatus).toMatchObject({
      isSalableAndActive: false,
      obstacle: 'notSalable',
    });
    await expect(again(ordered, 0, true)).rejects.toMatchObject({ key: 'orderAgain.nothingLeft' });
  });

  test('the language of the visitor who orders again counts, not that of the order', async () => {
    const narrowed = await item();
    const ordered = await order([{ variationId: narrowed }]);
    await change(`update variation set languages = '{en}' where id = $1`, narrowed);
    expect((await look(ordered)).isPossibleAsIs).toBe(false);
    const shopper = engine.shopper({ lang: 'en' });
    shopper.setToken(ordered.shopper.token());
    expect((await look({ ...ordered, shopper })).isPossibleAsIs).toBe(true);
    expect((await again({ ...ordered, shopper })).cart.itemQuantity).toBe(1);
  });

  test('sold to a class of customers by now, it cannot be ordered again by others', async () => {
    const narrowed = await item();
    const ordered = await order([{ variationId: narrowed }]);
    await change(`update variation set customer_classes = '{2}' where id = $1`, narrowed);
    const { items, isPossibleAsIs } = await look(ordered);
    expect(isPossibleAsIs).toBe(false);
    expect(items.map(({ currentStatus }) => currentStatus)).toMatchObject([
      { isSalableAndActive: false, hasChanged: true, stock: 0, obstacle: 'notSalable' },
    ]);
  });

  test('changed goods come first, with the price then and now (4.32 to 4.34)', async () => {
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

  test('what left the shop is gone; two lines never count the same pieces', async () => {
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
  test('as it was, or not at all; or what fits of it', async () => {
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

  test('says when nothing is left', async () => {
    const variationId = await item();
    const ordered = await order([{ variationId }]);
    await setFree(variationId, 0);
    await expect(again(ordered, 0, true)).rejects.toMatchObject({ key: 'orderAgain.nothingLeft' });
  });

  test('the same form twice, or twenty times at once, adds once', async () => {
    const variationId = await item({ stock: 1000 });
    const ordered = await order([{ variationId, quantity: 4 }]);
    const { done } = await settle(Array.from({ length: 20 }, () => again(ordered)));
    expect(done.length).toBeGreaterThan(0);
    const cart = await ordered.shopper.do((shop) => shop.getCart());
    expect(cart.items.map(({ quantity }) => quantity)).toEqual([4]);
    // A customer who repeats it means it.
    const { cartVersion } = await look(ordered);
    expect((await again(ordered, cartVersion)).cart.items[0]!.quantity).toBe(8);
  });

  test('adds to what lies in the cart, as far as the stock goes', async () => {
    const variationId = await item();
    const ordered = await order([{ variationId, quantity: 4 }]);
    await setFree(variationId, 6);
    const { version } = await ordered.shopper.do((shop) =>
      shop.doAddCartItem({ variationId, quantity: 3 }),
    );
    const { cart } = await again(ordered, version, true);
    expect(cart.items.map(({ quantity }) => quantity)).toEqual([6]);
  });

  test('keeps minimum and interval', async () => {
    const variationId = await item({ minimum: 4, interval: 2, stock: 20 });
    const ordered = await order([{ variationId, quantity: 10 }]);
    await setFree(variationId, 7);
    const { cart } = await again(ordered, 0, true);
    expect(cart.items.map(({ quantity }) => quantity)).toEqual([6]);
  });

  test('is for visitors who may see the order', async () => {
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
