import { beforeEach, describe, expect, test } from 'vitest';
import { ANNA, offer, settle, type Shopper } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import type { MakeOrderReturnInput, Order, PlacedOrder } from '../../../shop-api';
import { jobContext, transact } from '../../core/commerce-context';
import { ledgerCheck } from '../../jobs/ledger/ledger-check';
import { changeOrderStatus } from '../order/change-order-status';
import { repayPayments } from '../order-payment/repay-payments';
import { confirmPayment } from '../order/confirm-payment';
import { moveReturn } from './move-return';
import { writeReturn } from './write-return';

const NOW = '2026-11-23T09:00:00Z';
let serial = 0;
let paint: number;
let mixed: number;
let set: number;
let book: number;
const engine = useTestEngine(async ({ fixture }) => {
  const paints = await fixture.item({
    name: 'Weiß',
    variations: [{ price: 1000, stock: 1000, weightG: 10 }],
  });
  paint = paints.variationIds[0]!;
  const tinted = await fixture.item({
    name: 'Wunschton',
    isMadeToOrder: true,
    variations: [{ price: 3000, stock: 1000, weightG: 10 }],
  });
  mixed = tinted.variationIds[0]!;
  const bundle = await fixture.item({
    name: 'Set',
    itemType: 'bundle',
    variations: [{ price: 1800, stock: null, parts: { [paint]: 2 } }],
  });
  set = bundle.variationIds[0]!;
  const library = await fixture.category('Bücher');
  const books = await fixture.item({
    name: 'Buch',
    categories: [library],
    variations: [{ price: 2000, stock: 1000, vatClass: 'reduced', weightG: 10 }],
  });
  book = books.variationIds[0]!;
  const coupon = { name_de: 'Z', name_en: 'T' };
  await fixture.insert('coupon', { ...coupon, code: 'BUCH', percent: 1000, category_id: library });
  await fixture.insert('coupon', { ...coupon, code: 'ZEHN', percent: 1000 });
  await fixture.insert('coupon', { ...coupon, code: 'KRUMM', percent: 333 });
});
beforeEach(() => engine.setTime(NOW));

const context = () => {
  const secret = Buffer.alloc(32, 7);
  return jobContext({ pool: engine.pool, index: engine.index, secret, now: engine.now }, 'de');
};

async function customer(email = `retoure${(serial += 1)}@example.de`): Promise<Shopper> {
  const shopper = engine.shopper({ address: `198.51.100.${serial % 250}` });
  await shopper.do((shop) => shop.doRegisterUser({ email, password: 'blaue Wand 7' }));
  return shopper;
}

const logIn = (shopper: Shopper, email: string) =>
  shopper.do((shop) => shop.doLogin({ email, password: 'blaue Wand 7' }));

async function guest(): Promise<Shopper> {
  const shopper = engine.shopper({ address: `203.0.113.${(serial += 1) % 250}` });
  await shopper.do((shop) => shop.doLoginAsGuest({ email: `gast${serial}@example.de` }));
  return shopper;
}

type Purchase = { shopper: Shopper; link: PlacedOrder; order: Order };
type Goods = { variationId: number; quantity?: number };

async function bought(
  goods: Goods[] = [{ variationId: paint, quantity: 3 }],
  { coupon = '', isSent = true, by = undefined as Shopper | undefined } = {},
): Promise<Purchase> {
  const shopper = by ?? (await customer());
  if (goods.length > 0) await shopper.do((shop) => shop.doAddCartItems(goods));
  await shopper.do((shop) =>
    shop.doSaveAddress({ typeId: 2, addressData: ANNA, useAsBilling: true }),
  );
  await shopper.do((shop) => shop.setPaymentProvider({ paymentId: 2 }));
  if (coupon) await shopper.do((shop) => shop.doAddCoupon({ couponCode: coupon }));
  const form = await offer(shopper);
  const link = await shopper.do((shop) => shop.doPlaceOrder(form));
  if (isSent) {
    await transact(context(), (ctx) =>
      changeOrderStatus(ctx, { orderId: link.id, to: 'shipped', reason: 'operator' }),
    );
  }
  return { shopper, link, order: await read(shopper, link) };
}

