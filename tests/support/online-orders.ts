import { afterEach, beforeEach, expect } from 'vitest';
import {
  jobContext,
  transact,
  type CommerceContext,
} from '../../app/services/commerce/core/commerce-context';
import type { Hook } from '../../app/services/commerce/core/test-hooks';
import { startOutbox } from '../../app/services/commerce/core/outbox/run-outbox';
import { ledgerCheck } from '../../app/services/commerce/jobs/ledger/ledger-check';
import { paymentHandlers } from '../../app/services/commerce/orders/online-payments/payment-handlers';
import { changeOrderStatus } from '../../app/services/commerce/orders/order/change-order-status';
import type { Status } from '../../app/services/commerce/orders/order/order-life';
import { CARD, memoryProvider, ONLINE_WAYS, type MemoryProvider } from './memory-provider';
import { offer, readyToOrder, type Shopper } from './shopper';
import { useTestEngine } from './use-test-engine';

/** Midday, so that hours that pass in a test stay within the day. */
const NOW = '2026-11-24T09:00:00Z';
const SECRET = Buffer.alloc(32, 7);

export type OnlineOrder = {
  id: number;
  accessKey: string;
  shopper: Shopper;
  /** The answer of `doExecutePayment`. */
  started: { type: string; value: string };
};

type PlaceOptions = {
  start?: boolean;
  quantity?: number;
  goods?: { variationId: number; quantity: number }[];
  couponCode?: string;
  hook?: Hook;
};

/**
 * An engine with a payment provider, and orders that are paid there. After each test the ledger
 * must be clean except for the expected faults (`expected`).
 */
export function onlineShop() {
  let variationId: number;
  let provider: MemoryProvider = memoryProvider();
  let serial = 0;
  let expected: string[] = [];
  const engine = useTestEngine(async ({ fixture, pool }) => {
    const made = await fixture.item({
      name: 'Weiß',
      variations: [{ price: 1000, stock: 100_000 }],
    });
    variationId = made.variationIds[0]!;
    await pool.query(ONLINE_WAYS);
  });
  beforeEach(async () => {
    engine.setTime(NOW);
    provider = memoryProvider();
    engine.setProvider(provider.online());
    expected = [];
    await engine.pool.query('delete from rate_limit');
  });
  afterEach(async () => {
    const faults = await ledgerCheck(engine.pool, engine.now());
    expect(faults.map(({ kind }) => kind).toSorted()).toEqual(expected.toSorted());
    // Removes the data of the previous test.
    await engine.pool.query(
      'truncate orders, cart, outbox, event_log, document_series cascade; update stock set reserved = 0',
    );
  });

  const context = (hook?: Hook): CommerceContext =>
    jobContext(
      {
        pool: engine.pool,
        index: engine.index,
        secret: SECRET,
        now: engine.now,
        mollie: provider.online(),
        ...(hook && { hook }),
      },
      'de',
    );

  async function place(
    paymentId = CARD,
    {
      start = true,
      quantity = 3,
      goods = [{ variationId, quantity }],
      couponCode,
      hook,
    }: PlaceOptions = {},
  ): Promise<OnlineOrder> {
    const email = `anna${(serial += 1)}@example.de`;
    const shopper = await readyToOrder(engine, goods, { paymentId, email });
    if (couponCode) await shopper.do((shop) => shop.doAddCoupon({ couponCode }));
    const form = await offer(shopper);
    const { id, accessKey } = await shopper.do((shop) => shop.doPlaceOrder(form));
    const started = start
      ? await shopper.do((shop) => shop.doExecutePayment({ orderId: id }), hook)
      : { type: 'continue', value: '' };
    return { id, accessKey, shopper, started };
  }

  /** Begins a payment of an order; returns its id here and at the provider. */
  async function begin(paymentId = CARD, options: PlaceOptions = {}) {
    const order = await place(paymentId, options);
    const [payment] = await paymentsOf(order);
    return { order, paymentId: payment!.id, id: payment!.providerId };
  }

  /** Returns the payments of an order, the first one first. */
  async function paymentsOf({ id }: { id: number }) {
    const { rows } = await engine.pool.query<{ id: number; providerId: string }>(
      `select id, provider_id from payment where order_id = $1 order by attempt`,
      [id],
    );
    return rows;
  }

  return {
    engine,
    context,
    place,
    begin,
    paymentsOf,
    get provider() {
      return provider;
    },
    get variationId() {
      return variationId;
    },
    /** Sets the faults that the ledger must find after this test. */
    expectFaults: (...kinds: string[]) => void (expected = kinds),
    async rows<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
      return (await engine.pool.query<Row>(sql, values)).rows;
    },
    /** Returns an order and its payments for comparison. */
    async stored({ id }: { id: number }) {
      const { rows } = await engine.pool.query<{
        status: string;
        payments: string;
        received: number;
        refunded: number;
        waiting: number;
      }>(
        `select o.status,
           (select string_agg(payment_key || ' ' || status, ', ' order by attempt)
              from payment where order_id = o.id) as payments,
           (select sum(received)::int from payment where order_id = o.id) as received,
           (select sum(refunded)::int from payment where order_id = o.id) as refunded,
           (select coalesce(sum(amount), 0)::int from refund
             where order_id = o.id and repaid_at is null) as waiting
         from orders o where id = $1`,
        [id],
      );
      return rows[0]!;
    },
    seen: ({ id, accessKey, shopper }: OnlineOrder) =>
      shopper.do((shop) => shop.getOrder({ orderId: id, accessKey })),
    choose: ({ id, accessKey, shopper }: OnlineOrder, paymentId: number) =>
      shopper.do((shop) => shop.setOrderPaymentMethod({ orderId: id, accessKey, paymentId })),
    move: ({ id }: { id: number }, to: Status) =>
      transact(context(), (ctx) => changeOrderStatus(ctx, { orderId: id, to, reason: 'operator' })),
    /** Runs all work that is queued for the provider and due. */
    async work(hook?: Hook): Promise<void> {
      const base = { pool: engine.pool, index: engine.index, secret: SECRET, now: engine.now };
      const handlers = paymentHandlers({
        ...base,
        mollie: provider.online(),
        ...(hook && { hook }),
      });
      const outbox = startOutbox({ pool: engine.pool, handlers, now: engine.now, pollMs: 1e7 });
      await outbox.runOnce();
      await outbox.stop();
    },
    /** Returns how many mails of this kind were queued for an order. */
    async mails(kind: string): Promise<number> {
      const { rows } = await engine.pool.query<{ count: number }>(
        'select count(*)::int as count from outbox where kind = $1',
        [`mail:${kind}`],
      );
      return rows[0]!.count;
    },
    /** Advances the clock. */
    pass: (minutes: number) => engine.setTime(new Date(engine.now().getTime() + minutes * 60_000)),
  };
}
