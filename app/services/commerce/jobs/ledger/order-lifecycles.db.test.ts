import fc from 'fast-check';
import { expect, test } from 'vitest';
import { netOf } from '~/lib/price-group';
import { ANNA, getReady, offer, type Shopper } from '../../../../../tests/support/shopper';
import {
  CARD,
  memoryProvider,
  ONLINE_WAYS,
  PAYPAL,
} from '../../../../../tests/support/memory-provider';
import { PICKUP, PICKUP_WAY } from '../../../../../tests/support/shop-constants';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import { isShopError, type Order } from '../../../shop-api';
import { jobContext, transact } from '../../core/commerce-context';
import { documentFacts } from '../../orders/documents/load-document-facts';
import { findDocument } from '../../orders/documents/document-row';
import { startOutbox } from '../../core/outbox/run-outbox';
import { paymentHandlers } from '../../orders/online-payments/payment-handlers';
import { syncPayment } from '../../orders/online-payments/sync-payment';
import { expireOrders } from '../expire-orders';
import { repayPayments } from '../../orders/order-payment/repay-payments';
import { blockGiftCards } from '../../orders/order/block-gift-cards';
import { changeOrderStatus } from '../../orders/order/change-order-status';
import { confirmPayment } from '../../orders/order/confirm-payment';
import { loadOrder } from '../../orders/order/load-order';
import type { Status } from '../../orders/order/order-life';
import { moveReturn } from '../../orders/returns/move-return';
import { writeReturn } from '../../orders/returns/write-return';
import { ledgerCheck } from './ledger-check';

/**
 * Number of lifecycles in an ordinary run; `LIVES=500 LIVES_SEED=1` for a long one, with other
 * lifecycles for each seed.
 */
const RUNS = Number(process.env.LIVES ?? (process.env.TEST_ALL ? 25 : 12));
const SEED = Number(process.env.LIVES_SEED ?? 20_261_124);
const NOW = new Date('2026-11-24T09:00:00Z');

/** Destinations of an order: a consumer at home, a business in the Union, a buyer outside it. */
const TO = {
  home: ANNA,
  business: {
    ...ANNA,
    companyName: 'Handel GmbH',
    country: 2,
    zipCode: '1010',
    vatNumber: 'ATU00000001',
  },
  export: { ...ANNA, country: 4, zipCode: '8001' },
};
const CASE = { home: 'domestic', business: 'intraCommunity', export: 'export' };

/** The index of the gift cards among the goods. */
const GIFT_CARD = 6;

type Goods = { variationId: number; params?: { propertyId: number; value: string }[] };
const goods: Goods[] = [];
let customer: Shopper;
let serial = 0;
const provider = memoryProvider();
const engine = useTestEngine(async ({ fixture, setTime, shopper, pool }) => {
  setTime(NOW);
  const stock = 100_000;
  const colours = await fixture.category('Farben');
  const engraved = await fixture.orderProperty({ name: 'Etikett', surcharge: 133 });
  const one = async (item: object, variation: object) => {
    const made = await fixture.item({
      name: `Ware ${(serial += 1)}`,
      ...item,
      variations: [{ price: 999, stock, weightG: 10, ...variation }],
    });
    return made.variationIds[0]!;
  };
  const paint = await one({ categories: [colours] }, { price: 1099, graduated: { 3: 977 } });
  const book = await one({ categories: [colours] }, { price: 733, vatClass: 'reduced' });
  const brush = await one({}, { price: 419 });
  const map = await one({}, { price: 251, vatClass: 'reduced' });
  const label = await one({ orderPropertyIds: [engraved.id] }, { price: 1501 });
  const set = await one(
    { itemType: 'bundle', categories: [colours] },
    { price: 1801, stock: null, parts: { [paint]: 2, [brush]: 1, [book]: 1 } },
  );
  for (const variationId of [paint, book, brush, map, set]) goods.push({ variationId });
  goods.push({ variationId: label, params: [{ propertyId: engraved.id, value: 'Flur' }] });
  const card = await one({ categories: [colours] }, { price: 2500, vatClass: 'voucher' });
  goods.push({ variationId: card });
  const coupon = { name_de: 'Z', name_en: 'T', category_id: colours };
  await fixture.insert('coupon', { ...coupon, code: 'KRUMM', percent: 733 });
  customer = shopper({ address: '198.51.100.7' });
  await pool.query(ONLINE_WAYS);
  await pool.query(PICKUP_WAY);
  // Prepayment and cards have no fee: there has to be a method without one (§ 312a(4) BGB).
  await pool.query(
    `update payment_method set fee = case id when 2 then 173 when ${PAYPAL} then 89 else 0 end`,
  );
  const email = 'leben@example.de';
  await customer.do((shop) => shop.doRegisterUser({ email, password: 'blaue Wand 7' }));
  await pool.query(
    `update customer set class_id = (select id from customer_class where show_net_prices limit 1)
     where exists (select from customer_class where show_net_prices)`,
  );
});