const statusOf = async ({ shopper, link }: Purchase) =>
  (await read(shopper, link)).paymentStatusKey;
const read = (shopper: Shopper, { id, accessKey }: PlacedOrder) =>
  shopper.do((shop) => shop.getOrder({ orderId: id, accessKey }));

/** The proof from a device that is unknown to the shop. */
const prove = (shopper: Shopper, { id, accessKey }: PlacedOrder) =>
  shopper.do((shop) => shop.getOrder({ orderId: id, accessKey, postcode: ANNA.zipCode }));

async function reasonId(name: string): Promise<number> {
  const { reasons } = await engine.shopper().do((shop) => shop.getReturnReasons());
  return reasons.find((reason) => reason.name === name)!.id;
}
const TOO_MUCH = 'Zu viel bestellt';
const FAULTY = 'Beschädigt oder mangelhaft';

async function wish(
  { link, order }: Pick<Purchase, 'link' | 'order'>,
  quantity = 1,
  change: Partial<MakeOrderReturnInput> = {},
): Promise<MakeOrderReturnInput> {
  return {
    orderId: link.id,
    accessKey: link.accessKey,
    items: [
      {
        orderItemId: order.orderItems[0]!.id,
        quantity,
        returnReasonId: await reasonId(TOO_MUCH),
      },
    ],
    submissionId: `return-submission-${String((serial += 1)).padStart(6, '0')}`,
    ...change,
  };
}

/** The same for a fault. */
async function claim(
  some: Pick<Purchase, 'link' | 'order'>,
  change: Partial<MakeOrderReturnInput> = {},
): Promise<MakeOrderReturnInput> {
  const input = await wish(some, 1, change);
  const returnReasonId = await reasonId(FAULTY);
  return { ...input, items: input.items.map((item) => ({ ...item, returnReasonId })) };
}

const send = (shopper: Shopper, input: MakeOrderReturnInput) =>
  shopper.do((shop) => shop.doMakeOrderReturn(input));
const clean = async () => expect(await ledgerCheck(engine.pool, engine.now())).toEqual([]);

test('reasons are listed in order, with the preselected one', async () => {
  const { reasons, defaultReasonId } = await engine
    .shopper({ lang: 'en' })
    .do((shop) => shop.getReturnReasons());
  expect(reasons[0]).toMatchObject({ name: 'Ordered too much', isFault: false });
  expect(defaultReasonId).toBe(reasons[0]!.id);
});

