import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  ANNA,
  getReady,
  offer,
  readyToOrder,
  type Shopper,
} from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import { blockGiftCard } from '../../sale/gift-cards/manage-gift-cards';
import { jobContext, transact } from '../../core/commerce-context';
import { ledgerCheck } from '../../jobs/ledger/ledger-check';
import { documentFacts } from '../documents/load-document-facts';
import { findDocument } from '../documents/document-row';
import { decideDeclaration } from '../withdrawals/decide-declaration';
import { listDeclarations } from '../withdrawals/list-declarations';
import { moveReturn } from '../returns/move-return';
import { changeOrderStatus } from './change-order-status';
import { confirmPayment } from './confirm-payment';
import { loadOrder } from './load-order';
import { settlePayment } from './settle-payment';
import type { Status } from './order-life';

const [PREPAYMENT, INVOICE] = [1, 2];
let paint: number;
let card: number;
let largeCard: number;
const engine = useTestEngine(async ({ fixture }) => {
  const variations = [{ price: 1190, stock: 10_000, weightG: 1000 }];
  paint = (await fixture.item({ name: 'Weiß', variations })).variationIds[0]!;
  const values = [{ price: 5000, stock: null, maximum: 50, vatClass: 'voucher' as const }];
  card = (await fixture.item({ name: 'Gutschein', variations: values })).variationIds[0]!;
  const large = [{ ...values[0]!, price: 10_000 }];
  largeCard = (await fixture.item({ name: 'Großer Gutschein', variations: large }))
    .variationIds[0]!;
});
beforeEach(() => engine.setTime('2026-11-26T10:00:00Z'));
afterEach(async () => expect(await ledgerCheck(engine.pool, engine.now())).toEqual([]));

const context = () => {
  const { pool, index, now } = engine;
  return jobContext({ pool, index, secret: Buffer.alloc(32, 7), now }, 'de');
};

let serial = 0;
const newMail = () => `gutschein${(serial += 1)}@example.de`;

async function place(shopper: Shopper) {
  const form = await offer(shopper);
  return shopper.do((shop) => shop.doPlaceOrder(form));
}

/** Placed in advance and paid: `cards` gift cards of 50 euros and `paints` tins of 11.90. */
async function bought({ cards = 2, paints = 0 } = {}) {
  const goods = [
    { variationId: card, quantity: cards },
    ...(paints > 0 ? [{ variationId: paint, quantity: paints }] : []),
  ];
  const shopper = await readyToOrder(engine, goods, { email: newMail(), paymentId: PREPAYMENT });
  const placed = await place(shopper);
  await confirmPayment(context(), placed.id);
  const order = await loadOrder(context(), placed.id);
  const line = order.orderItems.find(({ isGiftCard }) => isGiftCard)!;
  return { shopper, id: placed.id, accessKey: placed.accessKey, order, line };
}

const move = (orderId: number, to: Status) =>
  transact(context(), (ctx) => changeOrderStatus(ctx, { orderId, to, reason: 'operator' }));

const cardsOf = async (id: number) => (await loadOrder(context(), id)).boughtGiftCards;

/** Spends a cent of the first card of an order, as an order would. */
async function use(id: number) {
  const [first] = await cardsOf(id);
  const shopper = await readyToOrder(engine, [{ variationId: paint }], { email: newMail() });
  await shopper.do((shop) => shop.doAddCoupon({ couponCode: first!.code! }));
  return place(shopper);
}

async function rows(sql: string, ...values: unknown[]) {
  return (await engine.pool.query(sql, values)).rows;
}

const kindsOf = async (id: number) =>
  (await loadOrder(context(), id)).documents.map(({ type }) => type);

function withdraw(
  shopper: Shopper,
  id: number,
  lines: { orderItemId: number; quantity: number }[],
) {
  const submissionId = `withdrawal-of-gift-cards-${String((serial += 1)).padStart(6, '0')}`;
  return shopper.do((shop) =>
    shop.doSubmitCancellation({
      name: 'Anna',
      orderId: String(id),
      email: newMail(),
      submissionId,
      ...(lines.length > 0 && { items: 'x', lines }),
    }),
  );
}