const context = () => {
  const secret = Buffer.alloc(32, 7);
  const { pool, index, now } = engine;
  return jobContext({ pool, index, secret, now, mollie: provider.online() }, 'de');
};

const life = fc.record({
  goods: fc.uniqueArray(
    fc.record({ which: fc.nat({ max: GIFT_CARD }), quantity: fc.integer({ min: 1, max: 4 }) }),
    { selector: ({ which }) => which, minLength: 1, maxLength: 4 },
  ),
  hasCoupon: fc.boolean(),
  /** The balance of the gift card it is paid with; 0: none. */
  onGiftCard: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 9000 })),
  way: fc.constantFrom('standard', 'express', 'pickup'),
  to: fc.constantFrom<(keyof typeof TO)[]>('home', 'home', 'business', 'export'),
  isCustomer: fc.boolean(),
  paymentId: fc.constantFrom(1, 2, CARD, PAYPAL),
  steps: fc.array(
    fc.record({
      what: fc.constantFrom(
        'pay',
        'pay',
        'payPart',
        'withdraw',
        'withdraw',
        'withdrawAll',
        'send',
        'send',
        'sendBack',
        'sendBack',
        'receive',
        'receiveSellable',
        'refund',
        'refund',
        'refuse',
        'giveUp',
        'cancel',
        'repay',
        'expire',
        'switch',
        'switch',
        'useCard',
        'payThere',
        'payThere',
        'failThere',
        'chargeBack',
        'refundThere',
        'refuseRefund',
        'work',
        'work',
      ),
      which: fc.nat({ max: 5 }),
      pieces: fc.integer({ min: 1, max: 3 }),
      share: fc.integer({ min: 1, max: 150 }),
    }),
    { minLength: 2, maxLength: 14 },
  ),
});
type Life = typeof life extends fc.Arbitrary<infer L> ? L : never;
type Step = Life['steps'][number];

async function place(given: Life) {
  const { goods: chosen, hasCoupon, onGiftCard, way, isCustomer, to } = given;
  const buysCards = chosen.some(({ which }) => which === GIFT_CARD);
  const hasParcel = chosen.some(({ which }) => which !== GIFT_CARD);
  const isCollected = hasParcel && way === 'pickup';
  const paysLater = buysCards && given.paymentId === 2;
  const paymentId = paysLater || to === 'export' ? 1 : given.paymentId;
  const shopper = isCustomer ? customer : engine.shopper();
  await shopper.do((shop) =>
    shop.doAddCartItems(
      chosen.map(({ which, quantity }) => ({
        variationId: goods[which]!.variationId,
        quantity,
        basketItemOrderParams: goods[which]!.params ?? [],
      })),
    ),
  );
  if (!isCustomer) await getReady(shopper, { email: `leben${(serial += 1)}@example.de` });
  await shopper.do((shop) =>
    shop.doSaveAddress({ typeId: 2, addressData: TO[to], useAsBilling: true }),
  );
  await shopper.do((shop) => shop.setPaymentProvider({ paymentId }));
  if (hasParcel) {
    const shippingId = isCollected ? PICKUP.id : way === 'express' && to === 'home' ? 2 : 1;
    await shopper.do((shop) => shop.setShippingProvider({ shippingId }));
  }
  const isCouponFit = hasCoupon && chosen.some(({ which }) => [0, 1, 4].includes(which));
  if (isCouponFit) await shopper.do((shop) => shop.doAddCoupon({ couponCode: 'KRUMM' }));
  // A gift card does not pay for a gift card.
  if (onGiftCard > 0 && hasParcel) {
    const couponCode = `LEBEN${String((serial += 1)).padStart(6, '0')}`;
    const card = { code: couponCode, amount: onGiftCard, open_amount: onGiftCard };
    await engine.fixture.insert('gift_card', card);
    await shopper.do((shop) => shop.doAddCoupon({ couponCode }));
  }
  const form = await offer(shopper);
  const { id, accessKey } = await shopper.do((shop) => shop.doPlaceOrder(form));
  const { vatCase, totals } = await loadOrder(context(), id);
  expect(vatCase).toBe(hasParcel && !isCollected ? CASE[to] : 'domestic');
  const isFeeAsked = hasParcel && totals.totalGross > totals.giftCardsValue;
  const isFeeShown = totals.paymentFeeGross > 0;
  expect(isFeeShown).toBe(isFeeAsked && [2, PAYPAL].includes(paymentId));
  await shopper.do((shop) => shop.doExecutePayment({ orderId: id }));
  return { id, accessKey, shopper };
}
type TestOrder = Awaited<ReturnType<typeof place>>;

