import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobContext, transact } from '../../app/services/commerce/core/commerce-context';
import { startOutbox } from '../../app/services/commerce/core/outbox/run-outbox';
import { ledgerCheck } from '../../app/services/commerce/jobs/ledger/ledger-check';
import { settleExpress } from '../../app/services/commerce/orders/express-payments/send-back';
import { paymentHandlers } from '../../app/services/commerce/orders/online-payments/payment-handlers';
import { syncDuePayments } from '../../app/services/commerce/orders/online-payments/sync-due-payments';
import { handlePaymentWebhook } from '../../app/services/commerce/orders/online-payments/handle-webhook';
import { changeOrderStatus } from '../../app/services/commerce/orders/order/change-order-status';
import type { Status } from '../../app/services/commerce/orders/order/order-life';
import { connectProvider } from '../../app/services/payments/mollie/connect-provider';
import type { KeptPayment } from '../fakes/mollie/accounts';
import { startFakeMollie, type FakeMollie } from '../fakes/mollie/fake-mollie';
import { bundleProcess, type BundledProcess } from '../support/bundle-process';
import { CARD, ONLINE_WAYS, PAYPAL } from '../support/memory-provider';
import { SHOP_SECRET, type PayingTask } from '../support/paying-task';
import { offer, readyToOrder, type Shopper } from '../support/shopper';
import { useTestEngine } from '../support/use-test-engine';

const ALL = Boolean(process.env.TEST_ALL);
/** The number of runs for each point. */
const TIMES = Number(process.env.DRILL_ROUNDS ?? (ALL ? 20 : 1));
const TOTAL = 1490;

let fake: FakeMollie;
let program: BundledProcess;
let account: PayingTask['account'];
let variationId: number;
const engine = useTestEngine(async ({ fixture, pool }) => {
  const item = { name: 'Weiß', variations: [{ price: 1000, stock: 100_000 }] };
  variationId = (await fixture.item(item)).variationIds[0]!;
  await pool.query(ONLINE_WAYS);
});
const base = () => ({
  pool: engine.pool,
  index: engine.index,
  secret: SHOP_SECRET,
  now: () => engine.now(),
  mollie: connectProvider(account, 'https://shop.example', console),
});
const context = () => jobContext(base(), 'de');

beforeAll(async () => {
  fake = await startFakeMollie();
  fake.set({ webhooks: 'never' });
  account = {
    key: 'test_0123456789abcdefghij',
    origin: fake.origin,
    components: null,
    paypal: { merchantId: '', clientId: '' },
  };
  program = await bundleProcess('tests/support/paying-process.ts');
});
afterAll(async () => {
  await fake?.close();
  await program?.remove();
});

let serial = 0;
beforeEach(() => {
  engine.setProvider(base().mollie);
});

/** The data of a case: the buyer, the order, and the payments that the provider had before. */
type TestOrder = { shopper: Shopper; orderId: number; before: Set<string> };

function buyer(paymentId: number): Promise<Shopper> {
  const email = `kill${(serial += 1)}@example.de`;
  return readyToOrder(engine, [{ variationId }], { paymentId, email });
}

async function place(shopper: Shopper): Promise<number> {
  const form = await offer(shopper);
  return (await shopper.do((shop) => shop.doPlaceOrder(form))).id;
}

/** Removes everything of the previous case. */
async function begin(paymentId: number): Promise<TestOrder> {
  await engine.pool.query(
    'truncate orders, cart, outbox, event_log, document_series, express_payment, rate_limit cascade; update stock set reserved = 0',
  );
  engine.setTime(new Date());
  return {
    shopper: await buyer(paymentId),
    orderId: 0,
    before: new Set(fake.bank.payments.keys()),
  };
}

/** An order with a begun payment, and its status at the provider. */
async function ordered(status?: 'paid' | 'authorized'): Promise<TestOrder> {
  const made = await begin(CARD);
  made.orderId = await place(made.shopper);
  if (status === undefined) return made;
  await made.shopper.do((shop) => shop.doExecutePayment({ orderId: made.orderId }));
  await fake.bank.become(only(made), status);
  return made;
}