describe('a return', () => {
  test('is an order of type 3 that names its origin, its reason and its refund', async () => {
    const some = await bought();
    const input = await wish(some, 2, { returnNote: 'Ungeöffnet' });
    const { id } = await send(some.shopper, input);
    const { entries } = await some.shopper.do((shop) => shop.getReturns({}));
    expect(entries).toMatchObject([
      {
        id,
        number: String(id),
        statusName: 'requested',
        origin: { id: some.link.id, accessKey: some.link.accessKey },
        reason: { name: TOO_MUCH },
        comment: 'Ungeöffnet',
        items: [{ variationId: paint, name: 'Weiß', quantity: 2, reason: { name: TOO_MUCH } }],
        refund: 2000,
        documents: [{ type: 'returnNote' }],
      },
    ]);
    const after = await read(some.shopper, some.link);
    expect(after.orderItems[0]).toMatchObject({ quantity: 3, returnableQuantity: 1 });
    expect(after.isReturnable).toBe(true);
    expect(after.documents.map(({ type }) => type)).toContain('returnNote');
    const { rows } = await engine.pool.query(
      `select type_id, origin_order_id from orders where id = $1`,
      [id],
    );
    expect(rows).toEqual([{ typeId: 3, originOrderId: some.link.id }]);
    await clean();
  });

  test('sent twice is one return and one mail', async () => {
    const some = await bought();
    const input = await wish(some);
    const both = await Promise.all([send(some.shopper, input), send(some.shopper, input)]);
    expect(new Set(both.map(({ id }) => id)).size).toBe(1);
    const { rows } = await engine.pool.query(
      `select count(*)::int as mails from outbox where kind = 'mail:return_received'
         and payload->>'returnId' = $1`,
      [String(both[0].id)],
    );
    expect(rows).toEqual([{ mails: 1 }]);
  });

  test('of twenty concurrent returns of the last piece one is made (R34)', async () => {
    const some = await bought([{ variationId: paint }]);
    const inputs = await Promise.all(Array.from({ length: 20 }, () => wish(some)));
    const { done, errors } = await settle(inputs.map((input) => send(some.shopper, input)));
    expect(done).toHaveLength(1);
    expect(errors).toHaveLength(19);
    for (const error of errors) {
      expect(error).toMatchObject({
        key: 'return.invalid',
        cause: { [some.order.orderItems[0]!.id]: 'quantity.tooMany' },
      });
    }
    expect((await read(some.shopper, some.link)).isReturnable).toBe(false);
    await clean();
  });

  test('refunds what was paid: a coupon counts, and never more than once', async () => {
    const some = await bought([{ variationId: paint, quantity: 3 }], { coupon: 'ZEHN' });
    expect(some.order.totals.couponValue).toBe(300);
    for (const quantity of [1, 2]) await send(some.shopper, await wish(some, quantity));
    const { entries } = await some.shopper.do((shop) => shop.getReturns({}));
    expect(entries.map(({ refund }) => refund)).toEqual([1800, 900]);
    const sums = [
      { refund: 1800, shippingRefund: 0, vats: [{ rate: 1900, value: 287, net: 1513 }] },
      { refund: 900, shippingRefund: 0, vats: [{ rate: 1900, value: 144, net: 756 }] },
    ];
    const orderItemId = some.order.orderItems[0]!.id;
    const items = [200, 100].map((discount) => [{ orderItemId, discount }]);
    expect(entries).toMatchObject(sums.map((sum, i) => ({ ...sum, items: items[i] })));
    const { returns } = await read(some.shopper, some.link);
    expect(returns).toMatchObject(sums.map((sum, i) => ({ ...sum, items: items[i] })));
    await clean();
  });

  test('piece after piece refunds the last cent, however the discount is split', async () => {
    const some = await bought([{ variationId: paint, quantity: 3 }], { coupon: 'KRUMM' });
    expect(some.order.totals.couponValue).toBe(100);
    const one = await send(some.shopper, await wish(some, 1));
    await moveReturn(context(), { returnId: one.id, to: 'refused' });
    for (let piece = 0; piece < 3; piece += 1) await send(some.shopper, await wish(some, 1));
    const { entries } = await some.shopper.do((shop) => shop.getReturns({}));
    expect(entries.map(({ refund }) => refund)).toEqual([967, 967, 966, 966]);
    await clean();
  });

  test('of a set includes its parts, and refusing it makes the pieces returnable again', async () => {
    const some = await bought([{ variationId: set, quantity: 2 }]);
    const { id } = await send(some.shopper, await wish(some, 1));
    const { rows } = await engine.pool.query(
      'select type_id, quantity from order_line where order_id = $1 order by position',
      [id],
    );
    expect(rows).toEqual([
      { typeId: 2, quantity: 1 },
      { typeId: 3, quantity: 2 },
    ]);
    expect((await read(some.shopper, some.link)).orderItems[0]!.returnableQuantity).toBe(1);
    expect(await moveReturn(context(), { returnId: id, to: 'refused' })).toBe(true);
    expect(await moveReturn(context(), { returnId: id, to: 'refused' })).toBe(false);
    expect((await read(some.shopper, some.link)).orderItems[0]!.returnableQuantity).toBe(2);
    const mails = await engine.pool.query('select from outbox where dedupe_key = $1', [
      `mail:return_refused:${id}`,
    ]);
    expect(mails.rowCount).toBe(1);
    await clean();
  });
});

