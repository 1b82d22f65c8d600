import { beforeEach, expect, test } from 'vitest';
import { offer, readyToOrder } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';

let serial = 0;
const engine = useTestEngine();

let hour = 0;
beforeEach(() => {
  hour += 25;
  engine.setTime(new Date(Date.UTC(2026, 10, 1, hour)));
});

function write(given: object = {}, shopper = engine.shopper()) {
  const submissionId = `contact-submission-${String((serial += 1)).padStart(6, '0')}`;
  const message = {
    name: 'Anna Müller',
    email: 'anna@example.de',
    subject: 'Farbton',
    message: 'Welcher passt?',
    submissionId,
    ...given,
  };
  return shopper.do((shop) => shop.doCustomerContactMail(message));
}

async function count(sql: string, ...values: unknown[]): Promise<number> {
  return (await engine.pool.query(`select count(*)::int as n from ${sql}`, values)).rows[0].n;
}
const copies = (email: string) =>
  count(
    `outbox x join contact_message m on m.id = (x.payload->>'messageId')::int
     where x.kind = 'mail:contact_copy' and lower(m.email) like lower($1)`,
    email,
  );

test('every message is sent, but a mailbox gets few copies a day', async () => {
  for (let i = 0; i < 6; i += 1) {
    await write({ email: i % 2 ? `opfer+${i}@x.de` : 'Opfer@X.de', wantsCopy: true });
  }
  expect(await copies('opfer%@x.de')).toBe(3);
  expect(await count(`contact_message where lower(email) like 'opfer%@x.de'`)).toBe(6);
});

test("a copy contains the message only for a customer's confirmed mailbox (attack 68)", async () => {
  const email = 'kundin@x.de';
  const shopper = engine.shopper();
  await shopper.do((shop) => shop.doRegisterUser({ email, password: 'blaue Wand 7' }));
  const isWhole = async () => {
    await write({ email, wantsCopy: true }, shopper);
    const { rows } = await engine.pool.query<{ isWhole: boolean }>(
      `select (payload->'isWhole')::boolean as is_whole from outbox
       where kind = 'mail:contact_copy' order by id desc limit 1`,
    );
    return rows[0]!.isWhole;
  };
  expect(await isWhole()).toBe(false);
  await engine.pool.query('update customer set email_proved_at = now() where email = $1', [email]);
  expect(await isWhole()).toBe(true);
  await write({ email: 'andere@x.de', wantsCopy: true }, shopper);
  expect(
    await count(`outbox where kind = 'mail:contact_copy' and payload->>'isWhole' = 'true'`),
  ).toBe(1);
});

test('one client address can send copies to few mailboxes', async () => {
  const before = await count(`outbox where kind = 'mail:contact_copy'`);
  const shopper = engine.shopper({ address: '203.0.113.9' });
  for (let i = 0; i < 15; i += 1) {
    await write({ email: `opfer${i}@x.de`, wantsCopy: true }, shopper);
  }
  expect((await count(`outbox where kind = 'mail:contact_copy'`)) - before).toBe(10);
});

test('a client address with too many messages has to wait, and these are not stored', async () => {
  const shopper = engine.shopper({ address: '203.0.113.8' });
  for (let i = 0; i < 20; i += 1) await write({ email: 'flut@x.de' }, shopper);
  await expect(write({ email: 'flut@x.de' }, shopper)).rejects.toMatchObject({
    key: 'security.tooManyRequests',
    code: 429,
  });
  expect(await count(`contact_message where email = 'flut@x.de'`)).toBe(20);
});

test('the order is recorded only for its buyer', async () => {
  const variationId = (await engine.fixture.item({ name: 'Weiß' })).variationIds[0]!;
  const buyer = await readyToOrder(engine, [{ variationId }]);
  const form = await offer(buyer);
  const { id } = await buyer.do((shop) => shop.doPlaceOrder(form));
  await write({ email: 'ANNA@example.de', orderId: id, subject: 'Meine Bestellung' });
  await write({ email: 'fremd@example.de', orderId: id, subject: 'Deine Bestellung' });
  await write({ email: 'anna@example.de', orderId: 2 ** 31 - 1, subject: 'Keine Bestellung' });
  const { rows } = await engine.pool.query(
    `select subject, order_id from contact_message where order_number is not null order by id`,
  );
  expect(rows).toEqual([
    { subject: 'Meine Bestellung', orderId: id },
    { subject: 'Deine Bestellung', orderId: null },
    { subject: 'Keine Bestellung', orderId: null },
  ]);
});

test('twenty concurrent copies of one submission are one message', async () => {
  const submissionId = 'contact-submission-at-once-0001';
  const address = (i: number) => engine.shopper({ address: `198.51.100.${i}` });
  await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      write({ submissionId, email: 'gleich@x.de', wantsCopy: true }, address(i)),
    ),
  );
  expect(await count(`contact_message where email = 'gleich@x.de'`)).toBe(1);
  expect(await copies('gleich@x.de')).toBe(1);
});

test.each([
  ['email', 'anna@', 'contactMail.emailInvalid'],
  ['subject', 'a\r\nBcc: b@example.de', undefined],
  ['message', 'x'.repeat(5001), undefined],
  ['orderId', 2 ** 31, undefined],
  ['orderId', -1, undefined],
  ['id', 1, undefined],
])('%s: %s is refused', async (field, value, key) => {
  const before = await count('contact_message');
  await expect(write({ [field]: value })).rejects.toMatchObject(key ? { key } : {});
  expect(await count('contact_message')).toBe(before);
});