/** The errors of steps that are not allowed in the current state of the order. */
const REFUSALS = [
  'order.statusNotAllowed',
  'return.giftCards',
  'order.paymentMethodCantSwitch',
  'payment.notAvailable',
  'order.paymentInProgress',
];

/** The sums of a lifecycle, computed independently of the shop. */
type ExpectedSums = { received: number; repaid: number; sellable: Map<number, number> };

const move = (orderId: number, to: Status) =>
  transact(context(), (ctx) => changeOrderStatus(ctx, { orderId, to, reason: 'operator' }));
const goodsOf = (order: Order) => order.orderItems.filter(({ typeId }) => typeId !== 3);

async function returnsOf(orderId: number, status: string) {
  const { rows } = await engine.pool.query<{ id: number }>(
    'select id from orders where origin_order_id = $1 and status = $2 order by id',
    [orderId, status],
  );
  return rows.map(({ id }) => id);
}

/** Payments of an order that the provider has, latest last. */
async function onlineOf(orderId: number) {
  const { rows } = await engine.pool.query<{ id: number; providerId: string }>(
    `select id, provider_id from payment
     where order_id = $1 and provider_id is not null order by attempt`,
    [orderId],
  );
  return rows.map((row) => ({ ...row, at: provider.payments.get(row.providerId)! }));
}

/** Money of an order that the provider has reported, less charge-backs. */
async function cameThere(orderId: number): Promise<number> {
  const there = await onlineOf(orderId);
  const came = there.filter(({ at }) => at.status === 'paid');
  return came.reduce((sum, { at }) => sum + at.amount - at.amountChargedBack, 0);
}

async function workOutbox(): Promise<void> {
  const { pool, index, now } = engine;
  const secret = Buffer.alloc(32, 7);
  const handlers = paymentHandlers({ pool, index, secret, now, mollie: provider.online() });
  const outbox = startOutbox({ pool, handlers, now, pollMs: 1e7 });
  await outbox.runOnce();
  await outbox.stop();
}

/** An event at the provider, of which the shop is notified. */
async function happenThere(step: Step, orderId: number): Promise<void> {
  const there = await onlineOf(orderId);
  const { at, providerId } = there[step.which % Math.max(1, there.length)] ?? {};
  if (!at || !providerId) return;
  const left = at.amount - at.amountRefunded - at.amountChargedBack;
  if (step.what === 'payThere' && at.status === 'open') provider.set(providerId, 'paid');
  if (step.what === 'failThere' && at.status === 'open') provider.set(providerId, 'failed');
  if (at.status === 'paid' && left > 0) {
    // At most the amount not refunded: it cannot be charged back as well.
    if (step.what === 'chargeBack') provider.set(providerId, 'paid', { amountChargedBack: left });
    if (step.what === 'refundThere') provider.refundThere(providerId, Math.min(left, step.share));
  }
  for (const payment of there) await syncPayment(context(), payment.id);
}

async function refundedOf(orderId: number): Promise<number> {
  const { rows } = await engine.pool.query<{ sum: number }>(
    `select coalesce(sum(gift_card_amount + case when repaid_at is null then 0 else amount end), 0)::int
       as sum from refund where order_id = $1`,
    [orderId],
  );
  return rows[0]!.sum;
}

