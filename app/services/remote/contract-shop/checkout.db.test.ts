import { beforeEach, expect, test } from 'vitest';
import { RemoteFailure } from '~/services/remote/upstream/remote-failure';
import { ADDRESS_TYPE, type ShopApi } from '~/services/shop-api';
import { ANNA } from '../../../../tests/support/anna';
import { useTestEngine } from '../../../../tests/support/use-test-engine';
import { contractCall, useWire } from '../../../../tests/support/use-wire';
import { addRollers } from '../../../../tests/support/wire-needs';
import { addressOperations } from './operations/addresses';
import { cartOperations } from './operations/cart';
import { checkoutOperations } from './operations/checkout';
import { customerOperations } from './operations/customer';
import { orderOperations } from './operations/orders';
import { sessionOperations } from './operations/session';

/** Checkouts and orders at this shop's own wire, as at any server of the contract. */
let variationId: number;
const engine = useTestEngine(async (engine) => {
  ({ variationId } = (await addRollers(engine)).goods);
});
const wire = useWire(engine);
beforeEach(() => engine.pool.query('delete from rate_limit'));

/** The shop of one visitor; `lose` loses the next order or its answer. */
function visit() {
  const asked = contractCall(engine, wire.visitor());
  let lost: 'before' | 'after' | null = null;
  async function ask(operation: string, argument?: unknown): Promise<unknown> {
    const isLost = operation === 'doPlaceOrder' && lost;
    if (!isLost) return asked.ask(operation, argument);
    lost = null;
    if (isLost === 'after') await asked.ask(operation, argument);
    throw new RemoteFailure('lost', { method: 'POST', url: operation, isAway: true });
  }
  const call = { ...asked, ask };
  const neighbours = {
    ...sessionOperations(call),
    ...cartOperations(call),
    ...addressOperations(call),
  };
  const shop = {
    ...neighbours,
    ...customerOperations(call),
    ...orderOperations(call),
    ...checkoutOperations(call, neighbours),
  } as ShopApi;
  return { shop, lose: (when: 'before' | 'after') => (lost = when) };
}

const ADDRESS = { typeId: ADDRESS_TYPE.shipping, addressData: ANNA, useAsBilling: true };

/** A guest who has filled in the page, and the post of its button. */
async function guest(email = 'gast@example.com') {
  const visitor = visit();
  await visitor.shop.doAddCartItem({ variationId });
  const { quote } = await visitor.shop.getCheckout();
  const { total: shownTotal, ...offer } = quote;
  const changes = { email, address: ADDRESS, asShown: true };
  return { ...visitor, wish: { ...offer, shownTotal, termsAccepted: true, changes } };
}

async function orderCount(): Promise<number> {
  const { rows } = await engine.pool.query<{ n: number }>('select count(*)::int as n from orders');
  return rows[0]!.n;
}

test('a guest orders everything in one request, once', async () => {
  const { shop, wish } = await guest();
  const before = await orderCount();
  const placed = await shop.doPlaceOrder(wish);
  expect(placed.isRepeat).toBe(false);
  expect(await shop.doPlaceOrder(wish)).toEqual({ ...placed, isRepeat: true });
  expect(await orderCount()).toBe(before + 1);
  const order = await shop.getOrder({ orderId: placed.id, accessKey: placed.accessKey });
  expect(order.deliveryAddress).toMatchObject({ city: 'Berlin', streetName: 'Hauptstraße' });
  expect(order.totals.totalGross).toBe(wish.shownTotal);
  expect(await shop.doExecutePayment({ orderId: placed.id })).toEqual({
    type: 'continue',
    value: '',
  });
});

test('the page shows the data of the upstream shop, and selections use its own calls', async () => {
  const { shop } = await guest();
  await shop.doSaveCheckout({ email: 'gast@example.com', address: ADDRESS });
  const { shipping, payment, cart, addresses, quote } = await shop.getCheckout();
  expect(addresses.map(({ typeId, city }) => [typeId, city])).toEqual([
    [1, 'Berlin'],
    [2, 'Berlin'],
  ]);
  expect(shipping.selected).toBe(cart.shippingProfileId);
  const way = shipping.list.find((one) => one.shippingProfileId === shipping.selected)!;
  expect(way.shippingAmount).toBe(cart.shippingAmount);
  expect(quote.total).toBe(cart.itemSum + cart.shippingAmount);
  const [paymentId] = payment.list.map(({ id }) => id).filter((id) => id !== payment.selected);
  const saved = await shop.doSaveCheckout({ paymentId: paymentId! });
  expect(saved).toMatchObject({ refused: {}, missing: [] });
  const then = await shop.getCheckout();
  expect(then.payment.selected).toBe(paymentId);
  expect(then.quote.quoteHash).not.toBe(quote.quoteHash);
  const refused = await shop.doSaveCheckout({ paymentId: 9999, couponCode: 'KEINER' });
  expect(Object.keys(refused.refused)).toEqual(['paymentMethod', 'coupon']);
});

