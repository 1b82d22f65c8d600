import { beforeEach, describe, expect, test } from 'vitest';
import type { FixtureVariation } from '../../../../../tests/support/catalogue-fixture';
import { offer, readyToOrder, type Shopper } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import type { Order, PlacedOrder } from '../../../shop-api';
import { jobContext, transact } from '../../core/commerce-context';
import { documentFacts } from '../documents/load-document-facts';
import { findDocument } from '../documents/document-row';
import { expireOrders } from '../../jobs/expire-orders';
import { ledgerCheck } from '../../jobs/ledger/ledger-check';
import { listRefunds } from '../order-payment/list-refunds';
import { repayPayments } from '../order-payment/repay-payments';
import { changeOrderStatus } from '../order/change-order-status';
import { confirmPayment } from '../order/confirm-payment';
import { acceptWithdrawal } from './accept-withdrawal';

const PREPAYMENT = 1;
const INVOICE = 2;
const NOW = '2026-11-23T09:00:00Z';
let serial = 0;
let paint: number;
let book: number;
let mixed: number;
let set: number;
const engine = useTestEngine(async ({ fixture }) => {
  const one = async (name: string, variation: FixtureVariation, item: object = {}) => {
    const made = await fixture.item({ name, ...item, variations: [{ stock: 500, ...variation }] });
    return made.variationIds[0]!;
  };
  paint = await one('Weiß', { price: 1000 });
  book = await one('Buch', { price: 2000 });
  mixed = await one('Wunschton', { price: 3000 }, { isMadeToOrder: true });
  const parts = { price: 1800, stock: null, parts: { [paint]: 2 } };
  set = await one('Set', parts, { itemType: 'bundle' });
  const coupon = { name_de: 'Z', name_en: 'T' };
  await fixture.insert('coupon', { ...coupon, code: 'KRUMM', percent: 333 });
});
beforeEach(() => engine.setTime(NOW));

const context = () => {
  const base = { pool: engine.pool, index: engine.index, secret: Buffer.alloc(32, 7) };
  return jobContext({ ...base, now: engine.now }, 'de');
};

type Purchase = { shopper: Shopper; link: PlacedOrder; order: Order };

async function bought(goods: Record<number, number>, paymentId = PREPAYMENT, coupon = '') {
  const lines = Object.entries(goods).map(([id, quantity]) => ({
    variationId: Number(id),
    quantity,
  }));
  const email = `vorher${(serial += 1)}@example.de`;
  const shopper = await readyToOrder(engine, lines, { paymentId, email });
  if (coupon) await shopper.do((shop) => shop.doAddCoupon({ couponCode: coupon }));
  const form = await offer(shopper);
  const link = await shopper.do((shop) => shop.doPlaceOrder(form));
  return { shopper, link, order: await read({ shopper, link }) };
}

const read = ({ shopper, link: { id, accessKey } }: Pick<Purchase, 'shopper' | 'link'>) =>
  shopper.do((shop) => shop.getOrder({ orderId: id, accessKey }));

/** Withdraws from these numbers of pieces, by line; without numbers from the whole order. */
function withdraw({ shopper, link, order }: Purchase, pieces: number[] = []) {
  const goods = order.orderItems.filter(({ typeId }) => typeId !== 3);
  const lines = pieces.flatMap((quantity, i) =>
    quantity > 0 ? [{ orderItemId: goods[i]!.id, quantity }] : [],
  );
  const submissionId = `before-dispatch-${String((serial += 1)).padStart(10, '0')}`;
  return shopper.do((shop) =>
    shop.doSubmitCancellation({
      name: 'Anna',
      orderId: String(link.id),
      email: 'anders@example.de',
      submissionId,
      ...(lines.length > 0 && { items: 'x', lines }),
    }),
  );
}

const change = (orderId: number, to: 'shipped' | 'cancelled') =>
  transact(context(), (ctx) => changeOrderStatus(ctx, { orderId, to, reason: 'operator' }));

async function stockOf(variationId: number): Promise<[number, number]> {
  const { rows } = await engine.pool.query<{ on: number; held: number }>(
    'select on_hand as on, reserved as held from stock where variation_id = $1',
    [variationId],
  );
  return [rows[0]!.on, rows[0]!.held];
}

async function documentOf(orderId: number, kind: string) {
  const { rows } = await engine.pool.query<{ id: number }>(
    'select id from order_document where order_id = $1 and kind = $2',
    [orderId, kind],
  );
  return (await documentFacts(context(), await findDocument(context(), rows[0]!.id))).order;
}

const waiting = async ({ link }: Pick<Purchase, 'link'>) =>
  (await listRefunds(context())).filter(({ orderId }) => orderId === link.id);
