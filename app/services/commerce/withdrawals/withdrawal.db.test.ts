import { expect, test } from 'vitest';
import { offer, readyToOrder } from '../../../../tests/support/shopper';
import { useTestEngine } from '../../../../tests/support/use-test-engine';

let serial = 0;
const engine = useTestEngine();

function declare(given: { email: string; orderId?: string }, shopper = engine.shopper()) {
  const submissionId = `submission-number-${String((serial += 1)).padStart(6, '0')}`;
  const declaration = { name: 'Anna', orderId: 'Wandfarbe', ...given, submissionId };
  return shopper.do((shop) => shop.doSubmitCancellation(declaration));
}

async function mailsAbout(email: string, kind: string) {
  const { rows } = await engine.pool.query<{ isBrief: boolean }>(
    `select coalesce((payload->'isBrief')::boolean, false) as "isBrief"
     from outbox x join withdrawal c on c.id = (x.payload->>'withdrawalId')::int
     where x.kind = $1 and lower(c.email) = lower($2) order by x.id`,
    [`mail:${kind}`, email],
  );
  return rows.map((row) => row.isBrief);
}

test('every declaration counts, but a mailbox gets few receipts a day, soon without its words', async () => {
  engine.setTime('2026-11-21T09:00:00Z');
  for (let i = 0; i < 12; i += 1) await declare({ email: i % 2 ? 'opfer@x.de' : 'Opfer@X.de' });
  const briefs = Array.from({ length: 5 }, () => true);
  expect(await mailsAbout('opfer@x.de', 'withdrawal_receipt')).toEqual([
    false,
    false,
    false,
    ...briefs,
  ]);
  expect(await mailsAbout('opfer@x.de', 'withdrawal_notice')).toHaveLength(12);
  engine.setTime('2026-11-22T09:00:00Z');
  await declare({ email: 'opfer@x.de' });
  expect((await mailsAbout('opfer@x.de', 'withdrawal_receipt')).at(-1)).toBe(false);
});

test.each(['anna+shop@example.de', "o'brien@example.ie", 'a&b@example.com'])(
  'a receipt goes to %s',
  async (email) => {
    expect(await declare({ email })).toMatchObject({ email });
  },
);

test('the order shows it for who knows number and mailbox, or placed it; nobody else can', async () => {
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
