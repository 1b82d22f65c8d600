import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ledgerCheck } from '../../app/services/commerce/jobs/ledger/ledger-check';
import type { PlacedOrder, PlaceOrderInput } from '../../app/services/shop-api';
import { inTurns } from '../support/in-turns';
import {
  createTestEngine,
  getReady,
  offer,
  readyToOrder,
  settle,
  type Shopper,
  type TestEngine,
} from '../support/shopper';

let engine: TestEngine;

beforeAll(async () => {
  engine = await createTestEngine();
});
afterEach(async () => expect(await ledgerCheck(engine.pool)).toEqual([]));
afterAll(() => engine.drop());

async function goods(given: object = {}): Promise<number> {
  const item = await engine.fixture.item({
    name: 'Farbe',
    variations: [{ price: 1000, ...given }],
  });
  return item.variationIds[0]!;
}

/** Shoppers at the checkout, each with a cart; created in turns to spare the machine. */
function shoppers(count: number, cartOf: (i: number) => Promise<Shopper>): Promise<Shopper[]> {
  return inTurns(count, 20, cartOf);
}

async function placeAll(all: Shopper[]) {
  const forms: PlaceOrderInput[] = await inTurns(all.length, 20, (i) => offer(all[i]!));
  return settle(all.map((shopper, i) => shopper.do((shop) => shop.doPlaceOrder(forms[i]!))));
}

const email = (i: number) => `kunde${i}@example.de`;
const reserved = async (variationId: number) =>
  (await engine.pool.query('select reserved from stock where variation_id = $1', [variationId]))
    .rows[0].reserved as number;

/** 200 by R1; other runs of the checks use fewer. */
const BUYERS = process.env.TEST_ALL ? 200 : 60;

describe('stock', () => {
  test(
    `${BUYERS} shoppers at the last piece: one order, the others are refused (R1); as many more numbers when there is more (R32)`,
    { timeout: 120_000 },
    async () => {
      const variationId = await goods({ stock: 1 });
      const all = await shoppers(BUYERS, (i) =>
        readyToOrder(engine, [{ variationId }], { email: email(i) }),
      );
      const { done, errors } = await placeAll(all);
      expect(done).toHaveLength(1);
      expect(errors).toHaveLength(BUYERS - 1);
      for (const error of errors) {
        expect(error).toMatchObject({
          key: 'order.stockChanged',
          cause: { lines: [{ name: 'Farbe', available: 0 }] },
        });
      }
      expect(await reserved(variationId)).toBe(1);
      const orderedOnce = async () =>
        (await engine.pool.query('select count(distinct id)::int as n from orders')).rows[0].n;
      const before = await orderedOnce();
      const carts = await inTurns(all.length, 20, (i) => all[i]!.do((shop) => shop.getCart()));
      const waiting = all.filter((_, i) => carts[i]!.itemQuantity === 1);
      expect(waiting).toHaveLength(BUYERS - 1);

      await engine.pool.query('update stock set on_hand = $2 where variation_id = $1', [
        variationId,
        BUYERS,
      ]);
      const later = await placeAll(waiting);
      expect(later.errors).toEqual([]);
      expect(new Set([...done, ...later.done].map((order) => order.id)).size).toBe(BUYERS);
      expect(await orderedOnce()).toBe(before + BUYERS - 1);
      expect(await reserved(variationId)).toBe(BUYERS);
    },
  );

  test('random quantities never sell more than the stock (R2)', async () => {
    const variationId = await goods({ stock: 7 });
    const seed = Date.now() % 1000;
    const quantityOf = (i: number) => 1 + ((i * 7919 + seed) % 5);
    const all = await shoppers(40, (i) =>
      readyToOrder(engine, [{ variationId, quantity: quantityOf(i) }], { email: email(i) }),
    );
    const { done } = await placeAll(all);
    const sold = await engine.pool.query(
      `select coalesce(sum(quantity), 0) as sold from order_line where variation_id = $1`,
      [variationId],
    );
    expect(sold.rows[0].sold, `seed ${seed}`).toBeLessThanOrEqual(7);
    expect(sold.rows[0].sold, `seed ${seed}`).toBeGreaterThan(2);
    expect(done.length).toBeGreaterThan(0);
    expect(await reserved(variationId)).toBe(sold.rows[0].sold);
  });

  test('bundle and part share their stock (R3)', async () => {
    const part = await goods({ stock: 6 });
    const bundle = await goods({ stock: 0, parts: { [part]: 2 } });
    const all = await shoppers(20, (i) =>
      readyToOrder(engine, [{ variationId: i % 2 ? part : bundle }], { email: email(i) }),
    );
    const { errors } = await placeAll(all);
    expect(await reserved(part)).toBeLessThanOrEqual(6);
    expect(await reserved(part)).toBeGreaterThanOrEqual(5);
    expect(new Set(errors.map((error) => (error as { key: string }).key))).toEqual(
      new Set(['order.stockChanged']),
    );
  });

  test('a cart with bundle and part is refused as a whole', async () => {
    const part = await goods({ stock: 3 });
    const bundle = await goods({ stock: 0, parts: { [part]: 2 } });
    const shopper = await readyToOrder(engine, [{ variationId: bundle }, { variationId: part }]);
    const form = await offer(shopper);
    await engine.pool.query('update stock set on_hand = 2 where variation_id = $1', [part]);
    await expect(shopper.do((shop) => shop.doPlaceOrder(form))).rejects.toMatchObject({
      cause: { lines: [{ available: 0 }, { available: 0 }] },
    });
    expect(await reserved(part)).toBe(0);
  });

  test('carts that lock the same goods in different order never block each other', async () => {
    const [one, other] = [await goods({ stock: 100 }), await goods({ stock: 100 })];
    const all = await shoppers(30, (i) =>
      readyToOrder(
        engine,
        (i % 2 ? [one, other] : [other, one]).map((variationId) => ({ variationId })),
        { email: email(i) },
      ),
    );
    const { done, errors } = await placeAll(all);
    expect(errors).toEqual([]);
    expect(done).toHaveLength(30);
  });
});