const clean = async () => expect(await ledgerCheck(engine.pool, engine.now())).toEqual([]);

describe('the whole order', () => {
  test('paid: nothing is sent or billed, and a refund waits for the operator', async () => {
    const before = await stockOf(paint);
    const order = await bought({ [paint]: 3 }, PREPAYMENT, 'KRUMM');
    const total = order.order.totals.totalGross;
    await confirmPayment(context(), order.link.id);
    await withdraw(order);
    await expect(change(order.link.id, 'shipped')).rejects.toMatchObject({
      key: 'order.statusNotAllowed',
    });
    expect(await read(order)).toMatchObject({
      statusName: 'withdrawn',
      paymentStatusKey: 'refundDue',
      balance: { price: 0, paid: total, due: 0, refundable: total },
      documents: [],
    });
    expect(await stockOf(paint)).toEqual(before);
    const { rows } = await engine.pool.query(
      'select released from coupon_use where order_id = $1',
      [order.link.id],
    );
    expect(rows).toEqual([{ released: true }]);
    expect(await waiting(order)).toEqual([
      {
        orderId: order.link.id,
        amount: total,
        reason: 'withdrawn',
        askedAt: '2026-11-23',
        until: '2026-12-07',
        by: 'operator',
        refusal: null,
      },
    ]);
    await clean();
    expect(await repayPayments(context(), order.link.id)).toBe(total);
    expect(await repayPayments(context(), order.link.id)).toBe(0);
    expect((await read(order)).paymentStatusKey).toBe('refunded');
    const payments = await engine.pool.query(
      'select refunded_at is not null as is_all from payment where order_id = $1',
      [order.link.id],
    );
    expect(payments.rows).toEqual([{ isAll: true }]);
    expect(await waiting(order)).toEqual([]);
    await clean();
  });

  test('unpaid: nothing is due, and its last day to pay passes without a mail', async () => {
    const order = await bought({ [paint]: 1 });
    await withdraw(order);
    expect(await read(order)).toMatchObject({
      paymentStatusKey: 'nothingDue',
      allowPaymentMethodSwitchFrom: false,
      balance: { price: 0, paid: 0, due: 0, refundable: 0 },
    });
    engine.setTime('2026-12-20T10:00:00Z');
    expect(await expireOrders(context())).toBe(0);
    engine.setTime(NOW);
    expect((await read(order)).statusName).toBe('withdrawn');
    // Money that was in transit is refunded.
    expect(await confirmPayment(context(), order.link.id)).toBe('orderCancelled');
    expect(await waiting(order)).toMatchObject([{ reason: 'withdrawn' }]);
    await clean();
  });

  test('that is not refunded for ten days is listed', async () => {
    const order = await bought({ [paint]: 1 });
    await confirmPayment(context(), order.link.id);
    await withdraw(order);
    engine.setTime('2026-12-03T09:00:00Z');
    await clean();
    engine.setTime('2026-12-03T09:00:01Z');
    const late = { kind: 'refund-late', id: String(order.link.id) };
    expect(await ledgerCheck(engine.pool, engine.now())).toContainEqual(late);
    engine.setTime(NOW);
    await repayPayments(context(), order.link.id);
  });
});