test('a card in the cart does not count for VAT, coupon and free delivery', async () => {
  await engine.fixture.insert('coupon', {
    code: 'ZEHN',
    name_de: 'Z',
    name_en: 'T',
    percent: 1000,
    minimum_order_value: 1190,
  });
  const shopper = await readyToOrder(engine, [{ variationId: paint }], { email: newMail() });
  const alone = await shopper.do((shop) => shop.doAddCoupon({ couponCode: 'ZEHN' }));
  const both = await shopper.do((shop) => shop.doAddCartItem({ variationId: card, quantity: 3 }));
  expect(both).toMatchObject({
    totalVats: alone.totalVats,
    couponDiscount: 119,
    shippingAmount: alone.shippingAmount,
    missingToFreeShipping: alone.missingToFreeShipping,
    basketAmount: alone.basketAmount + 15_000,
    basketAmountNet: alone.basketAmountNet + 15_000,
    needsDelivery: true,
  });
  const { id } = both.items.find(({ isGiftCard }) => !isGiftCard)!;
  const cards = await shopper.do((shop) => shop.deleteCartItem({ cartItemId: id }));
  expect(cards).toMatchObject({ couponCode: '', basketAmount: 15_000, totalVats: [] });
  await expect(
    shopper.do((shop) => shop.doAddCoupon({ couponCode: 'ZEHN' })),
  ).rejects.toMatchObject({ code: 302 });
});

test('a card does not pay for a card, but for other goods beside it', async () => {
  const couponCode = 'KARTE00000001';
  await engine.fixture.insert('gift_card', { code: couponCode, amount: 9000, open_amount: 9000 });
  const goods = [{ variationId: card }, { variationId: paint }];
  const shopper = await readyToOrder(engine, goods, { email: newMail() });
  const cart = await shopper.do((shop) => shop.doAddCoupon({ couponCode }));
  expect(cart).toMatchObject({ basketAmount: 6680, openAmount: 5000 });
  expect(cart.giftCards).toMatchObject([{ amount: 1680 }]);
  const { payment } = await shopper.do((shop) => shop.getCheckout());
  expect(payment.list.map(({ paymentKey }) => paymentKey)).toEqual(['PREPAYMENT']);
});

test('a card is refused for a cart of cards alone, and removed with the last of the goods', async () => {
  const couponCode = 'KARTE00000002';
  await engine.fixture.insert('gift_card', { code: couponCode, amount: 9000, open_amount: 9000 });
  const shopper = await readyToOrder(engine, [{ variationId: card }], { email: newMail() });
  const give = () => shopper.do((shop) => shop.doAddCoupon({ couponCode }));
  await expect(give()).rejects.toMatchObject({ key: 'coupon.onlyGiftCards' });
  const { items } = await shopper.do((shop) => shop.doAddCartItem({ variationId: paint }));
  expect((await give()).giftCards).toMatchObject([{ amount: 1680 }]);
  const cartItemId = items.find(({ variationId }) => variationId === paint)!.id;
  const after = await shopper.do((shop) => shop.deleteCartItem({ cartItemId }));
  expect(after).toMatchObject({
    giftCards: [],
    notices: [{ key: 'couponLeft.onlyGiftCards', values: { code: '…\u00a00002' } }],
  });
});

test('cards alone: no delivery address, no shipping method, no payment later', async () => {
  const shopper = engine.shopper();
  await shopper.do((shop) => shop.doAddCartItem({ variationId: card }));
  await shopper.do((shop) => shop.doLoginAsGuest({ email: newMail() }));
  await shopper.do((shop) => shop.doSaveAddress({ typeId: 1, addressData: ANNA }));
  await expect(
    shopper.do((shop) => shop.setPaymentProvider({ paymentId: INVOICE })),
  ).rejects.toMatchObject({ key: 'payment.notAvailable' });
  await shopper.do((shop) => shop.setPaymentProvider({ paymentId: PREPAYMENT }));
  const { shipping, cart } = await shopper.do((shop) => shop.getCheckout());
  expect({ ...shipping, amount: cart.shippingAmount }).toEqual({
    list: [],
    selected: null,
    amount: 0,
  });
  const { id } = await place(shopper);
  const order = await loadOrder(context(), id);
  expect(order).toMatchObject({
    statusName: 'pendingPayment',
    needsDelivery: false,
    shippingProfileName: '',
    boughtGiftCards: [],
    paymentMethodListForSwitch: [{ paymentKey: 'PREPAYMENT' }],
    totals: { totalGross: 5000, vats: [] },
  });
  expect(order.deliveryAddress.streetName).toBe(ANNA.streetName);
});

