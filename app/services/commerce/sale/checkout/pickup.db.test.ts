import { beforeEach, expect, test } from 'vitest';
import { ANNA, offer, type Shopper } from '../../../../../tests/support/shopper';
import { PICKUP, PICKUP_WAY } from '../../../../../tests/support/shop-constants';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import { jobContext, transact } from '../../core/commerce-context';
import { ledgerCheck } from '../../jobs/ledger/ledger-check';
import { changeOrderStatus } from '../../orders/order/change-order-status';
import { loadOrder } from '../../orders/order/load-order';

const EXPRESS = 2;
const VIENNA = { ...ANNA, country: 2, zipCode: '1010', city: 'Wien' };
let plant: number;
let serial = 0;
const engine = useTestEngine(async ({ fixture, pool }) => {
  const made = await fixture.item({
    name: 'Monstera',
    variations: [{ price: 4500, stock: 1000, weightG: 10 }],
  });
  plant = made.variationIds[0]!;
  await pool.query(PICKUP_WAY);
});
beforeEach(() => engine.setTime('2026-11-23T09:00:00Z'));

const context = () => {
  const { pool, index, now } = engine;
  return jobContext({ pool, index, secret: Buffer.alloc(32, 7), now }, 'de');
};

async function guest(): Promise<Shopper> {
  const shopper = engine.shopper({ address: `203.0.113.${(serial += 1) % 250}` });
  await shopper.do((shop) => shop.doAddCartItem({ variationId: plant }));
  await shopper.do((shop) => shop.doLoginAsGuest({ email: `abholen${serial}@example.de` }));
  return shopper;
}

const choose = (shopper: Shopper, shippingId: number) =>
  shopper.do((shop) => shop.setShippingProvider({ shippingId }));
const bill = (shopper: Shopper, addressData = ANNA) =>
  shopper.do((shop) => shop.doSaveAddress({ typeId: 1, addressData }));
async function order(shopper: Shopper) {
  await shopper.do((shop) => shop.setPaymentProvider({ paymentId: 2 }));
  const form = await offer(shopper);
  return shopper.do((shop) => shop.doPlaceOrder(form));
}

async function withdrawnAfterDispatch(shopper: Shopper): Promise<number> {
  const { id } = await order(shopper);
  await transact(context(), (ctx) =>
    changeOrderStatus(ctx, { orderId: id, to: 'shipped', reason: 'operator' }),
  );
  await shopper.do((shop) =>
    shop.doSubmitCancellation({
      name: 'Anna',
      orderId: String(id),
      email: `widerruf${id}@example.de`,
      submissionId: `withdrawal-of-an-order-${id}`,
    }),
  );
  const { rows } = await engine.pool.query<{ shipping: number }>(
    'select shipping_gross::int as shipping from orders where origin_order_id = $1',
    [id],
  );
  expect(await ledgerCheck(engine.pool, engine.now())).toEqual([]);
  return rows[0]!.shipping;
}

test('of a more expensive delivery the price of the cheapest is refunded; a free pick-up does not count', async () => {
  const shopper = await guest();
  await shopper.do((shop) =>
    shop.doSaveAddress({ typeId: 2, addressData: ANNA, useAsBilling: true }),
  );
  await choose(shopper, EXPRESS);
  expect(await withdrawnAfterDispatch(shopper)).toBe(490);
});

test('a pick-up with a price is refunded as a whole', async () => {
  const shopper = await guest();
  await engine.pool.query('update shipping_price set price = 200 where shipping_profile_id = 3');
  await bill(shopper);
  await choose(shopper, PICKUP.id);
  const shipping = await withdrawnAfterDispatch(shopper);
  await engine.pool.query('update shipping_price set price = 0 where shipping_profile_id = 3');
  expect(shipping).toBe(200);
});

test('a pick-up needs no delivery address, and the order stores where and when', async () => {
  const shopper = await guest();
  await bill(shopper);
  await choose(shopper, PICKUP.id);
  const { cart } = await shopper.do((shop) => shop.getCheckout());
  expect(cart).toMatchObject({ needsDelivery: true, needsDeliveryAddress: false });
  const { id } = await order(shopper);
  await engine.pool.query(`update shipping_profile set pickup = pickup || '{"hours": null}'`);
  const placed = await loadOrder(context(), id);
  await engine.pool.query(PICKUP_WAY);
  expect(placed.pickup).toEqual(PICKUP.de);
  expect(placed.totals.shippingGross).toBe(0);
  expect(placed.shippingProfileName).toBe('Abholung');
});

test('where goods are collected is part of the offer: a new address is shown before it is agreed to', async () => {
  const shopper = await guest();
  await bill(shopper);
  await choose(shopper, PICKUP.id);
  await shopper.do((shop) => shop.setPaymentProvider({ paymentId: 2 }));
  const form = await offer(shopper);
  await engine.pool.query(
    `update shipping_profile set pickup = jsonb_set(pickup, '{address,de}', '"Hafen 1, 20457 Hamburg"')
     where id = ${PICKUP.id}`,
  );
  await expect(shopper.do((shop) => shop.doPlaceOrder(form))).rejects.toMatchObject({
    key: 'order.quoteChanged',
  });
  const { id } = await shopper.do(async (shop) => shop.doPlaceOrder(await offer(shopper)));
  await engine.pool.query(PICKUP_WAY);
  expect((await loadOrder(context(), id)).pickup?.address).toBe('Hafen 1, 20457 Hamburg');
});

test('collected goods are taxed at the shop, wherever the buyer lives', async () => {
  const shopper = await guest();
  await bill(shopper, VIENNA);
  await shopper.do((shop) => shop.doSaveAddress({ typeId: 2, addressData: VIENNA }));
  const rate = async () =>
    (await shopper.do((shop) => shop.getCart())).totalVats.map(({ vatValue }) => vatValue);
  expect(await rate()).toEqual([2000]);
  await choose(shopper, PICKUP.id);
  expect(await rate()).toEqual([1900]);
  const { id } = await order(shopper);
  expect((await loadOrder(context(), id)).vatCase).toBe('domestic');
});

test('a pick-up is never preselected, although it is the cheapest method', async () => {
  const shopper = await guest();
  await shopper.do((shop) => shop.doSaveAddress({ typeId: 2, addressData: ANNA }));
  await choose(shopper, EXPRESS);
  // Express does not go to Austria.
  await shopper.do((shop) =>
    shop.doSaveCheckout({
      address: { typeId: 2, addressData: VIENNA, useAsBilling: true },
      asShown: true,
    }),
  );
  const { shipping } = await shopper.do((shop) => shop.getCheckout());
  expect(shipping.list.map(({ shippingProfileId }) => shippingProfileId)).toEqual([1, PICKUP.id]);
  // Only the buyer chooses again what is no longer available.
  expect(shipping.selected).toBeNull();
});

test('a pick-up as the only method is preselected, with its VAT', async () => {
  await engine.pool.query('update shipping_profile set is_active = false where pickup is null');
  const shopper = await guest();
  await bill(shopper, VIENNA);
  await engine.pool.query('update cart set shipping_country_id = 2 where status = $1', ['open']);
  const cart = await shopper.do((shop) => shop.getCart());
  await engine.pool.query('update shipping_profile set is_active = true');
  expect(cart.needsDeliveryAddress).toBe(false);
  expect(cart.totalVats.map(({ vatValue }) => vatValue)).toEqual([1900]);
});