function withdraw(
  id: number,
  shopper: Shopper,
  lines: { orderItemId: number; quantity: number }[],
) {
  const submissionId = `a-life-of-an-order-${String((serial += 1)).padStart(10, '0')}`;
  return shopper.do((shop) =>
    shop.doSubmitCancellation({
      name: 'Anna',
      orderId: String(id),
      email: `widerruf${serial}@example.de`,
      submissionId,
      ...(lines.length > 0 && { items: 'x', lines }),
    }),
  );
}

/** One step; a refused step changes nothing. */
async function take(step: Step, { id, accessKey, shopper }: TestOrder, expected: ExpectedSums) {
  const ctx = context();
  const order = await loadOrder(ctx, id);
  const lines = goodsOf(order);
  const line = lines[step.which % lines.length]!;
  const repaidBefore = await refundedOf(id);
  const book = async (amount: number | undefined) => {
    const before = order.balance.paid;
    await confirmPayment(ctx, id, { amount });
    const { balance } = await loadOrder(ctx, id);
    if (amount === undefined) expected.received += balance.paid - before;
    else expected.received += amount;
  };
  const settle = async (from: string, to: 'received' | 'refunded' | 'refused' | 'cancelled') => {
    const [returnId] = await returnsOf(id, from);
    if (returnId === undefined) return;
    const isSellable = step.what === 'receiveSellable';
    await moveReturn(ctx, { returnId, to, isSellable });
    if (!isSellable) return;
    const { rows } = await engine.pool.query<{ id: number; quantity: number }>(
      `select variation_id as id, quantity from order_line where order_id = $1 and type_id <> 2`,
      [returnId],
    );
    for (const { id, quantity } of rows) {
      expected.sellable.set(id, (expected.sellable.get(id) ?? 0) + quantity);
    }
  };
  // A booking by hand would replace money that the provider may still receive.
  const latest = (await onlineOf(id)).at(-1);
  if (step.what.startsWith('pay') && step.what !== 'payThere' && latest?.at.status === 'open')
    return;
  const cameBefore = await cameThere(id);
  switch (step.what) {
    case 'payThere':
    case 'failThere':
    case 'chargeBack':
    case 'refundThere':
      await happenThere(step, id);
      break;
    case 'refuseRefund':
      provider.fail('refundPayment', 'refused');
      await workOutbox();
      provider.heal();
      break;
    case 'work':
      await workOutbox();
      break;
    case 'pay':
      return book(undefined);
    case 'payPart':
      return book(Math.max(1, Math.round((order.totals.totalGross * step.share) / 100)));
    case 'withdraw':
      await withdraw(id, shopper, [{ orderItemId: line.id, quantity: step.pieces }]);
      break;
    case 'withdrawAll': {
      const parcel = lines.filter(({ isGiftCard }) => !isGiftCard);
      const isWhole = parcel.every((line) => line.returnableQuantity === line.quantity);
      await withdraw(id, shopper, []);
      if (order.statusName !== 'shipped' || !isWhole || order.vatCase !== 'domestic') break;
      const worth = parcel.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
      const cheapest = worth >= FREE_FROM ? 0 : MOST_DELIVERY_BACK.domestic;
      const back = Math.min(order.totals.shippingGross, cheapest);
      expect((await besideBackOf(id)).delivery).toBe(back);
      break;
    }
    case 'send':
      await move(id, 'shipped');
      break;
    case 'cancel':
      await move(id, 'cancelled');
      break;
    case 'sendBack': {
      if (order.statusName !== 'shipped' || line.returnableQuantity === 0) break;
      const left = line.returnableQuantity;
      const quantity = line.isGiftCard ? left : Math.min(step.pieces, left);
      await transact(ctx, async (ctx) => {
        await ctx.db.client.query('select from orders where id = $1 for update', [id]);
        await blockGiftCards(ctx, id, [line.id]);
        const items = [{ orderItemId: line.id, quantity, returnReasonId: 1 }];
        await writeReturn(ctx, { orderId: id, items });
      });
      break;
    }
    case 'receive':
    case 'receiveSellable':
      await settle('requested', 'received');
      break;
    case 'refund':
      await settle('received', 'refunded');
      break;
    case 'refuse':
      await settle('received', 'refused');
      break;
    case 'giveUp':
      await settle('requested', 'cancelled');
      break;
    case 'repay':
      await repayPayments(ctx, id);
      break;
    case 'expire':
      // Only the last day of this order: those of other lifecycles keep waiting.
      await engine.pool.query(
        `update orders set pay_until = '2026-11-01' where id = $1 and pay_until is not null`,
        [id],
      );
      await expireOrders(ctx);
      break;
    case 'useCard':
      // Uses a cent of the first usable card, as an order would.
      await engine.pool.query(
        `update gift_card set open_amount = open_amount - 1 where id = (
           select min(g.id) from gift_card g join order_line l on l.id = g.order_line_id
           where l.order_id = $1 and not g.is_blocked and g.open_amount > 0)`,
        [id],
      );
      break;
    case 'switch': {
      const paymentId = [1, 2, 3, CARD, PAYPAL][step.which % 5]!;
      await shopper.do((shop) => shop.setOrderPaymentMethod({ orderId: id, accessKey, paymentId }));
      break;
    }
  }
  expected.received += (await cameThere(id)) - cameBefore;
  expected.repaid += (await refundedOf(id)) - repaidBefore;
}

