import { beforeAll, expect, test } from 'vitest';
import { offer, readyToOrder } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import { jobContext, transact } from '../../core/commerce-context';
import { repayPayments } from '../../orders/order-payment/repay-payments';
import { changeOrderStatus } from '../../orders/order/change-order-status';
import { confirmPayment } from '../../orders/order/confirm-payment';
import { takeOut } from '../../orders/order/take-out';
import { moveReturn } from '../../orders/returns/move-return';
import { writeReturn } from '../../orders/returns/write-return';
import { ledgerCheck } from './ledger-check';

const NOW = '2026-11-24T09:00:00Z';
let order: number;
let back: number;
let waiting: number;
let gift: number;
let giftCard: number;
const goods: number[] = [];
const engine = useTestEngine(async ({ fixture, setTime }) => {
  setTime(NOW);
  const paint = await fixture.item({ name: 'Weiß', variations: [{ price: 1000, stock: 100 }] });
  const parts = { [paint.variationIds[0]!]: 2 };
  const set = await fixture.item({
    name: 'Set',
    itemType: 'bundle',
    variations: [{ price: 1800, stock: null, parts }],
  });
  const coupon = { name_de: 'Z', name_en: 'T' };
  await fixture.insert('coupon', { ...coupon, code: 'KRUMM', percent: 333 });
  const card = { price: 5000, stock: null, vatClass: 'voucher' as const };
  giftCard = (await fixture.item({ name: 'Gutschein', variations: [card] })).variationIds[0]!;
  goods.push(paint.variationIds[0]!, set.variationIds[0]!);
});
const context = () => {
  const base = { pool: engine.pool, index: engine.index, secret: Buffer.alloc(32, 7) };
  return jobContext({ ...base, now: engine.now }, 'de');
};

async function place(): Promise<number> {
  const lines = goods.map((variationId) => ({ variationId, quantity: 3 }));
  const shopper = await readyToOrder(engine, lines, { paymentId: 1 });
  await shopper.do((shop) => shop.doAddCoupon({ couponCode: 'KRUMM' }));
  const form = await offer(shopper);
  const { id } = await shopper.do((shop) => shop.doPlaceOrder(form));
  await confirmPayment(context(), id);
  return id;
}

/** Withdraws from an unsent piece of each line, as a declaration would. */
async function withdraw(orderId: number): Promise<void> {
  const { rows } = await engine.pool.query<{ orderItemId: number; quantity: number }>(
    `update order_line set withdrawn = 1 where order_id = $1 and type_id in (1, 2)
     returning id as order_item_id, 1 as quantity`,
    [orderId],
  );
  await transact(context(), (ctx) => takeOut(ctx, { orderId, pieces: rows }));
}

beforeAll(async () => {
  order = await place();
  await withdraw(order);
  await repayPayments(context(), order);
  await transact(context(), (ctx) =>
    changeOrderStatus(ctx, { orderId: order, to: 'shipped', reason: 'operator' }),
  );
  const { rows } = await engine.pool.query<{ id: number }>(
    'select id from order_line where order_id = $1 order by position limit 1',
    [order],
  );
  const items = [{ orderItemId: rows[0]!.id, quantity: 1, returnReasonId: null }];
  await engine.pool.query('update order_line set withdrawn = 2 where id = $1', [rows[0]!.id]);
  back = await transact(context(), (ctx) => writeReturn(ctx, { orderId: order, items }));
  await moveReturn(context(), { returnId: back, to: 'received' });
  await moveReturn(context(), { returnId: back, to: 'refunded' });
  const lines = [{ variationId: giftCard, quantity: 2 }];
  const shopper = await readyToOrder(engine, lines, { paymentId: 1 });
  const form = await offer(shopper);
  gift = (await shopper.do((shop) => shop.doPlaceOrder(form))).id;
  await confirmPayment(context(), gift);
  waiting = await place();
  await withdraw(waiting);
});

test('reports nothing for correct data, and checks only the last days of settled rows', async () => {
  expect(await ledgerCheck(engine.pool, engine.now())).toEqual([]);
});