test('a paid order creates the cards once and mails them with a receipt and no invoice', async () => {
  const { id, order } = await bought({ cards: 2 });
  expect(order).toMatchObject({ statusName: 'shipped', needsDelivery: false });
  expect(order.boughtGiftCards).toMatchObject([
    { amount: 5000, openAmount: 5000, isBlocked: false, validTo: '2029-12-31T23:00:00.000Z' },
    { amount: 5000, openAmount: 5000, isBlocked: false },
  ]);
  expect(order.boughtGiftCards[0]!.code).toMatch(/^([A-Z0-9]{4}-){3}[A-Z0-9]{4}$/);
  await transact(context(), (ctx) => settlePayment(ctx, id));
  await confirmPayment(context(), id);
  expect(await cardsOf(id)).toEqual(order.boughtGiftCards);
  expect(await kindsOf(id)).toEqual(['receipt']);
  const mails = await rows(
    `select kind, payload from outbox where payload->>'orderId' = $1::text
       and kind like 'mail:%' order by kind`,
    String(id),
  );
  expect(mails.map(({ kind }) => kind)).toEqual(['mail:gift_cards', 'mail:order_received']);
  const kept = JSON.stringify(await rows('select payload::text from outbox'));
  const logged = JSON.stringify(await rows('select * from event_log'));
  for (const { code } of order.boughtGiftCards) {
    expect(kept + logged).not.toContain(code!.replaceAll('-', ''));
  }
});

test('money that comes in parts creates no card before the last part', async () => {
  const shopper = await readyToOrder(engine, [{ variationId: card }], { email: newMail() });
  const { id } = await place(shopper);
  await confirmPayment(context(), id, { amount: 4999 });
  expect(await cardsOf(id)).toEqual([]);
  await confirmPayment(context(), id, { amount: 1 });
  expect(await cardsOf(id)).toHaveLength(1);
});

test('beside goods: the invoice contains only the goods, the receipt the cards', async () => {
  const { id, order } = await bought({ cards: 1, paints: 1 });
  expect(order).toMatchObject({ statusName: 'confirmed', needsDelivery: true });
  expect(order.boughtGiftCards).toHaveLength(1);
  await move(id, 'shipped');
  const sent = await loadOrder(context(), id);
  const documents = await Promise.all(
    sent.documents.map(async (document) =>
      documentFacts(context(), await findDocument(context(), document.id)),
    ),
  );
  const sumOf = (kind: string) => documents.find((document) => document.kind === kind)!.order;
  expect(sumOf('invoice')).toMatchObject({
    orderItems: [{ isGiftCard: false }],
    totals: { itemSumGross: 1190, totalGross: 1680, totalNet: 1412, vats: sent.totals.vats },
  });
  expect(sumOf('deliveryNote').orderItems).toHaveLength(1);
  expect(sumOf('receipt')).toMatchObject({
    orderItems: [{ isGiftCard: true }],
    totals: { itemSumGross: 5000, shippingGross: 0, totalGross: 5000, vats: [] },
  });
});

