import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobContext, transact } from '../../app/services/commerce/core/commerce-context';
import { changeOrderStatus } from '../../app/services/commerce/orders/order/change-order-status';
import { ANNA, offer } from '../../tests/support/shopper';
import { useTestEngine } from '../../tests/support/use-test-engine';
import { runOrderCommand } from './order-command';
import { runReturnCommand } from './return-command';

let dataDir: string;
let variationId: number;
let serial = 0;

const engine = useTestEngine(async ({ fixture }) => {
  const { variationIds } = await fixture.item({
    name: 'Weiß',
    variations: [{ price: 1000, stock: 50 }],
  });
  variationId = variationIds[0]!;
});
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'return-command-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Returns the exit code and the output. */
async function run(...args: unknown[]): Promise<[number, string]> {
  const lines: string[] = [];
  const note = (line: string) => void lines.push(line);
  const env = { DATABASE_URL: engine.url, DATA_DIR: dataDir };
  const code = await runReturnCommand(args.map(String), env, { log: note, error: note });
  return [code, lines.join('\n')];
}

/** Creates a customer's return of two of three sent pieces; returns its number and the order's. */
async function returned(): Promise<{ id: number; orderId: number }> {
  serial += 1;
  const shopper = engine.shopper({ address: `198.51.100.${serial}` });
  const account = { email: `retoure${serial}@example.de`, password: 'blaue Wand 7' };
  await shopper.do((shop) => shop.doRegisterUser(account));
  await shopper.do((shop) => shop.doAddCartItem({ variationId, quantity: 3 }));
  await shopper.do((shop) =>
    shop.doSaveAddress({ typeId: 2, addressData: ANNA, useAsBilling: true }),
  );
  await shopper.do((shop) => shop.setPaymentProvider({ paymentId: 2 }));
  const form = await offer(shopper);
  const order = await shopper.do((shop) => shop.doPlaceOrder(form));
  const { pool, index } = engine;
  const base = { pool, index, secret: Buffer.alloc(32, 7), now: engine.now };
  await transact(jobContext(base, 'de'), (ctx) =>
    changeOrderStatus(ctx, { orderId: order.id, to: 'shipped', reason: 'operator' }),
  );
  const { reasons } = await shopper.do((shop) => shop.getReturnReasons());
  const { orderItems } = await shopper.do((shop) =>
    shop.getOrder({ orderId: order.id, accessKey: order.accessKey }),
  );
  const items = [{ orderItemId: orderItems[0]!.id, quantity: 2, returnReasonId: reasons[0]!.id }];
  const { id } = await shopper.do((shop) =>
    shop.doMakeOrderReturn({
      orderId: order.id,
      accessKey: order.accessKey,
      items,
      submissionId: `return-submission-${String(serial).padStart(6, '0')}`,
    }),
  );
  return { id, orderId: order.id };
}

async function pieces(orderId: number) {
  const { rows } = await engine.pool.query<{ onHand: number; returned: number }>(
    `select s.on_hand, l.returned from stock s
     join order_line l using (variation_id) where l.order_id = $1`,
    [orderId],
  );
  return rows[0]!;
}

test('a return arrives, goes back into stock and is refunded; a repeated command changes nothing', async () => {
  const { id, orderId } = await returned();
  const { onHand } = await pieces(orderId);
  expect(await run('received', id, '--sellable')).toEqual([0, `Return ${id}: received`]);
  expect(await run('received', id, '--sellable')).toEqual([
    0,
    `Return ${id}: was received already, nothing changed`,
  ]);
  expect(await pieces(orderId)).toEqual({ onHand: onHand + 2, returned: 2 });
  expect(await run('refunded', id)).toEqual([0, `Return ${id}: refunded`]);
  expect(await run('refunded', id)).toEqual([
    0,
    `Return ${id}: was refunded already, nothing changed`,
  ]);
});

test('goods that cannot be sold again stay out of the stock', async () => {
  const { id, orderId } = await returned();
  const before = await pieces(orderId);
  expect(await run('received', id)).toEqual([0, `Return ${id}: received`]);
  expect(await pieces(orderId)).toEqual(before);
});

test.each(['refused', 'cancelled'])('a %s return may be followed by another', async (to) => {
  const { id, orderId } = await returned();
  expect(await run(to, id)).toEqual([0, `Return ${id}: ${to}`]);
  expect((await pieces(orderId)).returned).toBe(0);
});

test('an invalid change of status is refused with a message and changes nothing', async () => {
  const { id, orderId } = await returned();
  await run('received', id);
  await run('refunded', id);
  const before = await pieces(orderId);
  expect(await run('refused', id)).toEqual([
    1,
    `Return ${id}: is refunded, so "refused" is not possible; nothing changed`,
  ]);
  expect(await pieces(orderId)).toEqual(before);
});

test('a number without a return is refused, as is that of an order', async () => {
  const { orderId } = await returned();
  for (const number of [99_999, orderId]) {
    expect(await run('received', number)).toEqual([1, `Return ${number}: there is no such return`]);
  }
});

test.each([
  [],
  ['received'],
  ['shipped', '10001'],
  ['toString', '10001'],
  ['refunded', '10001', '--sellable'],
  ['received', '0'],
  ['received', '-1'],
  ['received', '1e4'],
  ['received', '3000000000'],
  ['received', '10001', '10002'],
])('wrong use (%s %s) prints the usage', async (...args) => {
  expect(await run(...args)).toEqual([2, expect.stringContaining('npm run return --')]);
});

test('one list has all open tasks, each with its sum, its last day and its command', async () => {
  const waiting = async () => {
    const lines: string[] = [];
    const note = (line: string) => void lines.push(line);
    const env = { DATABASE_URL: engine.url, DATA_DIR: dataDir };
    expect(await runOrderCommand(['waiting'], env, { log: note, error: note })).toBe(0);
    return lines.join('\n');
  };
  const { id, orderId } = await returned();
  const back = `Return ${id} of order ${orderId}, 20.00 EUR`;
  expect(await waiting()).toMatch(
    new RegExp(`Returns on their way.*\n(.*\n)*.*${back}.*: npm run return -- received ${id}\n`),
  );
  expect(await waiting()).toMatch(
    new RegExp(
      `Order ${orderId}, \\d+\\.\\d\\d EUR to be paid, .* days .*: npm run order -- paid ${orderId}`,
    ),
  );
  await run('received', id);
  expect(await waiting()).toMatch(
    new RegExp(
      `Returns that have arrived.*\n(.*\n)*.*${back}.*: npm run return -- refunded ${id}\n`,
    ),
  );
  await engine.pool.query(
    `insert into outbox (kind, dedupe_key, payload, next_at, created_at, failure, last_error)
     values ('mail:order_received', 'mail:order_received:1', '{}', now(), now(), 'refused', 'no such mailbox')`,
  );
  const [mail] = (
    await engine.pool.query<{ id: number }>(`select id from outbox where failure is not null`)
  ).rows;
  expect(await waiting()).toContain(
    `mail:order_received:1: no such mailbox: npm run mail -- send-again ${mail!.id}`,
  );
  await run('refunded', id);
  expect(await waiting()).not.toContain(back);
});