/** Worth of the kept goods, in fractions of a cent: by pieces, with their delivery and fee. */
function worthOfKept(order: Order, besideBack: number): number {
  if (['cancelled', 'withdrawn'].includes(order.statusName)) return 0;
  const pieces = goodsOf(order).map((line) => {
    const worth = line.lineTotal - line.discount;
    return (worth * line.returnableQuantity) / line.quantity;
  });
  return pieces.reduce((sum, worth) => sum + worth, besideGoodsOf(order) - besideBack);
}

/** With gift cards alone nothing is due for it. */
function besideGoodsOf(order: Order): number {
  const isSent = goodsOf(order).some(
    ({ isGiftCard, unsentQuantity, quantity }) => !isGiftCard && unsentQuantity < quantity,
  );
  return isSent ? order.totals.shippingGross + order.totals.paymentFeeGross : 0;
}

/** The refunded part of its delivery and fee, and the number of returns that count. */
async function besideBackOf(id: number) {
  const { rows } = await engine.pool.query<{ delivery: number; fee: number; returns: number }>(
    `select coalesce(sum(shipping_gross), 0)::int as delivery,
       coalesce(sum(payment_fee_gross), 0)::int as fee, count(*)::int as returns from orders
     where origin_order_id = $1 and status not in ('refused', 'cancelled')`,
    [id],
  );
  return rows[0]!;
}

async function checkMoney(id: number, expected: ExpectedSums): Promise<void> {
  const order = await loadOrder(context(), id);
  const { balance } = order;
  expect(balance.paid).toBe(expected.received - expected.repaid);
  expect(balance.due === 0 || balance.refundable === 0).toBe(true);
  const { delivery, fee, returns } = await besideBackOf(id);
  const kept = worthOfKept(order, delivery + fee);
  // Each return and each line rounds by less than a cent.
  const off = returns + goodsOf(order).length;
  expect(Math.abs(balance.paid - balance.refundable + balance.due - kept)).toBeLessThanOrEqual(off);
  const isAllKept = goodsOf(order).every((line) => line.returnableQuantity === line.quantity);
  const isEnded = ['cancelled', 'withdrawn'].includes(order.statusName);
  if (isAllKept && !isEnded) expect(balance.price).toBe(order.totals.totalGross);
  const isNoneKept = goodsOf(order).every((line) => line.returnableQuantity === 0);
  if (isNoneKept && !isEnded) expect(balance.price).toBe(besideGoodsOf(order) - delivery - fee);
  expect(fee).toBeLessThanOrEqual(order.totals.paymentFeeGross);
  expect(delivery).toBeLessThanOrEqual(MOST_DELIVERY_BACK[order.vatCase!]);
}