async function booked(status: 'paid' | 'authorized', to: Status): Promise<TestOrder> {
  const made = await ordered(status);
  await hear(made);
  const { orderId } = made;
  await transact(context(), (ctx) => changeOrderStatus(ctx, { orderId, to, reason: 'operator' }));
  return made;
}

async function paidFromCart(): Promise<TestOrder> {
  const made = await begin(PAYPAL);
  await made.shopper.do((shop) => shop.doCreateExpressPayment());
  await fake.bank.become(only(made), 'paid');
  await hear(made);
  return made;
}

const paymentsAt = ({ before }: TestOrder) =>
  [...fake.bank.payments.values()].filter(({ id }) => !before.has(id));
function only(made: TestOrder): KeptPayment {
  const payments = paymentsAt(made);
  expect(payments).toHaveLength(1);
  return payments[0]!;
}
const hear = (made: TestOrder) => handlePaymentWebhook(context(), only(made).id, '192.0.2.1');
const pass = (minutes: number) =>
  engine.setTime(new Date(engine.now().getTime() + minutes * 60_000));

/** Runs the task in a separate process that must reach `point` and is killed there. */
async function die(point: string, task: Pick<PayingTask, 'work'> & Partial<PayingTask>) {
  const given = { url: engine.url, account, now: engine.now().toISOString(), ...task };
  const child = spawn(process.execPath, [program.file, JSON.stringify(given)], {
    env: { ...process.env, SHOP_TEST_KILL_AT: point },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [, signal] = await once(child, 'exit');
  expect(signal, point).toBe('SIGKILL');
}

/** Runs the jobs so much later, when the provider may have dropped its idempotency keys. */
async function recover(minutes: number): Promise<void> {
  pass(minutes);
  fake.bank.keys.clear();
  await syncDuePayments(context());
  await settleExpress(context());
  const outbox = startOutbox({
    pool: engine.pool,
    handlers: paymentHandlers(base()),
    now: engine.now,
  });
  await outbox.runOnce();
  await outbox.stop();
}

async function expectOrder({ orderId }: TestOrder, expected: object) {
  const { rows } = await engine.pool.query(
    `select status, (select string_agg(status, ',' order by attempt) from payment where order_id = o.id) as payments,
       (select sum(received)::int from payment where order_id = o.id) as received,
       (select sum(refunded)::int from payment where order_id = o.id) as refunded,
       (select count(*)::int from refund where order_id = o.id) as refunds,
       (select count(*)::int from orders) as orders,
       (select coalesce(string_agg(kind, ',' order by kind), '') from outbox where kind like 'mail:%') as mails
     from orders o where id = $1`,
    [orderId],
  );
  expect(rows).toEqual([
    { refunded: 0, refunds: 0, orders: 1, mails: 'mail:order_received', ...expected },
  ]);
}

const PAID = { status: 'confirmed', payments: 'paid', received: TOTAL };
const refundsOf = ({ refunds }: KeptPayment) => refunds.map(({ amount }) => amount);

type Case = {
  what: string;
  points: string[];
  /** Only tried before a release. */
  further?: string[];
  prepare: () => Promise<TestOrder>;
  task: (made: TestOrder) => Pick<PayingTask, 'work'> & Partial<PayingTask>;
  /** The next step of the shopper. */
  goOn?: (made: TestOrder) => Promise<unknown>;
  /** The final state at the provider and in the shop. */
  expectAll: (made: TestOrder) => Promise<void>;
};

const CASES: Case[] = [
  {
    what: 'a payment is made',
    points: ['payment:created'],
    further: ['payment:noted'],
    prepare: () => ordered(),
    task: ({ orderId }) => ({ work: 'pay', about: orderId }),
    async goOn(made) {
      await expectOrder(made, { status: 'pendingPayment', payments: 'open', received: 0 });
      await fake.bank.become(only(made), 'paid');
      await hear(made);
    },
    expectAll: (made) => expectOrder(made, PAID),
  },
  {
    what: 'a message says that it is paid',
    points: ['sync:before-commit', 'sync:committed'],
    further: ['sync:fetched', 'sync:locked', 'status:locked', 'status:before-commit'],
    prepare: () => ordered('paid'),
    task: (made) => ({ work: 'hear', about: only(made).id }),
    expectAll: (made) => expectOrder(made, PAID),
  },
  {
    what: 'held money is taken',
    points: ['capture:answered'],
    further: ['sync:committed', 'sync:before-commit:2', 'sync:committed:2'],
    prepare: () => booked('authorized', 'shipped'),
    task: () => ({ work: 'outbox' }),
    async expectAll(made) {
      expect(only(made).captures.map(({ amount }) => amount)).toEqual([TOTAL]);
      await expectOrder(made, { ...PAID, status: 'shipped', mails: SENT });
    },
  },
  {
    what: 'held money is let go of',
    points: ['release:answered'],
    further: ['sync:before-commit', 'sync:committed'],
    prepare: () => booked('authorized', 'cancelled'),
    task: () => ({ work: 'outbox' }),
    async expectAll(made) {
      expect(only(made)).toMatchObject({ status: 'canceled', captures: [], refunds: [] });
      const order = { status: 'cancelled', payments: 'canceled', received: 0 };
      await expectOrder(made, { ...order, mails: CANCELLED });
    },
  },
  {
    what: 'money goes back',
    points: ['refund:answered', 'refund:before-commit'],
    further: ['refund:tried'],
    prepare: () => booked('paid', 'cancelled'),
    task: () => ({ work: 'outbox' }),
    async expectAll(made) {
      expect(refundsOf(only(made))).toEqual([TOTAL]);
      const order = { status: 'cancelled', payments: 'paid', received: TOTAL };
      const mails = `${CANCELLED},mail:payment_refunded`;
      await expectOrder(made, { ...order, refunded: TOTAL, refunds: 1, mails });
    },
  },
  {
    what: 'a payment from the cart is made',
    points: ['express:created'],
    prepare: () => begin(PAYPAL),
    task: ({ shopper }) => ({ work: 'payFromCart', token: shopper.token() }),
    goOn: ({ shopper }) => shopper.do((shop) => shop.doCreateExpressPayment()),
    async expectAll(made) {
      expect(only(made)).toMatchObject({ status: 'open', refunds: [] });
    },
  },
  {
    what: 'the order takes over what was paid from the cart',
    points: ['express:adopting', 'express:adopted'],
    further: ['sync:locked', 'sync:committed'],
    async prepare() {
      const made = await paidFromCart();
      return { ...made, orderId: await place(made.shopper) };
    },
    task: ({ orderId }) => ({ work: 'pay', about: orderId, paymentKey: 'MOLLIE_PAYPAL' }),
    async expectAll(made) {
      expect(only(made).refunds).toEqual([]);
      await expectOrder(made, PAID);
    },
  },
  {
    what: 'money that no order came for goes back',
    points: ['express:answered'],
    further: ['express:returning'],
    async prepare() {
      const made = await paidFromCart();
      pass(61);
      return made;
    },
    task: () => ({ work: 'giveBack' }),
    async expectAll(made) {
      expect(refundsOf(only(made))).toEqual([TOTAL]);
      expect((await engine.pool.query('select from orders')).rowCount).toBe(0);
    },
  },
];

const SENT = 'mail:document_ready,mail:order_received,mail:order_shipped';
const CANCELLED = 'mail:order_cancelled,mail:order_received';

describe.each(CASES)(
  'kill -9 while $what',
  ({ points, further = [], prepare, task, goOn, expectAll }) => {
    test.each(ALL ? [...points, ...further] : points)(
      'at %s: scheduled jobs recover, and no money moves twice',
      { timeout: 60_000 + TIMES * 10_000 },
      async (point) => {
        for (let time = 0; time < TIMES; time += 1) {
          const made = await prepare();
          await die(point, task(made));
          expect(await ledgerCheck(engine.pool, engine.now())).toEqual([]);
          await recover(10);
          await goOn?.(made);
          await expectAll(made);
          await recover(24 * 60);
          await expectAll(made);
          expect(await ledgerCheck(engine.pool, engine.now())).toEqual([]);
        }
      },
    );
  },
);
