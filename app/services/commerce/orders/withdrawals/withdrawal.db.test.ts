import { expect, test } from 'vitest';
import { offer, readyToOrder } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import { jobContext, transact } from '../../core/commerce-context';
import { changeOrderStatus } from '../order/change-order-status';
import { writeReturn } from '../returns/write-return';

let serial = 0;
const engine = useTestEngine();

type WithdrawalFields = {
  email: string;
  orderId?: string;
  items?: string;
  lines?: { orderItemId: number; quantity: number }[];
};

function declare(given: WithdrawalFields, shopper = engine.shopper()) {
  const submissionId = `submission-number-${String((serial += 1)).padStart(6, '0')}`;
  const declaration = { name: 'Anna', orderId: 'Wandfarbe', ...given, submissionId };
  return shopper.do((shop) => shop.doSubmitCancellation(declaration));
}

/** For each mail of this kind: whether it repeats the message, and how many hours it waits. */
async function mailsAbout(email: string, kind: string) {
  const { rows } = await engine.pool.query<{ isWhole: boolean | null; hours: number }>(
    `select (x.payload->'isWhole')::boolean as is_whole,
            ceil(extract(epoch from x.next_at - x.created_at) / 3600)::int as hours
     from outbox x join withdrawal c on c.id = (x.payload->>'withdrawalId')::int
     where x.kind = $1 and lower(c.email) like lower($2) order by x.id`,
    [`mail:${kind}`, email],
  );
  return rows;
}

test('every declaration gets its receipt, a mailbox nine an hour in any spelling (attack 69)', async () => {
  engine.setTime('2026-11-21T09:00:00Z');
  const rivals = Array.from({ length: 20 }, (_, i) =>
    declare({ email: i % 2 ? `opfer+${i}@x.de` : 'Opfer@X.de' }),
  );
  await Promise.all(rivals);
  const receipts = await mailsAbout('opfer%@x.de', 'withdrawal_receipt');
  expect(receipts.map(({ hours }) => hours).toSorted()).toEqual([
    ...Array.from({ length: 9 }, () => 0),
    ...Array.from({ length: 9 }, () => 1),
    2,
    2,
  ]);
  expect(new Set(receipts.map(({ isWhole }) => isWhole))).toEqual(new Set([false]));
  expect(await mailsAbout('opfer%@x.de', 'withdrawal_notice')).toHaveLength(20);
});

test("from the order's own page to its mailbox the first gets a complete receipt immediately (attack 69)", async () => {
  engine.setTime('2026-11-23T09:00:00Z');
  const paint = (
    await engine.fixture.item({ name: 'Rot', variations: [{ price: 900, stock: 50 }] })
  ).variationIds[0]!;
  const email = 'kaeuferin@x.de';
  const buyer = await readyToOrder(engine, [{ variationId: paint, quantity: 14 }], { email });
  const form = await offer(buyer);
  const placed = await buyer.do((shop) => shop.doPlaceOrder(form));
  const order = await buyer.do((shop) =>
    shop.getOrder({ orderId: placed.id, accessKey: placed.accessKey }),
  );
  const onePiece = {
    email,
    orderId: String(placed.id),
    items: '1 × Rot',
    lines: [{ orderItemId: order.orderItems[0]!.id, quantity: 1 }],
  };
  // The mailbox is not confirmed: each piece could be a mail to a stranger.
  for (let i = 0; i < 12; i += 1) await declare(onePiece, buyer);
  expect(await mailsAbout(email, 'withdrawal_receipt')).toEqual([
    { isWhole: true, hours: 0 },
    ...Array.from({ length: 7 }, () => ({ isWhole: false, hours: 0 })),
    ...Array.from({ length: 4 }, () => ({ isWhole: false, hours: 1 })),
  ]);

  // A confirmed mailbox belongs to the customer.
  const last = async () => (await mailsAbout(email, 'withdrawal_receipt')).at(-1);
  await buyer.do((shop) => shop.doRegisterUser({ email, password: 'blaue Wand 7' }));
  await declare(onePiece, buyer);
  expect(await last()).toEqual({ isWhole: false, hours: 1 });
  await engine.pool.query('update customer set email_proved_at = now() where email = $1', [email]);
  await declare(onePiece, buyer);
  expect(await last()).toEqual({ isWhole: true, hours: 0 });
  // Nothing is left to withdraw from, and a stranger is not on that page.
  for (const shopper of [buyer, engine.shopper()]) {
    await declare(onePiece, shopper);
    expect((await last())?.isWhole).toBe(false);
  }
  await declare({ ...onePiece, email: 'anders@x.de' }, buyer);
  expect(await mailsAbout('anders@x.de', 'withdrawal_receipt')).toEqual([
    { isWhole: false, hours: 0 },
  ]);
});

test.each(['anna+shop@example.de', "o'brien@example.ie", 'a&b@example.com'])(
  'a receipt goes to %s',
  async (email) => {
    expect(await declare({ email })).toMatchObject({ email });
  },
);

test('the order shows it only to visitors who know number and mailbox, or placed it', async () => {
  engine.setTime('2026-11-21T09:00:00Z');
  const variationId = (await engine.fixture.item({ name: 'Weiß' })).variationIds[0]!;
  const buyer = await readyToOrder(engine, [{ variationId }]);
  const form = await offer(buyer);
  const { id, accessKey } = await buyer.do((shop) => shop.doPlaceOrder(form));
  const withdrawnAt = async () =>
    (await buyer.do((shop) => shop.getOrder({ orderId: id, accessKey }))).withdrawnAt;

  await declare({ email: 'fremd@x.de', orderId: `Bestellung ${id}` });
  await declare({ email: 'anna@example.de', orderId: 'Wandfarbe' });
  expect(await withdrawnAt()).toBeNull();
  engine.setTime('2026-11-22T10:00:00Z');
  await declare({ email: 'anders@x.de', orderId: `Nr. ${id}` }, buyer);
  expect(await withdrawnAt()).toBe('2026-11-22T10:00:00.000Z');
  await engine.pool.query('delete from withdrawal');
  await declare({ email: 'ANNA@example.de', orderId: `${id}` });
  expect(await withdrawnAt()).toBe('2026-11-22T10:00:00.000Z');
});

test('the number of a return names no contract: no piece is withdrawn from', async () => {
  engine.setTime('2026-11-21T09:00:00Z');
  const variationId = (await engine.fixture.item({ name: 'Grün' })).variationIds[0]!;
  const email = 'zurueck@x.de';
  const buyer = await readyToOrder(engine, [{ variationId }], { email, paymentId: 2 });
  const form = await offer(buyer);
  const { id: orderId } = await buyer.do((shop) => shop.doPlaceOrder(form));
  const { pool, index, now } = engine;
  const job = jobContext({ pool, index, secret: Buffer.alloc(32, 7), now }, 'de');
  const returnId = await transact(job, async (ctx) => {
    await changeOrderStatus(ctx, { orderId, to: 'shipped', reason: 'operator' });
    const { rows } = await ctx.db.client.query<{ id: number }>(
      'select id from order_line where order_id = $1',
      [orderId],
    );
    const items = [{ orderItemId: rows[0]!.id, quantity: 1, returnReasonId: 1 }];
    return writeReturn(ctx, { orderId, items });
  });
  await declare({ email, orderId: String(returnId) }, buyer);
  const { rows } = await pool.query('select order_id, contract from withdrawal where email = $1', [
    email,
  ]);
  expect(rows).toEqual([{ orderId: null, contract: String(returnId) }]);
});