describe('a part of it', () => {
  test('paid: the rest is sent and billed, and the difference waits to be refunded', async () => {
    const before = await stockOf(paint);
    const order = await bought({ [paint]: 3, [book]: 1 }, PREPAYMENT, 'KRUMM');
    expect(order.order.totals).toMatchObject({ couponValue: 167, totalGross: 5323 });
    await confirmPayment(context(), order.link.id);
    await withdraw(order, [2, 0]);
    // 2 of 3 pieces of 30.00 less 1.00 of the discount: 20.00 - 0.67.
    expect(await waiting(order)).toMatchObject([{ amount: 1933, reason: 'withdrawn' }]);
    expect(await stockOf(paint)).toEqual([before[0], before[1] + 1]);
    const { balance, orderItems } = await read(order);
    expect(balance).toEqual({ price: 3390, paid: 5323, due: 0, refundable: 1933 });
    expect(orderItems[0]).toMatchObject({ quantity: 3, unsentQuantity: 2 });
    await clean();
    await change(order.link.id, 'shipped');
    expect(await stockOf(paint)).toEqual([before[0] - 1, before[1]]);
    const invoice = await documentOf(order.link.id, 'invoice');
    expect(invoice.orderItems.map(({ quantity }) => quantity)).toEqual([1, 1]);
    expect(invoice.totals).toMatchObject({
      itemSumGross: 3000,
      couponValue: 100,
      shippingGross: 490,
      totalGross: 3390,
      totalNet: 2849,
      vats: [{ rate: 1900, value: 541, net: 2849 }],
    });
    const parcel = await documentOf(order.link.id, 'deliveryNote');
    expect(parcel.orderItems.map(({ quantity }) => quantity)).toEqual([1, 1]);
    await repayPayments(context(), order.link.id);
    expect(await read(order)).toMatchObject({
      paymentStatusKey: 'partlyRefunded',
      balance: { price: 3390, paid: 3390, due: 0, refundable: 0 },
    });
    await clean();
  });

  test('unpaid: only the rest is due, and pays the order', async () => {
    const order = await bought({ [paint]: 3 });
    await withdraw(order, [1]);
    expect((await read(order)).balance).toEqual({ price: 2490, paid: 0, due: 2490, refundable: 0 });
    expect(await confirmPayment(context(), order.link.id)).toBe('confirmed');
    expect(await read(order)).toMatchObject({
      statusName: 'confirmed',
      paymentStatusKey: 'fullyPaid',
    });
    expect(await waiting(order)).toEqual([]);
    await clean();
  });

  test('the money received so far may be enough for the rest', async () => {
    const order = await bought({ [paint]: 3 });
    expect(await confirmPayment(context(), order.link.id, { amount: 2600 })).toBe('partlyPaid');
    await withdraw(order, [1]);
    expect(await read(order)).toMatchObject({
      statusName: 'confirmed',
      balance: { price: 2490, due: 0, refundable: 110 },
    });
    await clean();
    await repayPayments(context(), order.link.id);
    await clean();
  });

  test('the parts of a set are not sent either', async () => {
    const before = await stockOf(paint);
    const order = await bought({ [set]: 2 }, INVOICE);
    await withdraw(order, [1]);
    expect(await stockOf(paint)).toEqual([before[0], before[1] + 2]);
    await change(order.link.id, 'shipped');
    expect(await stockOf(paint)).toEqual([before[0] - 2, before[1]]);
    const { orderItems } = await documentOf(order.link.id, 'deliveryNote');
    expect(orderItems[0]).toMatchObject({ quantity: 1, bundleComponents: [{ quantity: 2 }] });
    await clean();
  });

  test('piece after piece ends the order, and all of it is refunded', async () => {
    const order = await bought({ [paint]: 3 }, PREPAYMENT, 'KRUMM');
    const total = order.order.totals.totalGross;
    await confirmPayment(context(), order.link.id);
    for (let piece = 0; piece < 3; piece += 1) await withdraw(order, [1]);
    expect((await read(order)).statusName).toBe('withdrawn');
    expect(await waiting(order)).toHaveLength(3);
    await clean();
    expect(await repayPayments(context(), order.link.id)).toBe(total);
    await clean();
  });

  test('what is left can be withdrawn from once it was sent', async () => {
    const order = await bought({ [paint]: 3 }, INVOICE);
    await withdraw(order, [1]);
    await change(order.link.id, 'shipped');
    expect((await read(order)).orderItems[0]!.returnableQuantity).toBe(2);
    await withdraw(order);
    const { rows } = await engine.pool.query(
      `select items_gross as goods, shipping_gross as shipping from orders where origin_order_id = $1`,
      [order.link.id],
    );
    expect(rows).toEqual([{ goods: 2000, shipping: 490 }]);
    expect((await read(order)).balance).toEqual({ price: 0, paid: 0, due: 0, refundable: 0 });
    await clean();
  });
});

test('goods mixed to order are reviewed first, and may be accepted', async () => {
  const order = await bought({ [mixed]: 1, [paint]: 1 }, INVOICE);
  await withdraw(order);
  expect(await read(order)).toMatchObject({
    statusName: 'confirmed',
    balance: { price: order.order.totals.totalGross - 1000 },
  });
  await clean();
  expect(await acceptWithdrawal(context(), order.link.id)).toBe(1);
  expect(await acceptWithdrawal(context(), order.link.id)).toBe(0);
  expect(await read(order)).toMatchObject({ statusName: 'withdrawn', balance: { price: 0 } });
  await clean();
});

test('a paid order that is cancelled waits to be refunded', async () => {
  const order = await bought({ [paint]: 1 });
  await confirmPayment(context(), order.link.id);
  await change(order.link.id, 'cancelled');
  expect(await waiting(order)).toMatchObject([{ amount: 1490, reason: 'cancelled' }]);
  expect((await read(order)).balance).toEqual({ price: 0, paid: 1490, due: 0, refundable: 1490 });
  await clean();
  await repayPayments(context(), order.link.id);
  await clean();
});