describe('one attempt, one order', () => {
  const ids = (placed: PlacedOrder[]) => new Set(placed.map((order) => order.id));

  test('20 concurrent clicks (R4), and a late repeat (R5, R6)', async () => {
    const shopper = await readyToOrder(engine, [{ variationId: await goods() }]);
    const form = await offer(shopper);
    const { done, errors } = await settle(
      Array.from({ length: 20 }, () => shopper.do((shop) => shop.doPlaceOrder(form))),
    );
    expect(errors).toEqual([]);
    expect(ids(done).size).toBe(1);
    expect(done.filter((order) => !order.isRepeat)).toHaveLength(1);
    expect(new Set(done.map((order) => order.accessKey)).size).toBe(1);
    const late = await shopper.do((shop) => shop.doPlaceOrder(form));
    expect(late).toEqual({ ...done[0]!, isRepeat: true });
  });

  test('two tabs with separate attempts (R7)', async () => {
    const shopper = await readyToOrder(engine, [{ variationId: await goods() }]);
    const forms = [await offer(shopper), await offer(shopper)];
    expect(forms[0]!.attemptId).not.toBe(forms[1]!.attemptId);
    const { done, errors } = await settle(
      forms.map((form) => shopper.do((shop) => shop.doPlaceOrder(form))),
    );
    expect(errors).toEqual([]);
    expect(ids(done).size).toBe(1);
  });

  test('an old tab of a cart that was ordered meanwhile leads to its order', async () => {
    const variationId = await goods();
    const shopper = await readyToOrder(engine, [{ variationId }]);
    const old = await offer(shopper);
    await shopper.do((shop) => shop.doAddCartItem({ variationId }));
    const form = await offer(shopper);
    const placed = await shopper.do((shop) => shop.doPlaceOrder(form));
    await shopper.do((shop) => shop.doAddCartItem({ variationId }));
    const repeat = await shopper.do((shop) => shop.doPlaceOrder(old));
    expect(repeat).toEqual({ ...placed, isRepeat: true });
    expect((await shopper.do((shop) => shop.getCart())).itemQuantity).toBe(1);
  });

  test('the attempt of another shopper opens no order of theirs', async () => {
    const variationId = await goods();
    const [one, other] = [
      await readyToOrder(engine, [{ variationId }]),
      await readyToOrder(engine, [{ variationId }], { email: 'berta@example.de' }),
    ];
    const form = await offer(one);
    const own = await offer(other);
    await one.do((shop) => shop.doPlaceOrder(form));
    const { attemptId } = form;
    expect(await other.do((shop) => shop.getPlacedOrder({ attemptId }))).toBeNull();
    for (const stolen of [form, { ...own, attemptId }]) {
      await expect(other.do((shop) => shop.doPlaceOrder(stolen))).rejects.toMatchObject({
        key: 'order.quoteChanged',
      });
    }
    expect(await other.do((shop) => shop.doPlaceOrder(own))).toMatchObject({ isRepeat: false });
  });

  test('an attempt this shop never issued orders nothing', async () => {
    const shopper = await readyToOrder(engine, [{ variationId: await goods() }]);
    const form = await offer(shopper);
    const attemptId = 'A'.repeat(form.attemptId.length);
    await expect(
      shopper.do((shop) => shop.doPlaceOrder({ ...form, attemptId })),
    ).rejects.toMatchObject({ key: 'order.quoteChanged' });
  });

  test('a new attempt for the next cart is a new order', async () => {
    const variationId = await goods();
    const shopper = await readyToOrder(engine, [{ variationId }]);
    const first = await offer(shopper);
    const one = await shopper.do((shop) => shop.doPlaceOrder(first));
    await shopper.do((shop) => shop.doAddCartItem({ variationId }));
    await getReady(shopper);
    const second = await offer(shopper);
    const { attemptId } = second;
    expect(await shopper.do((shop) => shop.getPlacedOrder({ attemptId }))).toBeNull();
    const other = await shopper.do((shop) => shop.doPlaceOrder(second));
    expect(other).toMatchObject({ isRepeat: false });
    expect(other.id).not.toBe(one.id);
  });
});

