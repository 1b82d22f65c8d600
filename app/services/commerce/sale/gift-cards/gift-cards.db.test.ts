import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  ANNA,
  getReady,
  offer,
  readyToOrder,
  settle,
  type Shopper,
} from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import { jobContext, transact } from '../../core/commerce-context';
import { ledgerCheck } from '../../jobs/ledger/ledger-check';
import { listRefunds } from '../../orders/order-payment/list-refunds';
import { changeOrderStatus } from '../../orders/order/change-order-status';
import { confirmPayment } from '../../orders/order/confirm-payment';
import { sentOrder } from '../../orders/order/sent-order';
import { takeOut } from '../../orders/order/take-out';
import { loadOrder } from '../../orders/order/load-order';
import { moveReturn } from '../../orders/returns/move-return';
import { writeReturn } from '../../orders/returns/write-return';
import type { Status } from '../../orders/order/order-life';

const [PREPAYMENT, INVOICE] = [1, 2];
let variationId: number;
const engine = useTestEngine(async ({ fixture }) => {
  const item = { name: 'Weiß', variations: [{ price: 1000, stock: 10_000 }] };
  variationId = (await fixture.item(item)).variationIds[0]!;
});
beforeEach(() => engine.setTime('2026-11-26T10:00:00Z'));
afterEach(async () => expect(await ledgerCheck(engine.pool, engine.now())).toEqual([]));

let serial = 0;
async function giftCard(amount: number, given: object = {}): Promise<string> {
  const code = `KARTE${String((serial += 1)).padStart(7, '0')}`;
  await engine.fixture.insert('gift_card', { code, amount, open_amount: amount, ...given });
  return code;
}

const context = () => {
  const { pool, index, now } = engine;
  return jobContext({ pool, index, secret: Buffer.alloc(32, 7), now }, 'de');
};

/** One piece for 10 euros and delivery for 4.90, so 14.90; two for 24.90. */
async function ready(cards: string[], { quantity = 1, paymentId = PREPAYMENT } = {}) {
  const email = `karte${(serial += 1)}@example.de`;
  const shopper = await readyToOrder(engine, [{ variationId, quantity }], { email, paymentId });
  for (const couponCode of cards) await shopper.do((shop) => shop.doAddCoupon({ couponCode }));
  return shopper;
}

async function place(shopper: Shopper) {
  const form = await offer(shopper);
  const { id } = await shopper.do((shop) => shop.doPlaceOrder(form));
  return id;
}

const move = (orderId: number, to: Status) =>
  transact(context(), (ctx) => changeOrderStatus(ctx, { orderId, to, reason: 'operator' }));

async function openAmount(code: string): Promise<number> {
  const { rows } = await engine.pool.query<{ open: number }>(
    'select open_amount as open from gift_card where code = $1',
    [code],
  );
  return rows[0]!.open;
}

