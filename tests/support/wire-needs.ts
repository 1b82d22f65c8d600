import { expect } from 'vitest';
import { makeOffer } from '../../app/services/commerce/orders/offers/make-offer';
import { changeOrderStatus } from '../../app/services/commerce/orders/order/change-order-status';
import { jobContext, transact } from '../../app/services/commerce/core/commerce-context';
import { createOperator } from '../../app/services/commerce/team/operators/create-operator';
import { beginOperatorSession } from '../../app/services/commerce/team/operators/operator-sessions';
import type { Right } from '../../app/services/operator-api/operator';
import type { Need } from '../../app/services/wire/frame/operation';
import { OPERATIONS } from '../../app/services/wire/operations';
import { ANNA } from './anna';
import { CARD, ONLINE_WAYS } from './memory-provider';
import { addPaintShop } from './paint-shop';
import type { TestEngine } from './shopper';
import type { WireCaller } from './wire-caller';

/** The values of this shop, by field name. */
export type Ids = Record<string, unknown>;
export type Goods = { itemId: number; variationId: number; number: string };

/** Adds rollers for everybody to a paint shop, and its category for customers. */
export async function addRollers(
  engine: TestEngine,
): Promise<{ goods: Goods; forCustomers: number }> {
  const { roller, hidden: forCustomers } = await addPaintShop(engine.fixture);
  const variationId = roller.variationIds[0]!;
  await engine.pool.query(`update variation set number = 'R-1' where id = $1`, [variationId]);
  await engine.pool.query('update stock set on_hand = 5000');
  await engine.index.applyChanges('everything');
  return { goods: { itemId: roller.itemId, variationId, number: 'R-1' }, forCustomers };
}

let serial = 0;

/** Returns an engine's own context, with the secret of all tests. */
export function teamContext(engine: TestEngine) {
  const secret = Buffer.alloc(32, 7);
  return jobContext({ pool: engine.pool, index: engine.index, secret, now: engine.now }, 'de');
}

/** Prepares the data that examples after an order, or of the editor, need. */
export async function meetNeeds(
  engine: TestEngine,
  client: WireCaller,
  { needs, goods }: { needs: readonly Need[]; goods: Goods },
): Promise<Ids> {
  const ids: Ids = {};
  const has = (...wanted: Need[]) => needs.some((need) => wanted.includes(need));
  if (has('customerOrder', 'sentOrder', 'ownReview')) {
    Object.assign(ids, await orderAsCustomer(client, goods.variationId));
    ids['targetId'] = goods.variationId;
    ids['plentyOrderId'] = ids['orderId'];
  }
  if (has('sentOrder')) {
    await sendOrder(engine, Number(ids['orderId']));
    const [reason] = ((await dataOf(client, 'getReturnReasons')) as Reasons).reasons;
    const wish = { quantity: 1, returnReasonId: reason!.id };
    ids['variationIds'] = { [goods.variationId]: wish };
  }
  if (has('ownReview')) {
    const said = { type: 'review', ratingValue: 5, title: 'Gut', message: 'Deckt gut.' };
    const asked = { ...said, targetId: goods.variationId };
    const { data } = (await dataOf(client, 'doReview', asked)) as { data: { id: number } };
    ids['feedbackId'] = data.id;
  }
  if (has('onlinePayment', 'paymentNumber')) {
    const { data } = await beginOnlinePayment(engine, client, { ids, goods });
    ids['molliePaymentId'] = data.id;
    ids['paymentId'] = has('paymentNumber') ? data.metadata.payment_id : data.id;
  }
  if (has('onlineCheckout')) {
    await haveOnlineWays(engine);
    await dataOf(client, 'doAddCartItem', { productId: goods.variationId, quantity: 1 });
    await dataOf(client, 'doLoginAsGuest', { email: `gast-${(serial += 1)}@example.com` });
    for (const typeId of [1, 2]) {
      await dataOf(client, 'doSaveAddress', { typeId, addressData: ANNA });
    }
    await dataOf(client, 'setPaymentProvider', { paymentId: CARD });
  }
  if (has('payPalCart', 'express')) {
    await haveOnlineWays(engine);
    await dataOf(client, 'doAddCartItem', { productId: goods.variationId, quantity: 1 });
  }
  if (has('express')) {
    const asked = { fundingSource: 'paypal', is_express: true };
    const { id } = (await dataOf(client, 'doCreatePayPalTransaction', asked)) as { id: string };
    Object.assign(ids, { transactionId: id, paypalOrderId: id });
  }
  if (has('offer')) Object.assign(ids, await openedOffer(engine, client, goods.number));
  if (has('file')) Object.assign(ids, await sentFile(client));
  if (has('operator', 'page', 'snapshot', 'picture')) await logInOperator(engine, client);
  if (has('page')) {
    const page = { name: `Seite ${(serial += 1)}`, type: 'content', parentCategoryId: null };
    const { id } = (await dataOf(client, 'doAddCategory', page)) as { id: number };
    Object.assign(ids, { id, categoryId: id });
  }
  if (has('snapshot')) {
    await dataOf(client, 'doSaveBlocks', OPERATIONS['doSaveBlocks']!.example);
    const found = await dataOf(client, 'getBlockSnapshots', { snapshotableType: 'immutable' });
    ids['identifier'] = (found as { data: { id: number }[] }).data[0]!.id;
  }
  if (has('picture')) {
    const kept = await dataOf(client, 'doUploadStorageItem', EXAMPLES('doUploadStorageItem'));
    ids['key'] = (kept as { key: string }).key;
  }
  return ids;
}