describe('nothing is ordered that was not shown', () => {
  test('a changed price is returned with old and new (R9)', async () => {
    const variationId = await goods();
    const shopper = await readyToOrder(engine, [{ variationId, quantity: 2 }]);
    const form = await offer(shopper);
    await engine.pool.query('update variation_price set price = 1100 where variation_id = $1', [
      variationId,
    ]);
    const error = await shopper.do((shop) => shop.doPlaceOrder(form)).catch((thrown) => thrown);
    expect(error).toMatchObject({
      key: 'order.quoteChanged',
      cause: { before: 2490, after: 2690, lines: [{ name: 'Farbe', before: 1000, after: 1100 }] },
    });
    const again = await offer(shopper);
    await shopper.do((shop) => shop.doPlaceOrder(again));
  });

  test('the hash of one pricing with the total of another is refused', async () => {
    const variationId = await goods();
    const shopper = await readyToOrder(engine, [{ variationId }]);
    const { shownTotal } = await offer(shopper);
    await engine.pool.query('update variation_price set price = 9900 where variation_id = $1', [
      variationId,
    ]);
    const form = await offer(shopper);
    await expect(
      shopper.do((shop) => shop.doPlaceOrder({ ...form, shownTotal })),
    ).rejects.toMatchObject({
      key: 'order.quoteChanged',
      cause: { before: 1490, after: 10390 },
    });
  });

  test('a price that changes while the order is placed (hook)', async () => {
    const variationId = await goods();
    const shopper = await readyToOrder(engine, [{ variationId }]);
    const form = await offer(shopper);
    await expect(
      shopper.do(
        (shop) => shop.doPlaceOrder(form),
        async (point) => {
          if (point !== 'place:after-lock') return;
          await engine.pool.query('update variation_price set price = 5 where variation_id = $1', [
            variationId,
          ]);
        },
      ),
    ).rejects.toMatchObject({ key: 'order.quoteChanged', cause: { after: 495 } });
  });

  test('a cart changed in another tab (R8)', async () => {
    const variationId = await goods();
    const shopper = await readyToOrder(engine, [{ variationId }]);
    const form = await offer(shopper);
    await shopper.do((shop) => shop.doAddCartItem({ variationId }));
    await expect(shopper.do((shop) => shop.doPlaceOrder(form))).rejects.toMatchObject({
      key: 'order.quoteChanged',
      cause: { before: 1490, after: 2490 },
    });
  });

  test('delivery or payment that is no longer available (R10)', async () => {
    const shopper = await readyToOrder(engine, [{ variationId: await goods() }], { paymentId: 3 });
    await shopper.do((shop) => shop.setShippingProvider({ shippingId: 1 }));
    const form = await offer(shopper);
    await engine.pool.query('update payment_method set is_active = false where id = 3');
    await expect(shopper.do((shop) => shop.doPlaceOrder(form))).rejects.toMatchObject({
      key: 'order.paymentChanged',
    });
    await engine.pool.query('update shipping_profile set is_active = false where id = 1');
    await expect(shopper.do((shop) => shop.doPlaceOrder(form))).rejects.toMatchObject({
      key: 'order.shippingChanged',
    });
    await engine.pool.query('update shipping_profile set is_active = true');
    await engine.pool.query('update payment_method set is_active = true');
    await shopper.do((shop) => shop.doPlaceOrder(form));
  });
});