/** `o` is the sent order, `b` its return, `w` one whose refund waits, `g` one of gift cards. */
test.each<[string, string, string[]]>([
  [
    'the total of an order',
    'update orders set shipping_gross = shipping_gross + 1, total = total + 1 where id = :o',
    ['order-vat', 'payment-amount'],
  ],
  [
    'the goods of an order',
    'update orders set items_gross = items_gross + 1, discount_gross = discount_gross + 1 where id = :o',
    ['discount-shares', 'order-total'],
  ],
  [
    'shares of the discount',
    `update order_line set discount = discount + 1 where order_id = :o and type_id = 1`,
    ['discount-shares'],
  ],
  [
    'discount shares of a return',
    `update order_line set discount = discount - 1 where order_id = :b and type_id = 1`,
    ['discount-shares'],
  ],
  ['VAT', `update order_tax set vat = vat + 1 where order_id = :o`, ['order-vat']],
  [
    'an order without VAT and without its proof',
    `update orders set vat_case = 'intraCommunity' where id = :o`,
    ['exempt-without-proof'],
  ],
  [
    'VAT against its net',
    `update order_tax set vat = vat + 9, net = net - 9 where order_id = :b`,
    ['vat-rate'],
  ],
  [
    'received money',
    `update payment set received = received + 1 where order_id = :o`,
    ['refund-missing'],
  ],
  [
    'refunded money',
    `update payment set refunded = refunded - 1 where order_id = :o`,
    ['refund-drift', 'refund-missing'],
  ],
  [
    'lines of a statement above the received amount',
    `insert into bank_line (line_key, account, booked_on, amount, currency, taken_in_at, payment_id, settled_at)
     select 'key', '', now(), received + 1, currency, now(), id, now() from payment where order_id = :w`,
    ['bank-lines-drift'],
  ],
  [
    'a line of a statement in another currency',
    `insert into bank_line (line_key, account, booked_on, amount, currency, taken_in_at, payment_id, settled_at)
     select 'key', '', now(), 1, 'CHF', now(), id, now() from payment where order_id = :w`,
    ['bank-lines-drift'],
  ],
  [
    'a refund that was paid',
    `update refund set amount = amount + 1 where order_id = :o and return_id is null`,
    ['refund-drift'],
  ],
  [
    'a refund that waits',
    `update refund set amount = amount - 1 where order_id = :w`,
    ['refund-missing'],
  ],
  [
    'an amount paid by gift cards that no card lost',
    `with card as (insert into gift_card (code, amount, open_amount) values ('PRUEFUNG1', 9, 9) returning id)
     insert into gift_card_use (order_id, gift_card_id, amount) select :o, id, 1 from card`,
    ['gift-card-drift', 'payment-amount', 'refund-missing'],
  ],
  [
    'an amount returned to gift cards',
    `update refund set gift_card_amount = 1 where order_id = :w`,
    ['refund-drift'],
  ],
  ['a missing refund', `delete from refund where order_id = :w`, ['refund-missing']],
  [
    'the refund of a return',
    `update refund set return_id = null where order_id = :o and return_id = :b`,
    ['return-without-refund'],
  ],
  [
    'the amounts of a return',
    `update orders set total = total - 1, shipping_gross = shipping_gross + 1, items_gross = items_gross - 2 where id = :b`,
    ['order-total', 'order-vat'],
  ],
  [
    'returned pieces',
    `update order_line set returned = returned - 1 where order_id = :o and returned > 0`,
    ['returned-drift', 'withdrawn-without-return'],
  ],
  [
    'pieces that are not sent',
    `update order_line set unsent = 0 where order_id = :w and type_id = 1`,
    ['refund-missing', 'reservation-drift'],
  ],
  [
    'parts that are not sent',
    `update order_line set unsent = 0 where order_id = :w and type_id = 3`,
    ['reservation-drift', 'unsent-parts'],
  ],
  [
    'reserved stock',
    `update reservation set quantity = quantity + 1 where order_id = :w`,
    ['reservation-drift', 'stock-drift'],
  ],
  [
    'an order that waits for money it has',
    `update orders set status = 'pendingPayment' where id = :w`,
    ['waits-though-paid'],
  ],
  [
    'an ended order with reserved goods',
    `update orders set status = 'withdrawn' where id = :w`,
    ['cancelled-but-held', 'refund-missing', 'withdrawn-but-open'],
  ],
  [
    'a bought gift card that was not created',
    `delete from gift_card where piece = 2 and order_line_id in
       (select id from order_line where order_id = :g)`,
    ['gift-cards-missing'],
  ],
  [
    'a bought gift card too many',
    `insert into gift_card (code, amount, open_amount, order_line_id, piece, is_blocked)
     select 'ZUVIEL000001', 5000, 5000, id, 3, true from order_line where order_id = :g`,
    ['gift-cards-too-many'],
  ],
  [
    'a usable gift card that was returned',
    `update order_line set returned = quantity where order_id = :g`,
    ['gift-cards-unpaid', 'returned-drift'],
  ],
  [
    'gift cards that were not paid',
    `update payment set received = received - 1 where order_id = :g`,
    ['gift-cards-unpaid'],
  ],
  [
    'gift cards of an order that waits for its money',
    `update orders set status = 'pendingPayment', sent_at = null where id = :g`,
    ['gift-cards-unpaid', 'waits-though-paid'],
  ],
])('reports %s that is wrong', async (_, statement, kinds) => {
  const text = statement
    .replaceAll(':o', String(order))
    .replaceAll(':b', String(back))
    .replaceAll(':w', String(waiting))
    .replaceAll(':g', String(gift));
  const client = await engine.pool.connect();
  try {
    await client.query('begin');
    const { rowCount } = await client.query(text);
    expect(rowCount).toBeGreaterThan(0);
    const faults = await ledgerCheck(client, engine.now());
    expect([...new Set(faults.map(({ kind }) => kind))].toSorted()).toEqual(kinds);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test('rows that were checked long ago are not checked again', async () => {
  const client = await engine.pool.connect();
  try {
    await client.query('begin');
    await client.query(`update order_tax set vat = vat + 1 where order_id = $1`, [order]);
    const later = new Date('2027-06-01T09:00:00Z');
    const kinds = (await ledgerCheck(client, later)).map(({ kind }) => kind);
    expect(kinds).not.toContain('order-vat');
    // A refund that waits is reported, however old its order is.
    expect(kinds).toContain('refund-late');
  } finally {
    await client.query('rollback');
    client.release();
  }
});