type Reasons = { reasons: { id: number }[] };
const EXAMPLES = (name: string) => OPERATIONS[name]!.example;

/** Returns `data` of a call that has to succeed. */
export async function dataOf(client: WireCaller, name: string, argument?: unknown) {
  const { status, body } = await client.call(name, ...(argument === undefined ? [] : [argument]));
  expect(status, `${name}: ${JSON.stringify(body).slice(0, 300)}`).toBe(200);
  return body.data;
}

/** A customer registers and orders two pieces; returns number and key of the order. */
export async function orderAsCustomer(
  client: WireCaller,
  productId: number,
  paymentId = 2,
): Promise<Ids> {
  const email = `kundin-${(serial += 1)}@example.com`;
  const contact = { password: 'Farbe2026!', options: { typeId: { value: email } } };
  await dataOf(client, 'doRegisterUser', { contact });
  await dataOf(client, 'doAddCartItem', { productId, quantity: 2 });
  for (const typeId of [1, 2]) {
    await dataOf(client, 'doSaveAddress', { typeId, addressData: ANNA });
  }
  await dataOf(client, 'setPaymentProvider', { paymentId });
  const { order } = (await dataOf(client, 'doPlaceOrder')) as { order: TestOrder };
  const { id: orderId, accessKey } = order;
  return { email, orderId, accessKey, orderAccessKey: accessKey };
}

type TestOrder = { id: number; accessKey: string };

/** Inserts the provider's payment methods, once a shop. */
async function haveOnlineWays(engine: TestEngine): Promise<void> {
  const { rowCount } = await engine.pool.query('select from provider_method');
  if (rowCount) return;
  await engine.pool.query(ONLINE_WAYS);
  await engine.index.applyChanges('everything');
}

/** A customer orders, begins a card payment, and is redirected to the provider. */
async function beginOnlinePayment(
  engine: TestEngine,
  client: WireCaller,
  { ids, goods }: { ids: Ids; goods: Goods },
) {
  await haveOnlineWays(engine);
  Object.assign(ids, await orderAsCustomer(client, goods.variationId, CARD));
  const { orderId } = ids;
  const begun = await dataOf(client, 'doCreateMolliePaymentFromOrder', { orderId });
  return begun as { data: { id: string; metadata: { payment_id: number } } };
}

/** Marks the goods of an order as sent. */
export async function sendOrder(engine: TestEngine, orderId: number): Promise<void> {
  const change = { orderId, to: 'shipped' as const, reason: 'operator' as const };
  await transact(teamContext(engine), (ctx) => changeOrderStatus(ctx, change));
}

async function openedOffer(engine: TestEngine, client: WireCaller, number: string): Promise<Ids> {
  const { apartment, country: _, ...rest } = ANNA;
  const { id: offerId, accessKey } = await makeOffer(teamContext(engine), {
    email: 'angebot@example.com',
    billingAddress: { ...rest, streetName: `${rest.streetName} ${apartment}` },
    items: [{ number, quantity: 1 }],
    payment: 'PREPAYMENT',
    validUntil: '2099-12-31',
  });
  await dataOf(client, 'getOffer', { offerId, accessKey, postcode: '10115' });
  return { offerId, accessKey };
}

async function sentFile(client: WireCaller): Promise<Ids> {
  const asked = EXAMPLES('doUploadOrderPropertyFile');
  const { data } = (await dataOf(client, 'doUploadOrderPropertyFile', asked)) as { data: string };
  const [hash, fileName] = data.split('/');
  return { hash, fileName };
}

/** Lets a client work on the shop, too, by the cookie of the operators. */
export async function logInOperator(
  { pool, now }: Pick<TestEngine, 'pool' | 'now'>,
  client: WireCaller,
  rights?: readonly Right[],
): Promise<void> {
  const id = await createOperator(
    { pool, now },
    {
      email: `team-${(serial += 1)}@example.com`,
      password: 'blaue Wand, weiße Decke',
      name: 'Ada Farbig',
      ...(rights && { rights }),
    },
  );
  const parts = { pool, now, secret: Buffer.alloc(0) };
  client.cookies.set('__Host-shop_operator', await beginOperatorSession(parts, id, true));
}