test('a coupon for some goods is deducted from those only, at their own rate', async () => {
  const some = await bought([{ variationId: paint, quantity: 1 }, { variationId: book }], {
    coupon: 'BUCH',
  });
  expect(some.order.orderItems.map(({ discount }) => discount)).toEqual([0, 200]);
  const refundOf = async (line: number) => {
    const items = [
      {
        orderItemId: some.order.orderItems[line]!.id,
        quantity: 1,
        returnReasonId: await reasonId(TOO_MUCH),
      },
    ];
    const { id } = await send(some.shopper, await wish(some, 1, { items }));
    await moveReturn(context(), { returnId: id, to: 'received' });
    await moveReturn(context(), { returnId: id, to: 'refunded' });
    const { rows } = await engine.pool.query(
      `select o.total, o.discount_gross as discount, t.rate, t.net, t.vat
       from orders o join order_tax t on t.order_id = o.id where o.id = $1`,
      [id],
    );
    return rows;
  };
  expect(await refundOf(0)).toEqual([{ total: 1000, discount: 0, rate: 1900, net: 840, vat: 160 }]);
  // Of 21.15 billed with a share of delivery 3.15 are kept: net 19.77 - 2.94.
  expect(await refundOf(1)).toEqual([
    { total: 1800, discount: 200, rate: 700, net: 1683, vat: 117 },
  ]);
  await clean();
});

describe('delivery is refunded with a whole order', () => {
  test.each([
    [1, 490],
    // Express: refunded is the price of the cheapest (§ 357(2) BGB).
    [2, 490],
  ])('by shipping method %i: %i cents', async (shippingId, cents) => {
    const shopper = await customer();
    await shopper.do((shop) => shop.doAddCartItems([{ variationId: paint }]));
    await shopper.do((shop) => shop.setShippingProvider({ shippingId }));
    const some = await bought([], { by: shopper });
    const items = [
      { orderItemId: some.order.orderItems[0]!.id, quantity: 1, returnReasonId: null },
    ];
    const id = await transact(context(), (ctx) =>
      writeReturn(ctx, { orderId: some.link.id, items, withShipping: true }),
    );
    const { rows } = await engine.pool.query(
      'select shipping_gross as delivery, total from orders where id = $1',
      [id],
    );
    expect(rows).toEqual([{ delivery: cents, total: 1000 + cents }]);
    const { balance, totals } = await read(shopper, some.link);
    expect(balance.due).toBe(totals.shippingGross - cents);
    await clean();
  });
});