test('a line with a used card cannot be returned, withdrawn from or cancelled', async () => {
  const { id, shopper, accessKey, line } = await bought({ cards: 2, paints: 1 });
  await use(id);
  await expect(move(id, 'cancelled')).rejects.toMatchObject({ key: 'return.giftCards', code: 502 });
  await withdraw(shopper, id, []);
  const withdrawn = await loadOrder(context(), id);
  expect(withdrawn.orderItems.map(({ withdrawnQuantity }) => withdrawnQuantity)).toEqual([0, 1]);
  const declaration = (await listDeclarations(context())).find(({ orderId }) => orderId === id)!;
  expect(withdrawn.isWithdrawalOpen).toBe(true);
  // Nothing is left to send: the cards were delivered, and the delivery is refunded.
  expect(withdrawn).toMatchObject({ statusName: 'shipped', balance: { price: 10_000, due: 0 } });
  expect(await kindsOf(id)).toEqual(['receipt']);
  const items = [{ orderItemId: line.id, quantity: 2, returnReasonId: 1 }];
  await expect(
    shopper.do((shop) =>
      shop.doMakeOrderReturn({
        orderId: id,
        accessKey,
        items,
        returnNote: '',
        submissionId: 'return-of-used-gift-cards',
      }),
    ),
  ).rejects.toMatchObject({ key: 'return.giftCards', cause: { [line.id]: 'giftCards.used' } });
  expect((await cardsOf(id)).map(({ isBlocked }) => isBlocked)).toEqual([false, false]);
  await decideDeclaration(context(), declaration.id);
  expect((await loadOrder(context(), id)).isWithdrawalOpen).toBe(false);
});

test('cards of two lines are returned together', async () => {
  const goods = [card, largeCard].map((variationId) => ({ variationId, quantity: 1 }));
  const details = { email: newMail(), paymentId: PREPAYMENT };
  const shopper = await readyToOrder(engine, goods, details);
  const { id, accessKey } = await place(shopper);
  await confirmPayment(context(), id);
  const lines = (await loadOrder(context(), id)).orderItems.map((line) => line.id);
  const sendBack = (chosen: number[]) =>
    shopper.do((shop) =>
      shop.doMakeOrderReturn({
        orderId: id,
        accessKey,
        items: chosen.map((orderItemId) => ({ orderItemId, quantity: 1, returnReasonId: 1 })),
        returnNote: '',
        submissionId: `return-of-two-gift-cards-${(serial += 1)}`,
      }),
    );
  await expect(sendBack([lines[0]!])).rejects.toMatchObject({
    key: 'return.giftCards',
    code: 502,
    cause: { [lines[1]!]: 'giftCards.all' },
  });
  expect((await cardsOf(id)).map(({ isBlocked }) => isBlocked)).toEqual([false, false]);
  await sendBack(lines);
  expect((await cardsOf(id)).map(({ isBlocked }) => isBlocked)).toEqual([true, true]);
});

test('unused cards of a line are returned together and blocked; if refused, they pay again', async () => {
  const { id, shopper, accessKey, line } = await bought({ cards: 2 });
  const sendBack = (quantity: number) =>
    shopper.do((shop) =>
      shop.doMakeOrderReturn({
        orderId: id,
        accessKey,
        items: [{ orderItemId: line.id, quantity, returnReasonId: 1 }],
        returnNote: '',
        submissionId: `return-of-gift-cards-${(serial += 1)}`.padEnd(24, '0'),
      }),
    );
  await expect(sendBack(1)).rejects.toMatchObject({
    code: 502,
    cause: { [line.id]: 'giftCards.all' },
  });
  const first = await sendBack(2);
  const blocked = await cardsOf(id);
  expect(blocked.map(({ isBlocked }) => isBlocked)).toEqual([true, true]);
  const buyer = await readyToOrder(engine, [{ variationId: paint }], { email: newMail() });
  await expect(
    buyer.do((shop) => shop.doAddCoupon({ couponCode: blocked[0]!.code! })),
  ).rejects.toMatchObject({ code: 1070 });
  await moveReturn(context(), { returnId: first.id, to: 'refused' });
  expect((await cardsOf(id)).map(({ isBlocked }) => isBlocked)).toEqual([false, false]);
  const second = await sendBack(2);
  await moveReturn(context(), { returnId: second.id, to: 'received' });
  await moveReturn(context(), { returnId: second.id, to: 'refunded' });
  const order = await loadOrder(context(), id);
  expect(order.balance).toEqual({ price: 0, paid: 0, due: 0, refundable: 0 });
  expect(order.documents.map(({ type }) => type)).toEqual(['receipt']);
});