describe('coupons', () => {
  const coupon = (code: string, more: object) =>
    engine.fixture.insert('coupon', { code, name_de: code, name_en: code, percent: 1000, ...more });

  test('max_uses = 1 and 100 shoppers: one discount (R24)', { timeout: 120_000 }, async () => {
    await coupon('EINMAL', { max_uses: 1 });
    const variationId = await goods({ stock: 500 });
    const all = await shoppers(100, async (i) => {
      const shopper = await readyToOrder(engine, [{ variationId }], {
        email: email(i),
        address: `10.0.${i}.1`,
      });
      await shopper.do((shop) => shop.doAddCoupon({ couponCode: 'EINMAL' }));
      return shopper;
    });
    const { done, errors } = await placeAll(all);
    expect(done).toHaveLength(1);
    for (const error of errors) {
      expect(error).toMatchObject({ key: 'order.couponChanged', cause: { after: 1490 } });
    }
    expect(await reserved(variationId)).toBe(1);
  });

  test('single usage holds for a guest in any spelling, side by side (R25)', async () => {
    await coupon('NEU', { is_single_usage: true });
    const variationId = await goods();
    const spellings = ['a.b@gmail.com', 'ab@gmail.com', 'AB@GoogleMail.com'];
    const all = await shoppers(9, async (i) => {
      const shopper = await readyToOrder(engine, [{ variationId }], { email: spellings[i % 3]! });
      await shopper.do((shop) => shop.doAddCoupon({ couponCode: 'NEU' }));
      return shopper;
    });
    const { done, errors } = await placeAll(all);
    expect(done).toHaveLength(1);
    expect(new Set(errors.map((error) => (error as { key: string }).key))).toEqual(
      new Set(['order.couponChanged']),
    );
    const { rows } = await engine.pool.query(
      `select customer_key as key from coupon_use where coupon_code = 'NEU'`,
    );
    expect(rows).toEqual([{ key: 'ab@gmail.com' }]);
    const later = await offer(all[1]!);
    await all[1]!.do((shop) => shop.doPlaceOrder(later)).catch(() => undefined);
    const uses = await engine.pool.query(
      `select count(*) from coupon_use where coupon_code = 'NEU'`,
    );
    expect(uses.rows[0].count).toBe(1);
  });
});