describe('refused', () => {
  test.each([
    ['nothing chosen', 0, {}, { items: 'items.required' }],
    ['too many', 4, {}, 'quantity.tooMany'],
    ['no reason', 1, { returnReasonId: null }, 'reason.required'],
    ['an unknown reason', 1, { returnReasonId: 999_999 }, 'reason.unknown'],
  ])('%s', async (_, quantity, change, cause) => {
    const some = await bought();
    const input = await wish(some, quantity);
    input.items = input.items.map((item) => ({ ...item, ...change }));
    const id = some.order.orderItems[0]!.id;
    await expect(send(some.shopper, input)).rejects.toMatchObject({
      key: 'return.invalid',
      cause: typeof cause === 'string' ? { [id]: cause } : cause,
    });
    expect((await read(some.shopper, some.link)).orderItems[0]!.returnableQuantity).toBe(3);
  });

  test('a line twice, a negative quantity', async () => {
    const some = await bought();
    const input = await wish(some);
    const twice = { ...input, items: [...input.items, ...input.items] };
    await expect(send(some.shopper, twice)).rejects.toMatchObject({ key: 'return.invalid' });
    const negative = { ...input, items: [{ ...input.items[0]!, quantity: -1 }] };
    await expect(send(some.shopper, negative)).rejects.toMatchObject({ key: 'return.invalid' });
  });

  test('goods mixed to order, unless they are at fault (L-18)', async () => {
    const some = await bought([{ variationId: mixed }]);
    const id = some.order.orderItems[0]!.id;
    await expect(send(some.shopper, await wish(some))).rejects.toMatchObject({
      cause: { [id]: 'reason.madeToOrder' },
    });
    const items = [{ orderItemId: id, quantity: 1, returnReasonId: await reasonId(FAULTY) }];
    expect(await send(some.shopper, await wish(some, 1, { items }))).toMatchObject({
      isRepeat: false,
    });
  });

  test('before the goods were sent, also for a fault', async () => {
    const unsent = await bought(undefined, { isSent: false });
    const refused = { key: 'return.notPossible' };
    for (const input of [await wish(unsent), await claim(unsent)]) {
      await expect(send(unsent.shopper, input)).rejects.toMatchObject(refused);
    }
  });

  test('when the period is over; for a fault when the legal rights have lapsed', async () => {
    await engine.pool.query(
      `update setting set value = value || '{"returnDays": 10}' where key = 'orders'`,
    );
    const email = 'lange-her@example.de';
    const some = await bought(undefined, { by: await customer(email) });
    expect(some.order.isReturnable).toBe(true);
    engine.setTime('2026-12-03T09:00:00Z');
    expect(await read(some.shopper, some.link)).toMatchObject({
      isReturnable: true,
      returnableFor: 'anything',
    });
    engine.setTime('2026-12-03T09:00:01Z');
    const later = { isReturnable: true, returnableFor: 'faults' };
    expect(await read(some.shopper, some.link)).toMatchObject(later);
    const { entries } = await some.shopper.do((shop) => shop.getOrders({}));
    expect(entries[0]).toMatchObject(later);
    const id = some.order.orderItems[0]!.id;
    await expect(send(some.shopper, await wish(some))).rejects.toMatchObject({
      key: 'return.invalid',
      cause: { [id]: 'reason.tooLate' },
    });
    // Two years after delivery (§ 438 BGB), however long the delivery took.
    engine.setTime('2028-11-30T09:00:00Z');
    await logIn(some.shopper, email);
    expect(await send(some.shopper, await claim(some))).toMatchObject({ isRepeat: false });
    engine.setTime('2029-05-01T09:00:00Z');
    await logIn(some.shopper, email);
    expect(await read(some.shopper, some.link)).toMatchObject({
      isReturnable: false,
      returnableFor: 'nothing',
    });
    await expect(send(some.shopper, await claim(some))).rejects.toMatchObject({
      key: 'return.notPossible',
    });
  });

  test("a visitor who is not logged in, a stranger's order, a wrong key and a line of another order", async () => {
    const [mine, other] = [await bought(), await bought()];
    const input = await wish(mine);
    const guest = engine.shopper();
    const login = { key: 'order.additionalAuthenticationRequiredLogin' };
    await expect(send(guest, input)).rejects.toMatchObject(login);
    await expect(guest.do((shop) => shop.getReturns({}))).rejects.toMatchObject({ code: 401 });
    const missing = { key: 'order.notFound' };
    await expect(send(other.shopper, input)).rejects.toMatchObject(login);
    const wrongKey = { ...input, accessKey: other.link.accessKey };
    await expect(send(mine.shopper, wrongKey)).rejects.toMatchObject(missing);
    const wrongLine = await wish({ link: mine.link, order: other.order });
    await expect(send(mine.shopper, wrongLine)).rejects.toMatchObject(missing);
    expect((await read(mine.shopper, mine.link)).orderItems[0]!.returnableQuantity).toBe(3);
    const returns = await other.shopper.do((shop) => shop.getReturns({}));
    expect(returns).toMatchObject({ totalsCount: 0, lastPageNumber: 1, entries: [] });
  });
});