test('a card pays a part: the price stays the same, and the rest is due', async () => {
  const code = await giftCard(600);
  const shopper = await ready([`${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase()]);
  const cart = await shopper.do((shop) => shop.getCart());
  expect(cart).toMatchObject({
    basketAmount: 1490,
    openAmount: 890,
    couponDiscount: 0,
    couponCampaignType: 'giftCard',
    giftCards: [{ ending: code.slice(-4), amount: 600, openAmount: 600 }],
  });
  expect(cart.totalVats.map(({ vatAmount }) => vatAmount)).toEqual([238]);
  const id = await place(shopper);
  const order = await loadOrder(context(), id);
  expect(order).toMatchObject({
    statusName: 'pendingPayment',
    paymentStatusKey: 'partlyPaid',
    paymentKey: 'PREPAYMENT',
    allowPaymentMethodSwitchFrom: true,
    totals: { totalGross: 1490, giftCardsValue: 600, couponValue: 0 },
    balance: { price: 1490, paid: 600, due: 890 },
  });
  expect(await openAmount(code)).toBe(0);
  expect(await confirmPayment(context(), id)).toBe('confirmed');
  expect((await loadOrder(context(), id)).balance).toMatchObject({ paid: 1490, due: 0 });
});

test('its balance pays the next order; with cards that pay for all there is no payment method to choose', async () => {
  const code = await giftCard(2000);
  const first = await loadOrder(context(), await place(await ready([code])));
  expect(first).toMatchObject({
    statusName: 'confirmed',
    paymentStatusKey: 'fullyPaid',
    paymentKey: 'GIFT_CARD',
    payUntil: null,
    allowPaymentMethodSwitchFrom: false,
  });
  const shopper = await ready([code]);
  const { cart, payment } = await shopper.do((shop) => shop.getCheckout());
  expect(cart).toMatchObject({ openAmount: 980, methodOfPaymentId: PREPAYMENT });
  expect(payment.list.map(({ paymentKey }) => paymentKey)).not.toContain('GIFT_CARD');
  const more = await giftCard(5000);
  await shopper.do((shop) => shop.doAddCoupon({ couponCode: more }));
  const covered = await shopper.do((shop) => shop.getCheckout());
  expect(covered.payment.list.map(({ paymentKey }) => paymentKey)).toEqual(['GIFT_CARD']);
  expect(covered.cart.giftCards.map(({ amount }) => amount)).toEqual([510, 980]);
  const giftCardId = covered.cart.giftCards[1]!.id;
  const without = await shopper.do((shop) => shop.deleteCoupon({ giftCardId }));
  expect(without).toMatchObject({ openAmount: 980, methodOfPaymentId: PREPAYMENT });
});

test('a card and a coupon combine: the coupon lowers the price, the card pays the rest', async () => {
  await engine.fixture.insert('coupon', {
    code: 'ZEHN',
    name_de: 'Z',
    name_en: 'T',
    percent: 1000,
  });
  const code = await giftCard(500);
  const cart = await (await ready([code, 'ZEHN'])).do((shop) => shop.getCart());
  expect(cart).toMatchObject({ couponDiscount: 100, basketAmount: 1390, openAmount: 890 });
});

test.each([
  ['an empty one', { open_amount: 0 }, 1331],
  ['one that has run out', { valid_to: '2026-11-01' }, 1332],
  ['a blocked one', { is_blocked: true }, 1070],
])('%s is refused, and leaves its cart with a notice', async (_, given, code) => {
  const couponCode = await giftCard(1000);
  const shopper = await ready([couponCode]);
  const set = Object.entries(given).map(([column, value]) => `${column} = '${value}'`);
  await engine.pool.query(`update gift_card set ${set.join()} where code = $1`, [couponCode]);
  const other = await ready([]);
  await expect(other.do((shop) => shop.doAddCoupon({ couponCode }))).rejects.toMatchObject({
    code,
  });
  const cart = await shopper.do((shop) => shop.doAddCartItem({ variationId }));
  expect(cart.giftCards).toEqual([]);
  expect(cart.notices).toMatchObject([{ values: { code: `…\u00a0${couponCode.slice(-4)}` } }]);
  expect((await shopper.do((shop) => shop.getCart())).notices).toEqual([]);
  await engine.pool.query('update gift_card set open_amount = amount where code = $1', [
    couponCode,
  ]);
});

test('five cards are the most, the same one counts once', async () => {
  const cards = await Promise.all([1, 2, 3, 4, 5, 6].map(() => giftCard(100)));
  const shopper = await ready([...cards.slice(0, 5), cards[0]!]);
  const cart = await shopper.do((shop) => shop.getCart());
  expect(cart.giftCards).toHaveLength(5);
  const { rows } = await engine.pool.query(
    'select cardinality(gift_card_ids) as cards from cart where id = $1',
    [cart.id],
  );
  expect(rows).toEqual([{ cards: 5 }]);
  await expect(
    shopper.do((shop) => shop.doAddCoupon({ couponCode: cards[5]! })),
  ).rejects.toMatchObject({ key: 'coupon.tooManyGiftCards', cause: { most: 5 } });
});

test('an amount that another order has spent meanwhile is not spent again: the new total is shown', async () => {
  const code = await giftCard(600);
  const shopper = await ready([code]);
  const form = await offer(shopper);
  await place(await ready([code]));
  await expect(shopper.do((shop) => shop.doPlaceOrder(form))).rejects.toMatchObject({
    key: 'order.couponChanged',
    cause: { before: 890, after: 1490, notice: 'couponNoOpenAmount' },
  });
});

test(
  '100 concurrent orders spend the last 10 euros of a card once',
  { timeout: 60_000 },
  async () => {
    await engine.pool.query('delete from rate_limit');
    const code = await giftCard(1000);
    const shoppers = await Promise.all(
      Array.from({ length: 100 }, async (_, i) => {
        const shopper = engine.shopper({ address: `203.0.113.${i}` });
        await shopper.do((shop) => shop.doAddCartItem({ variationId }));
        await getReady(shopper, { email: `rival${i}@example.de`, paymentId: INVOICE });
        await shopper.do((shop) => shop.doAddCoupon({ couponCode: code }));
        return { shopper, form: await offer(shopper) };
      }),
    );
    const { done, errors } = await settle(
      shoppers.map(({ shopper, form }) => shopper.do((shop) => shop.doPlaceOrder(form))),
    );
    expect(done).toHaveLength(1);
    expect(new Set(errors.map((error) => (error as { key: string }).key))).toEqual(
      new Set(['order.couponChanged']),
    );
    const { rows } = await engine.pool.query(
      `select sum(u.amount)::int as spent, g.open_amount as open from gift_card_use u
     join gift_card g on g.id = u.gift_card_id where g.code = $1 group by 2`,
      [code],
    );
    expect(rows).toEqual([{ spent: 1000, open: 0 }]);
  },
);

test('a cancelled order returns the amount to the card immediately; its money waits for the operator', async () => {
  const code = await giftCard(600);
  const id = await place(await ready([code]));
  await confirmPayment(context(), id);
  await move(id, 'cancelled');
  expect(await openAmount(code)).toBe(600);
  expect(await listRefunds(context())).toMatchObject([{ orderId: id, amount: 890 }]);
  expect((await loadOrder(context(), id)).balance).toMatchObject({
    price: 0,
    paid: 890,
    refundable: 890,
  });
  await engine.pool.query('update refund set repaid_at = asked_at where order_id = $1', [id]);
  await engine.pool.query('update payment set refunded = received where order_id = $1', [id]);
});

test('the rest may be paid by another method: for the rest only', async () => {
  const shopper = await ready([await giftCard(600)]);
  const form = await offer(shopper);
  const placed = await shopper.do((shop) => shop.doPlaceOrder(form));
  const link = { orderId: placed.id, accessKey: placed.accessKey };
  await shopper.do((shop) => shop.setOrderPaymentMethod({ ...link, paymentId: INVOICE }));
  const { rows } = await engine.pool.query(
    'select attempt, amount, payment_key as key from payment where order_id = $1 order by 1',
    [placed.id],
  );
  expect(rows).toEqual([
    { attempt: 1, amount: 890, key: 'PREPAYMENT' },
    { attempt: 2, amount: 890, key: 'INVOICE' },
  ]);
});

test('cards that pay for all keep the chosen payment method, whatever else is saved', async () => {
  const shopper = await ready([await giftCard(5000)]);
  const saved = await shopper.do((shop) =>
    shop.doSaveCheckout({
      address: { typeId: 2, addressData: { ...ANNA, apartment: '13' }, useAsBilling: true },
      paymentId: 90,
    }),
  );
  expect(saved).toMatchObject({ isAddressSaved: true, refused: {}, replaced: [], missing: [] });
  expect((await shopper.do((shop) => shop.getCart())).methodOfPaymentId).toBe(PREPAYMENT);
});

test('no card pays more than the page has shown, even if the rest stays the same', async () => {
  const cards = [await giftCard(1000), await giftCard(5000)];
  const shopper = await ready(cards);
  const form = await offer(shopper);
  await place(await ready([cards[0]!]));
  await expect(shopper.do((shop) => shop.doPlaceOrder(form))).rejects.toMatchObject({
    key: 'order.couponChanged',
    cause: { before: 0, after: 0, notice: 'couponNoOpenAmount' },
  });
  const fewer = [await giftCard(1000), await giftCard(5000)];
  const other = await ready(fewer);
  const shown = await offer(other);
  await engine.pool.query('update gift_card set amount = 400, open_amount = 400 where code = $1', [
    fewer[0],
  ]);
  await expect(other.do((shop) => shop.doPlaceOrder(shown))).rejects.toMatchObject({
    key: 'order.quoteChanged',
  });
  expect(await Promise.all(fewer.map(openAmount))).toEqual([400, 5000]);
});

test('an order with total 0 waits for no money', async () => {
  const given = { code: 'GESCHENKT', name_de: 'G', name_en: 'G', percent: 10_000 };
  await engine.fixture.insert('coupon', given);
  await engine.pool.query('update shipping_price set price = price - 490 where price = 490');
  const shopper = await ready(['GESCHENKT']);
  const order = await loadOrder(context(), await place(shopper));
  expect(order).toMatchObject({
    statusName: 'confirmed',
    paymentStatusKey: 'fullyPaid',
    payUntil: null,
    totals: { totalGross: 0 },
  });
  await engine.pool.query('update shipping_price set price = 490 where price = 0');
});

test('after a withdrawal before dispatch a card pays for the rest only', async () => {
  const code = await giftCard(2000);
  const shopper = await ready([code], { quantity: 2, paymentId: INVOICE });
  const id = await place(shopper);
  const [line] = (await loadOrder(context(), id)).orderItems;
  await transact(context(), async (ctx) => {
    await ctx.db.client.query('select from orders where id = $1 for update', [id]);
    await ctx.db.client.query('update order_line set withdrawn = 1 where id = $1', [line!.id]);
    await takeOut(ctx, { orderId: id, pieces: [{ orderItemId: line!.id, quantity: 1 }] });
  });
  // One piece and delivery are 14.90: of the 20.00 that were paid 5.10 are returned.
  expect(await openAmount(code)).toBe(510);
  const order = await loadOrder(context(), id);
  expect(order.balance).toMatchObject({ price: 1490, paid: 1490, due: 0 });
  expect(sentOrder(order).totals).toMatchObject({ totalGross: 1490, giftCardsValue: 1490 });
});

test('a card that has expired meanwhile is valid for another year', async () => {
  const code = await giftCard(600, { valid_to: '2026-11-27' });
  const id = await place(await ready([code]));
  engine.setTime('2026-11-28T10:00:00Z');
  await move(id, 'cancelled');
  const { rows } = await engine.pool.query(
    'select open_amount as open, valid_to as until from gift_card where code = $1',
    [code],
  );
  expect(rows).toEqual([{ open: 600, until: new Date('2027-11-28T10:00:00Z') }]);
});

test('a refund for returned goods is paid as money first, the rest to the cards, the last one first', async () => {
  const cards = [await giftCard(500), await giftCard(600)];
  const id = await place(await ready(cards, { quantity: 2 }));
  await confirmPayment(context(), id);
  await move(id, 'shipped');
  const back = async (quantity: number) => {
    const { orderItems } = await loadOrder(context(), id);
    const items = [{ orderItemId: orderItems[0]!.id, quantity, returnReasonId: 1 }];
    const returnId = await transact(context(), async (ctx) => {
      await ctx.db.client.query('select from orders where id = $1 for update', [id]);
      return writeReturn(ctx, { orderId: id, items });
    });
    for (const to of ['received', 'refunded'] as const) {
      await moveReturn(context(), { returnId, to });
    }
  };
  await back(1);
  expect(await Promise.all(cards.map(openAmount))).toEqual([0, 0]);
  await back(1);
  // 24.90 were paid, 13.90 of them as money; goods for 20 are returned.
  expect(await Promise.all(cards.map(openAmount))).toEqual([10, 600]);
  const { rows } = await engine.pool.query(
    `select amount, gift_card_amount as cards from refund where order_id = $1 order by id`,
    [id],
  );
  expect(rows).toEqual(
    [
      { amount: 1000, cards: 0 },
      { amount: 390, cards: 610 },
    ].map((row) => expect.objectContaining(row)),
  );
});