test('a gift card that pays alone is named by the end of its code, and removed by that', async () => {
  const { shop } = await guest();
  await engine.pool.query(
    `insert into gift_card (code, amount, open_amount) values ('ABCDEFGH23456789', 100, 100)`,
  );
  const { giftCards, couponCode } = await shop.doAddCoupon({ couponCode: 'abcd-efgh-2345-6789' });
  expect([giftCards.map(({ ending }) => ending), couponCode]).toEqual([['6789'], '']);
  const after = await shop.deleteCoupon({ giftCardId: giftCards[0]!.id });
  expect(after.giftCards).toEqual([]);
});

test('a price that changes during the order is reported in cents', async () => {
  const { shop, wish } = await guest();
  await shop.doAddCartItem({ variationId });
  await expect(shop.doPlaceOrder(wish)).rejects.toMatchObject({
    key: 'order.quoteChanged',
    cause: { before: wish.shownTotal },
    events: { AfterCheckoutChanged: { isAddressSaved: true } },
  });
});

test('a coupon that expires and goods that sell out during the order are reported', async () => {
  const { shop } = await guest();
  await engine.pool.query(
    `insert into coupon (code, name_de, name_en, percent) values ('BALD', 'B', 'B', 1000)`,
  );
  await shop.doAddCoupon({ couponCode: 'BALD' });
  const changes = { email: 'gast@example.com', address: ADDRESS, asShown: true };
  const { total: shownTotal, ...offer } = (await shop.getCheckout()).quote;
  await engine.pool.query(`update coupon set minimum_order_value = 100000000 where code = 'BALD'`);
  const wish = { ...offer, shownTotal, termsAccepted: true, changes };
  await expect(shop.doPlaceOrder(wish)).rejects.toMatchObject({
    key: 'order.couponChanged',
    cause: { before: shownTotal },
  });
  await engine.pool.query('update variation set is_active = false where id = $1', [variationId]);
  await engine.index.applyChanges('everything');
  const { notices } = await shop.getCart();
  await engine.pool.query('update variation set is_active = true where id = $1', [variationId]);
  await engine.index.applyChanges('everything');
  expect(notices).toEqual([
    { key: 'cartLinesLeft.byItself', type: 'warning', values: { names: expect.any(String) } },
  ]);
});

test.each(['before', 'after'] as const)('an answer lost %s the order of a guest', async (when) => {
  const { shop, wish, lose } = await guest();
  const before = await orderCount();
  lose(when);
  await expect(shop.doPlaceOrder(wish)).rejects.toThrow('lost');
  const again = shop.doPlaceOrder(wish);
  if (when === 'before') expect((await again).isRepeat).toBe(false);
  else await expect(again).rejects.toMatchObject({ key: 'order.answerLost' });
  expect(await orderCount()).toBe(before + 1);
});

test('an answer lost after the order of a customer leads to it', async () => {
  const { shop, lose } = visit();
  await shop.doRegisterUser({
    email: `kundin${wire.visitors}@example.com`,
    password: 'blaue Wand 9',
    firstName: 'Anna',
    lastName: 'Müller',
  });
  await shop.doAddCartItem({ variationId });
  await shop.doSaveCheckout({ address: ADDRESS });
  const { total: shownTotal, ...offer } = (await shop.getCheckout()).quote;
  const wish = { ...offer, shownTotal, termsAccepted: true, changes: { asShown: true } };
  const before = await orderCount();
  lose('after');
  await expect(shop.doPlaceOrder(wish)).rejects.toThrow('lost');
  const placed = await shop.doPlaceOrder(wish);
  expect(placed.isRepeat).toBe(true);
  expect((await shop.getOrder({ orderId: placed.id })).accessKey).toBe(placed.accessKey);
  expect(await orderCount()).toBe(before + 1);
});