describe("a guest's order", () => {
  let mine: Purchase;
  beforeEach(async () => {
    mine = await bought([{ variationId: paint, quantity: 2 }], { by: await guest() });
  });

  test('can be returned with its key, and its page lists the returns', async () => {
    const input = await claim(mine, { returnNote: 'Deckel undicht' });
    const { id } = await send(mine.shopper, input);
    const item = { name: 'Weiß', quantity: 1, reason: { name: FAULTY } };
    const listed = { id, statusName: 'requested', comment: 'Deckel undicht', items: [item] };
    expect((await read(mine.shopper, mine.link)).returns).toMatchObject([listed]);
    await moveReturn(context(), { returnId: id, to: 'received' });
    const after = await read(mine.shopper, mine.link);
    expect(after.returns).toMatchObject([{ ...listed, statusName: 'received' }]);
    expect(after.balance.price).toBe(mine.order.totals.totalGross - 1000);
    const { rows } = await engine.pool.query(
      `select kind from outbox where payload->>'returnId' = $1 order by kind`,
      [String(id)],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['mail:return_notice', 'mail:return_received']);
    await clean();
  });

  test('can be returned without a fault too, while the shop accepts returns', async () => {
    await engine.pool.query(
      `update setting set value = value || '{"returnDays": 30}' where key = 'orders'`,
    );
    expect(await send(mine.shopper, await wish(mine))).toMatchObject({ isRepeat: false });
    engine.setTime('2026-12-24T09:00:00Z');
    await prove(mine.shopper, mine.link);
    await expect(send(mine.shopper, await wish(mine))).rejects.toMatchObject({
      cause: { [mine.order.orderItems[0]!.id]: 'reason.tooLate' },
    });
    expect(await send(mine.shopper, await claim(mine))).toMatchObject({ isRepeat: false });
  });

  test('opens to another device by a proof, to a stranger and a wrong key never', async () => {
    const stranger = await guest();
    const input = await claim(mine);
    await expect(send(stranger, input)).rejects.toMatchObject({
      key: 'order.additionalAuthenticationRequiredPostcode',
    });
    const loggedIn = (await bought()).shopper;
    await expect(send(loggedIn, input)).rejects.toMatchObject({ code: 401 });
    for (const by of [stranger, mine.shopper]) {
      const wrongKey = { ...input, accessKey: 'A'.repeat(43) };
      await expect(send(by, wrongKey)).rejects.toMatchObject({ key: 'order.notFound' });
    }
    expect((await read(mine.shopper, mine.link)).returns).toEqual([]);
    await prove(stranger, mine.link);
    expect(await send(stranger, input)).toMatchObject({ isRepeat: false });
  });

  test("takes no line of another guest's order", async () => {
    const other = await bought([{ variationId: paint }], { by: await guest() });
    const foreign = await claim({ link: mine.link, order: other.order });
    await expect(send(mine.shopper, foreign)).rejects.toMatchObject({ key: 'order.notFound' });
    expect((await read(other.shopper, other.link)).returns).toEqual([]);
  });

  test('returns each piece once despite concurrent requests', async () => {
    const inputs = await Promise.all(Array.from({ length: 8 }, () => claim(mine)));
    const { done, errors } = await settle(inputs.map((input) => send(mine.shopper, input)));
    expect([done.length, errors.length]).toEqual([2, 6]);
    expect((await read(mine.shopper, mine.link)).returns).toHaveLength(2);
    await clean();
  });

  test('moves into the account with its returns', async () => {
    const { id } = await send(mine.shopper, await claim(mine));
    const account = { email: `gast-${serial}@example.de`, password: 'blaue Wand 7' };
    await mine.shopper.do((shop) => shop.doRegisterUser(account));
    const { id: orderId, accessKey } = mine.link;
    await mine.shopper.do((shop) => shop.doMigrateGuestOrderToCustomer({ orderId, accessKey }));
    const { entries } = await mine.shopper.do((shop) => shop.getReturns({}));
    expect(entries.map((entry) => entry.id)).toEqual([id]);
  });
});