test('a refused return unblocks the cards that it blocked, and no others', async () => {
  const { id, shopper, accessKey, line, order } = await bought({ cards: 2, paints: 1 });
  await move(id, 'shipped');
  const paints = order.orderItems.find(({ isGiftCard }) => !isGiftCard)!;
  const sendBack = (orderItemId: number, quantity: number) =>
    shopper.do((shop) =>
      shop.doMakeOrderReturn({
        orderId: id,
        accessKey,
        items: [{ orderItemId, quantity, returnReasonId: 1 }],
        returnNote: '',
        submissionId: `return-beside-gift-cards-${(serial += 1)}`.padEnd(30, '0'),
      }),
    );
  const goods = await sendBack(paints.id, 1);
  // The operator blocks one for another reason.
  await blockGiftCard(context(), order.boughtGiftCards[0]!.code!, true);
  await moveReturn(context(), { returnId: goods.id, to: 'refused' });
  expect((await cardsOf(id)).map(({ isBlocked }) => isBlocked)).toEqual([true, false]);
  await blockGiftCard(context(), order.boughtGiftCards[0]!.code!, false);
  const cards = await sendBack(line.id, 2);
  const again = await sendBack(paints.id, 1);
  await Promise.all([
    moveReturn(context(), { returnId: again.id, to: 'refused' }),
    moveReturn(context(), { returnId: again.id, to: 'refused' }),
  ]);
  expect((await cardsOf(id)).map(({ isBlocked }) => isBlocked)).toEqual([true, true]);
  await moveReturn(context(), { returnId: cards.id, to: 'cancelled' });
  expect((await cardsOf(id)).map(({ isBlocked }) => isBlocked)).toEqual([false, false]);
});

test('returning all sent goods refunds the delivery, whatever cards stay', async () => {
  const { id, shopper, line, order } = await bought({ cards: 2, paints: 2 });
  await move(id, 'shipped');
  const paints = order.orderItems.find(({ isGiftCard }) => !isGiftCard)!;
  const returnsOf = () =>
    rows(
      `select shipping_gross as delivery from orders where origin_order_id = $1 order by id`,
      id,
    );
  await withdraw(shopper, id, [{ orderItemId: paints.id, quantity: 1 }]);
  await withdraw(shopper, id, [{ orderItemId: paints.id, quantity: 1 }]);
  expect(await returnsOf()).toEqual([{ delivery: 0 }, { delivery: 490 }]);
  // Once: not again with the cards.
  await withdraw(shopper, id, [{ orderItemId: line.id, quantity: 2 }]);
  expect(await returnsOf()).toEqual([{ delivery: 0 }, { delivery: 490 }, { delivery: 0 }]);
});

test('delivery is refunded when a refused return of goods was withdrawn from, whatever cards stay', async () => {
  const { id, shopper, accessKey, order } = await bought({ cards: 1, paints: 1 });
  await move(id, 'shipped');
  const paints = order.orderItems.find(({ isGiftCard }) => !isGiftCard)!;
  const made = await shopper.do((shop) =>
    shop.doMakeOrderReturn({
      orderId: id,
      accessKey,
      items: [{ orderItemId: paints.id, quantity: 1, returnReasonId: 1 }],
      returnNote: '',
      submissionId: 'return-that-is-refused-and-withdrawn',
    }),
  );
  await withdraw(shopper, id, [{ orderItemId: paints.id, quantity: 1 }]);
  await moveReturn(context(), { returnId: made.id, to: 'refused' });
  const found = await rows(
    `select shipping_gross as delivery from orders where origin_order_id = $1 order by id`,
    id,
  );
  expect(found).toEqual([{ delivery: 0 }, { delivery: 490 }]);
});

