import { expect, test } from 'vitest';
import { fillTables, GROWING } from '../../../../tests/support/fill-tables';
import { findWholeReads, listenToStatements } from '../../../../tests/support/plans';
import { ANNA, getReady, offer, type Shopper } from '../../../../tests/support/shopper';
import { useTestEngine } from '../../../../tests/support/use-test-engine';
import { jobContext, type CommerceContext } from '../ground/commerce-context';
import { commerceJobs } from '../jobs/commerce-jobs';
import { startOutbox } from '../ground/outbox/run-outbox';
import { dataKey } from '../people/own-data/data-key';
import { hashPassword } from '../visitors/passwords/passwords';

const SECRET = Buffer.alloc(32, 7);
const PASSWORD = 'blaue Wand 7';
/** Small here: a few seconds. `ROWS=300000` for what a large shop has. */
const ROWS = Number(process.env.ROWS ?? 18_000);
const DAY_MS = 24 * 60 * 60 * 1000;

let variationIds: number[];
let statements: ReturnType<typeof listenToStatements>;
const engine = useTestEngine(async (engine) => {
  await fillTables(engine.pool, ROWS);
  // A table that a job has emptied would be found to be small, and read whole, if it were looked at again.
  for (const table of GROWING) {
    await engine.pool.query(`alter table ${table} set (autovacuum_enabled = false)`);
  }
  ({ variationIds } = await engine.fixture.item({
    name: 'Weiß',
    variations: [{ price: 1000 }, { price: 2000 }],
  }));
  await engine.pool.query('update customer set password_hash = $1 where id < 10', [
    await hashPassword(PASSWORD),
  ]);
  statements = listenToStatements(engine.pool);
});

const context = (): CommerceContext =>
  jobContext({ ...engine, secret: SECRET, now: () => engine.now() }, 'de');

/** Runs something and holds the plans of all it sent against the tables that grow. */
async function expectIndexes(of: 'visit' | 'work', work: () => Promise<unknown>): Promise<void> {
  statements.take();
  await work();
  const sent = statements.take();
  expect(sent.length).toBeGreaterThan(0);
  expect(await findWholeReads(engine.url, sent, { tables: GROWING, of })).toEqual([]);
}

let serial = 0;
const newcomer = () => engine.shopper({ address: `198.51.100.${(serial += 1)}` });

/** Customer `id` of the filled tables, who has orders, addresses, a cart and a wishlist. */
async function signedIn(id: number): Promise<Shopper> {
  const shopper = newcomer();
  const email = `customer-${id}@example.com`;
  await shopper.do((shop) => shop.doLogin({ email, password: PASSWORD }));
  return shopper;
}

test('a guest fills a cart, a wishlist and the checkout, and orders', () =>
  expectIndexes('visit', async () => {
    const guest = newcomer();
    const [first, second] = variationIds as [number, number];
    await guest.do((shop) =>
      shop.doAddCartItems([{ variationId: first }, { variationId: second }]),
    );
    await guest.do((shop) => shop.doAddWishlistItem({ variationId: first, quantity: 1 }));
    await guest.do((shop) => shop.getWishlist());
    await guest.do((shop) => shop.deleteWishlistItem({ variationId: first }));
    await guest.do((shop) => shop.doAddCoupon({ couponCode: 'FILLED' }));
    await getReady(guest, { email: 'guest-1@example.com' });
    const order = await offer(guest);
    const { id: orderId, accessKey } = await guest.do((shop) => shop.doPlaceOrder(order));
    await guest.do((shop) => shop.getOrder({ orderId, accessKey }));
    await newcomer().do((shop) => shop.doFindOrder({ orderId, proof: ANNA.zipCode }));
  }));

test('a customer signs in, joins carts, and uses the account', () =>
  expectIndexes('visit', async () => {
    const shopper = newcomer();
    await shopper.do((shop) => shop.doAddCartItem({ variationId: variationIds[0]! }));
    await shopper.do((shop) =>
      shop.doAddWishlistItem({ variationId: variationIds[0]!, quantity: 1 }),
    );
    await shopper.do((shop) =>
      shop.doLogin({ email: 'customer-4@example.com', password: PASSWORD }),
    );
    await shopper.do((shop) => shop.getCart());
    await shopper.do((shop) => shop.getWishlist());
    await shopper.do((shop) => shop.getOrders({ page: 1 }));
    await shopper.do((shop) => shop.getReturns({ page: 1 }));
    await shopper.do((shop) => shop.getBoughtShades());
    const address = { ...ANNA, streetName: 'Nebenstraße' };
    const [saved] = await shopper.do((shop) =>
      shop.doSaveAddress({ typeId: 2, addressData: address, isForOrder: false }),
    );
    await shopper.do((shop) => shop.getAddresses({ typeId: 1 }));
    await shopper.do((shop) => shop.deleteAddress({ typeId: 2, addressId: saved!.id }));
    await shopper.do((shop) => shop.getNewsletterSubscription());
    await shopper.do((shop) =>
      shop.doChangeUserPassword({
        oldPassword: PASSWORD,
        password: `${PASSWORD}!`,
        password2: `${PASSWORD}!`,
      }),
    );
    await shopper.do((shop) => shop.doLogoutUser());
  }));

test('a customer reads everything that is kept, and deletes the account', () =>
  expectIndexes('visit', async () => {
    const shopper = await signedIn(7);
    await shopper.do((shop) => shop.getCustomerExport());
    await shopper.do((shop) => shop.deleteCustomer({ password: PASSWORD }));
  }));

test('a guest reads everything that is kept about a mail address', () =>
  expectIndexes('visit', async () => {
    const email = 'guest-2@example.com';
    await newcomer().do((shop) => shop.doRequestOwnData({ email }));
    const { rows } = await engine.pool.query<{ id: number; at: Date }>(
      `select id, requested_at as at from data_request where email = $1
       order by requested_at desc limit 1`,
      [email],
    );
    const requestId = rows[0]!.id;
    const key = dataKey(SECRET, { requestId, email, requestedAt: rows[0]!.at });
    const link = { requestId, key, visit: 'v'.repeat(22) };
    await newcomer().do((shop) => shop.doOpenDataLink(link));
    const data = await newcomer().do((shop) => shop.getOwnData(link));
    expect(data?.sessions).toHaveLength(1);
  }));

test('mails are taken from a long list of those that were sent', () =>
  expectIndexes('work', async () => {
    const handlers = { 'mail:order_received': async () => undefined };
    const outbox = startOutbox({ pool: engine.pool, handlers, now: engine.now, pollMs: 1e6 });
    expect(await outbox.runOnce()).toBeGreaterThan(0);
    await outbox.stop();
  }));

/** It looks at orders that changed lately, and compares all stock with all reservations. */
const WHOLE = ['ledger check'];

test.each([
  ['nothing', 0],
  ['everything', 120],
  ['what is kept for years', 9 * 366],
])('the jobs, when %s is due', async (_, days) => {
  const ctx = context();
  engine.setTime(new Date(Date.now() + days * DAY_MS));
  const jobs = commerceJobs({ ctx, onFaults: () => undefined });
  for (const job of jobs.filter(({ name }) => !WHOLE.includes(name))) {
    await expectIndexes('work', job.run);
  }
});