describe('processed by the shop', () => {
  test('paying the old total of a lowered bill is an overpayment, which waits to be refunded', async () => {
    const some = await bought();
    const { id } = await send(some.shopper, await wish(some, 1));
    await moveReturn(context(), { returnId: id, to: 'received' });
    await moveReturn(context(), { returnId: id, to: 'refunded' });
    const agreed = some.order.totals.totalGross;
    expect(await confirmPayment(context(), some.link.id, { amount: agreed })).toBe('overpaid');
    expect((await read(some.shopper, some.link)).balance).toMatchObject({
      due: 0,
      refundable: 1000,
    });
    await clean();
    expect(await repayPayments(context(), some.link.id)).toBe(1000);
    expect((await read(some.shopper, some.link)).balance).toMatchObject({ due: 0, refundable: 0 });
    await clean();
  });

  test('the payment status is refunded once all of it is, to the cent', async () => {
    const some = await bought([{ variationId: paint, quantity: 3 }], { coupon: 'KRUMM' });
    await confirmPayment(context(), some.link.id);
    const settled = async (quantity: number) => {
      const { id } = await send(some.shopper, await wish(some, quantity));
      await moveReturn(context(), { returnId: id, to: 'received' });
      await moveReturn(context(), { returnId: id, to: 'refunded' });
      const { rows } = await engine.pool.query(
        `select received - refunded as kept, refunded_at is not null as is_all from payment
         where order_id = $1`,
        [some.link.id],
      );
      return rows[0];
    };
    const shipping = some.order.totals.shippingGross;
    expect(await settled(2)).toEqual({ kept: 967 + shipping, isAll: false });
    expect(await settled(1)).toEqual({ kept: shipping, isAll: shipping === 0 });
    await clean();
  });

  test('goods mixed to order never go back into stock, parts of a set do', async () => {
    const stockOf = async (variationId: number) => {
      const { rows } = await engine.pool.query<{ n: number }>(
        'select on_hand as n from stock where variation_id = $1',
        [variationId],
      );
      return rows[0]!.n;
    };
    const one = await bought([{ variationId: mixed }]);
    const faulty = await reasonId(FAULTY);
    const items = [
      { orderItemId: one.order.orderItems[0]!.id, quantity: 1, returnReasonId: faulty },
    ];
    const wrong = await send(one.shopper, await wish(one, 1, { items }));
    const before = await stockOf(mixed);
    await moveReturn(context(), { returnId: wrong.id, to: 'received', isSellable: true });
    expect(await stockOf(mixed)).toBe(before);
    const two = await bought([{ variationId: set, quantity: 2 }]);
    const parts = await send(two.shopper, await wish(two, 1));
    const left = await stockOf(paint);
    await moveReturn(context(), { returnId: parts.id, to: 'received', isSellable: true });
    expect(await stockOf(paint)).toBe(left + 2);
  });

  test('refunds count with the payment, until all of it is refunded', async () => {
    const some = await bought();
    const statusOf = async () =>
      (await some.shopper.do((shop) => shop.getOrder({ orderId: some.link.id }))).paymentStatusKey;
    await confirmPayment(context(), some.link.id);
    expect(await statusOf()).toBe('fullyPaid');
    const back = async (quantity: number) => {
      const { id } = await send(some.shopper, await wish(some, quantity));
      await moveReturn(context(), { returnId: id, to: 'received' });
      await Promise.all(
        [1, 2, 3].map(() => moveReturn(context(), { returnId: id, to: 'refunded' })),
      );
      return engine.pool.query('select total from orders where id = $1', [id]);
    };
    const { rows } = await back(1);
    expect(await statusOf()).toBe('partlyRefunded');
    const booked = () =>
      engine.pool.query(
        `select refunded, refunded_at is not null as is_all from payment where order_id = $1`,
        [some.link.id],
      );
    expect((await booked()).rows).toEqual([{ refunded: rows[0].total, isAll: false }]);
    await clean();
  });

  test('it arrives, goes back into stock if it can be sold, and is refunded with one mail', async () => {
    const some = await bought();
    const { id } = await send(some.shopper, await wish(some, 2));
    const stock = async () => {
      const { rows } = await engine.pool.query<{ n: number }>(
        'select on_hand as n from stock where variation_id = $1',
        [paint],
      );
      return rows[0]!.n;
    };
    const before = await stock();
    await moveReturn(context(), { returnId: id, to: 'received', isSellable: true });
    await moveReturn(context(), { returnId: id, to: 'received', isSellable: true });
    expect(await stock()).toBe(before + 2);
    await moveReturn(context(), { returnId: id, to: 'refunded' });
    await moveReturn(context(), { returnId: id, to: 'refunded' });
    const { rows } = await engine.pool.query(
      `select count(*)::int as mails from outbox where dedupe_key = $1`,
      [`mail:refund_made:${id}`],
    );
    expect(rows).toEqual([{ mails: 1 }]);
    const { paymentStatusKey } = await some.shopper.do((shop) =>
      shop.getOrder({ orderId: some.link.id }),
    );
    // Never paid: there is nothing to refund, and the bill is lower.
    expect(paymentStatusKey).toBe('unpaid');
    const { balance } = await read(some.shopper, some.link);
    expect(balance).toEqual({ price: 1490, paid: 0, due: 1490, refundable: 0 });
    expect(await confirmPayment(context(), some.link.id, { amount: 1490 })).toBe('confirmed');
    expect(await statusOf(some)).toBe('fullyPaid');
    const { entries } = await some.shopper.do((shop) => shop.getReturns({}));
    const kinds = entries[0]!.documents.map(({ type }) => type);
    expect(kinds).toEqual(['returnNote', 'creditNote']);
    await expect(moveReturn(context(), { returnId: id, to: 'refused' })).rejects.toMatchObject({
      key: 'order.statusNotAllowed',
    });
    await expect(
      moveReturn(context(), { returnId: some.link.id, to: 'received' }),
    ).rejects.toMatchObject({ key: 'return.notFound' });
    await clean();
  });
});