describe('codes are shown', () => {
  type Sold = { id: number; accessKey: string };
  const codesFor = async (who: Shopper, { id: orderId, accessKey }: Sold, more = {}) => {
    const order = await who.do((shop) => shop.getOrder({ orderId, accessKey, ...more }));
    return order.boughtGiftCards.map(({ code }) => code);
  };
  const proof = { postcode: ANNA.zipCode };
  const registered = async (email = newMail()) => {
    const shopper = engine.shopper();
    await shopper.do((shop) => shop.doRegisterUser({ email, password: 'blaue Wand 7' }));
    return shopper;
  };
  const prove = (email: string) =>
    rows('update customer set email_proved_at = now() where lower(email) = lower($1)', email);

  test('to the browser that placed the order, not to a visitor with a proof', async () => {
    const sold = await bought({ cards: 1 });
    expect(await codesFor(sold.shopper, sold)).toEqual([expect.stringMatching(/^[A-Z0-9-]{19}$/)]);
    const stranger = engine.shopper();
    expect(await codesFor(stranger, sold, proof)).toEqual([null]);
    expect(await codesFor(stranger, sold)).toEqual([null]);
    const finder = engine.shopper();
    await finder.do((shop) => shop.doFindOrder({ orderId: sold.id, proof: ANNA.zipCode }));
    expect(await codesFor(finder, sold)).toEqual([null]);
  });

  test('not to a customer who takes the order into an account, until they confirm its mailbox', async () => {
    const sold = await bought({ cards: 1 });
    const { id: orderId, accessKey } = sold;
    const stranger = await registered();
    await stranger.do((shop) =>
      shop.doMigrateGuestOrderToCustomer({ orderId, accessKey, ...proof }),
    );
    expect(await codesFor(stranger, sold)).toEqual([null]);
    // A second migration changes nothing.
    await stranger.do((shop) => shop.doMigrateGuestOrderToCustomer({ orderId, accessKey }));
    expect(await codesFor(stranger, sold)).toEqual([null]);

    const own = await bought({ cards: 1 });
    const [{ email }] = (await rows('select email from orders where id = $1', own.id)) as [
      { email: string },
    ];
    const other = await registered(email);
    await other.do((shop) =>
      shop.doMigrateGuestOrderToCustomer({ orderId: own.id, accessKey: own.accessKey, ...proof }),
    );
    expect(await codesFor(other, own)).toEqual([null]);
    await prove(email);
    expect(await codesFor(other, own)).not.toContain(null);
  });

  test('to the account of the customer who placed it, wherever they log in', async () => {
    const sold = await bought({ cards: 1 });
    const email = newMail();
    await sold.shopper.do((shop) => shop.doRegisterUser({ email, password: 'blaue Wand 7' }));
    await sold.shopper.do((shop) =>
      shop.doMigrateGuestOrderToCustomer({ orderId: sold.id, accessKey: sold.accessKey }),
    );
    const elsewhere = engine.shopper();
    await elsewhere.do((shop) => shop.doLogin({ email, password: 'blaue Wand 7' }));
    expect(await codesFor(elsewhere, sold)).not.toContain(null);
  });

  test('others can have them mailed to the mailbox of the order three times a day, concurrent requests once', async () => {
    const sold = await bought({ cards: 1 });
    const link = { orderId: sold.id, accessKey: sold.accessKey };
    const stranger = engine.shopper();
    const send = () => stranger.do((shop) => shop.doSendGiftCards(link));
    await expect(send()).rejects.toMatchObject({
      key: 'order.additionalAuthenticationRequiredPostcode',
    });
    await codesFor(stranger, sold, proof);
    const mails = () =>
      rows(
        `select payload from outbox where kind = 'mail:gift_cards' and payload->>'orderId' = $1::text
         order by id`,
        String(sold.id),
      );
    const sent = () => rows(`update outbox set done_at = now() where kind = 'mail:gift_cards'`);
    await send();
    // The first is still queued.
    expect(await mails()).toHaveLength(1);
    await sent();
    await Promise.all([send(), send(), send()]);
    expect(await mails()).toHaveLength(2);
    for (let time = 0; time < 2; time += 1) {
      await sent();
      await send();
    }
    const all = await mails();
    expect(all).toHaveLength(4);
    expect(all[3]).toEqual({
      payload: { orderId: sold.id, documentId: all[0].payload.documentId },
    });
    await sent();
    await expect(send()).rejects.toMatchObject({
      key: 'security.tooManyRequests',
      cause: { retryAfter: 14 * 3600 },
    });
    expect(await mails()).toHaveLength(4);
    const block = (isBlocked: boolean) =>
      rows(
        `update gift_card g set is_blocked = $2 from order_line l
         where l.id = g.order_line_id and l.order_id = $1`,
        sold.id,
        isBlocked,
      );
    await block(true);
    await expect(send()).rejects.toMatchObject({ key: 'order.noGiftCards', code: 422 });
    await block(false);
  });

  test('and no mail is sent when the mailbox gets too many', async () => {
    const sold = await bought({ cards: 1 });
    const link = { orderId: sold.id, accessKey: sold.accessKey };
    await rows(`update outbox set done_at = now() where kind = 'mail:gift_cards'`);
    await rows(`update rate_limit set count = 9 where key like 'mail:%'`);
    await expect(sold.shopper.do((shop) => shop.doSendGiftCards(link))).rejects.toMatchObject({
      key: 'security.tooManyRequests',
    });
  });
});