/** Goods of this worth have free delivery at home. */
const FREE_FROM = 10000;
/** The cheapest delivery for each case, as its orders pay it: 9.90 less 19 % or 7 %. */
const MOST_DELIVERY_BACK = { domestic: 490, destination: 990, intraCommunity: 925, export: 1990 };
/** Nothing is refunded twice: the provider's refunds equal those recorded by the shop. */
async function checkProvider(id: number): Promise<void> {
  for (const payment of await onlineOf(id)) {
    const { rows } = await engine.pool.query<{ sum: number }>(
      `select coalesce(sum(f.amount), 0)::int as sum from refund f
       join provider_refund r on r.refund_id = f.id
       where f.payment_id = $1 and r.state in ('sent', 'refunded')`,
      [payment.id],
    );
    expect(rows[0]!.sum).toBe(payment.at.amountRefunded);
  }
}

/** Bill less corrections is the VAT of the rest of the bill, rate by rate. */
async function checkVat(id: number): Promise<void> {
  const { rows } = await engine.pool.query<{ id: number }>(
    `select id from order_document where order_id = $1 and kind = 'invoice'`,
    [id],
  );
  if (!rows[0]) return;
  const { order } = await documentFacts(context(), await findDocument(context(), rows[0].id));
  const corrections = await engine.pool.query<{ rate: number; net: number; vat: number }>(
    `select t.rate, sum(t.net)::int as net, sum(t.vat)::int as vat
     from order_tax t join orders o on o.id = t.order_id
     where o.origin_order_id = $1 and o.status = 'refunded' group by 1`,
    [id],
  );
  for (const { rate, net, value } of order.totals.vats) {
    const back = corrections.rows.find((row) => row.rate === rate) ?? { net: 0, vat: 0 };
    const [keptNet, keptVat] = [net - back.net, value - back.vat];
    expect([rate, keptNet]).toEqual([rate, netOf(keptNet + keptVat, rate)]);
    expect(Math.min(keptNet, keptVat)).toBeGreaterThanOrEqual(0);
  }
  expect(corrections.rows.every(({ rate }) => order.totals.vats.some((v) => v.rate === rate))).toBe(
    true,
  );
}

type Stock = Map<number, { hand: number; held: number }>;
async function stockNow(): Promise<Stock> {
  const { rows } = await engine.pool.query<{ id: number; hand: number; held: number }>(
    'select variation_id as id, on_hand as hand, reserved as held from stock',
  );
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

/** Stock lost the sent pieces and got back the sellable ones; waiting orders have reservations. */
async function checkStock(id: number, before: Stock, expected: ExpectedSums): Promise<void> {
  const { rows } = await engine.pool.query<{ id: number; quantity: number; status: string }>(
    `select l.variation_id as id, sum(l.quantity - l.unsent)::int as quantity, o.status
     from order_line l join orders o on o.id = l.order_id
     where o.id = $1 and l.type_id <> 2 group by 1, 3`,
    [id],
  );
  const now = await stockNow();
  for (const { id, quantity, status } of rows) {
    const isSent = status === 'shipped';
    const isHeld = status === 'pendingPayment' || status === 'confirmed';
    const was = before.get(id)!;
    expect(now.get(id)).toEqual({
      hand: was.hand - (isSent ? quantity : 0) + (expected.sellable.get(id) ?? 0),
      held: was.held + (isHeld ? quantity : 0),
    });
  }
}

test(
  'through any lifecycle of an order, money, VAT, stock and ledger agree after each step',
  { timeout: 60_000 + RUNS * 2_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(life, async (given) => {
        // All these buyers share one client address.
        await engine.pool.query('delete from rate_limit');
        engine.setProvider(provider.online());
        const before = await stockNow();
        const placed = await place(given);
        const { totals } = await loadOrder(context(), placed.id);
        const expected: ExpectedSums = {
          received: totals.giftCardsValue,
          repaid: 0,
          sellable: new Map(),
        };
        for (const step of given.steps) {
          try {
            await take(step, placed, expected);
          } catch (error) {
            if (!isShopError(error) || !REFUSALS.includes(error.key)) throw error;
          }
          await checkMoney(placed.id, expected);
          await checkVat(placed.id);
          await checkStock(placed.id, before, expected);
          await checkProvider(placed.id);
          // Refunds that the provider refused wait for the operator.
          const faults = await ledgerCheck(engine.pool, engine.now());
          expect(faults.filter(({ kind }) => kind !== 'refund-refused')).toEqual([]);
        }
      }),
      { seed: SEED, numRuns: RUNS },
    );
  },
);