test('returns come in pages, newest first', async () => {
  const shopper = await customer();
  for (let day = 1; day <= 3; day += 1) {
    engine.setTime(`2026-11-2${day}T09:00:00Z`);
    const some = await bought([{ variationId: paint }], { by: shopper });
    await send(shopper, await wish(some));
  }
  const page = (number: number) =>
    shopper.do((shop) => shop.getReturns({ page: number, itemsPerPage: 2 }));
  const [first, last, behind] = [await page(1), await page(2), await page(9)];
  expect([first.entries.length, last.entries.length, behind.entries.length]).toEqual([2, 1, 0]);
  expect([first, last, behind].map(({ totalsCount }) => totalsCount)).toEqual([3, 3, 3]);
  expect(first.entries[0]!.date > last.entries[0]!.date).toBe(true);
});

test.each([
  [true, () => mixed],
  [false, () => paint],
])('a withdrawal from goods makes a return that has to be examined: %s', async (isMixed, goods) => {
  const { shopper, link } = await bought([{ variationId: goods() }]);
  const declaration = { name: 'Anna', orderId: String(link.id), email: 'widerruf@example.de' };
  const submissionId = `mixed-withdrawal-${String((serial += 1)).padStart(6, '0')}`;
  await shopper.do((shop) => shop.doSubmitCancellation({ ...declaration, submissionId }));
  const { entries } = await shopper.do((shop) => shop.getReturns({}));
  expect(entries).toMatchObject([{ statusName: 'requested', isToBeExamined: isMixed }]);
});

test('a return for a fault needs no examination', async () => {
  const some = await bought([{ variationId: mixed }]);
  const items = [
    {
      orderItemId: some.order.orderItems[0]!.id,
      quantity: 1,
      returnReasonId: await reasonId(FAULTY),
    },
  ];
  await send(some.shopper, await wish(some, 1, { items }));
  const { entries } = await some.shopper.do((shop) => shop.getReturns({}));
  expect(entries).toMatchObject([{ isToBeExamined: false }]);
});