test('an order with only cards left sends no parcel: its only document is the receipt, and it is shipped', async () => {
  const { id, shopper, order } = await bought({ cards: 1, paints: 2 });
  const paints = order.orderItems.find(({ isGiftCard }) => !isGiftCard)!;
  await withdraw(shopper, id, [{ orderItemId: paints.id, quantity: 1 }]);
  expect((await loadOrder(context(), id)).statusName).toBe('confirmed');
  await withdraw(shopper, id, [{ orderItemId: paints.id, quantity: 1 }]);
  expect((await loadOrder(context(), id)).statusName).toBe('shipped');
  expect(await kindsOf(id)).toEqual(['receipt']);
  const mails = await rows(
    `select kind from outbox where payload->>'orderId' = $1::text and kind like 'mail:%' order by 1`,
    String(id),
  );
  expect(mails.map(({ kind }) => kind)).toEqual(['mail:gift_cards', 'mail:order_received']);
});

test('a withdrawal covers all cards of a line or none, and leaves parts of a line to the staff', async () => {
  const { id, shopper, line } = await bought({ cards: 2, paints: 1 });
  await withdraw(shopper, id, [{ orderItemId: line.id, quantity: 1 }]);
  expect((await cardsOf(id)).map(({ isBlocked }) => isBlocked)).toEqual([false, false]);
  await withdraw(shopper, id, [{ orderItemId: line.id, quantity: 2 }]);
  expect((await cardsOf(id)).map(({ isBlocked }) => isBlocked)).toEqual([true, true]);
  const order = await loadOrder(context(), id);
  expect(order).toMatchObject({
    statusName: 'confirmed',
    balance: { price: 1680, refundable: 10_000 },
  });
  await withdraw(shopper, id, []);
  expect(await loadOrder(context(), id)).toMatchObject({
    statusName: 'withdrawn',
    balance: { refundable: 11_680 },
  });
});

test('before payment any of them can be withdrawn from, and the others are created', async () => {
  const goods = [{ variationId: card, quantity: 3 }];
  const shopper = await readyToOrder(engine, goods, { email: newMail() });
  const { id } = await place(shopper);
  const { orderItems } = await loadOrder(context(), id);
  await withdraw(shopper, id, [{ orderItemId: orderItems[0]!.id, quantity: 1 }]);
  await confirmPayment(context(), id);
  expect(await cardsOf(id)).toHaveLength(2);
  expect(await loadOrder(context(), id)).toMatchObject({
    statusName: 'shipped',
    balance: { price: 10_000, paid: 10_000 },
  });
});

test('a card that is withdrawn from and spent concurrently either pays or is blocked', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id, shopper } = await bought({ cards: 1 });
    const [made] = await cardsOf(id);
    const buyer = engine.shopper();
    await buyer.do((shop) => shop.doAddCartItem({ variationId: paint }));
    await getReady(buyer, { email: newMail() });
    await buyer.do((shop) => shop.doAddCoupon({ couponCode: made!.code! }));
    const form = await offer(buyer);
    const [spent] = await Promise.allSettled([
      buyer.do((shop) => shop.doPlaceOrder(form)),
      withdraw(shopper, id, []),
    ]);
    const [after] = await cardsOf(id);
    expect(after!.isBlocked).toBe(spent.status === 'rejected');
  }
});

test('a set with a gift card in it is not sold', async () => {
  const parts = { [paint]: 1, [card]: 1 };
  const set = { name: 'Set', itemType: 'bundle' as const, variations: [{ price: 100, parts }] };
  const { variationIds } = await engine.fixture.item(set);
  const shopper = engine.shopper();
  await expect(
    shopper.do((shop) => shop.doAddCartItem({ variationId: variationIds[0]! })),
  ).rejects.toThrow();
});
