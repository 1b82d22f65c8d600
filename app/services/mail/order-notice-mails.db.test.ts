import { afterEach, expect, test } from 'vitest';
import { getReady, offer } from '../../../tests/support/shopper';
import { useTestEngine } from '../../../tests/support/use-test-engine';
import { startOutbox } from '../commerce/core/outbox/run-outbox';
import { mailHandlers } from './mail-handlers';
import type { MailMessage } from './mailer';

const SELLER = 'laden@example.de';
let white: number;

const engine = useTestEngine(async ({ fixture, index, pool }) => {
  const made = await fixture.item({
    name: 'Weiß',
    variations: [{ price: 1000, stock: 900, attributes: { Gebinde: '1 l' } }],
  });
  white = made.variationIds[0]!;
  await index.applyChanges('everything');
  await pool.query(
    `insert into setting (key, value) values ('seller', $1)
    on conflict (key) do update set value = excluded.value`,
    [JSON.stringify({ email: SELLER })],
  );
});

afterEach(async () => {
  await engine.pool.query('delete from outbox');
  await engine.pool.query(`delete from setting where key = 'orders'`);
});

/** Returns the messages sent until the outbox is empty again. */
async function delivered(refused = ''): Promise<MailMessage[]> {
  const sent: MailMessage[] = [];
  const { pool, index, now } = engine;
  const mailer = {
    async send(message: MailMessage) {
      if (message.to === refused) throw Object.assign(new Error('550'), { permanent: true });
      sent.push(message);
    },
    forget: async () => undefined,
    close: async () => undefined,
  };
  const base = { pool, index, now, secret: Buffer.alloc(32, 7) };
  const handlers = mailHandlers({
    ...base,
    mailer,
    publicOrigin: 'https://shop.example',
    media: '',
  });
  const outbox = startOutbox({ pool, handlers, now, pollMs: 3_600_000 });
  await outbox.runOnce();
  await outbox.stop();
  return sent;
}

let serial = 0;

async function place({ lang = 'de' }: { lang?: 'de' | 'en' } = {}) {
  serial += 1;
  const email = `anna${serial}@example.de`;
  const shopper = engine.shopper({ address: `198.51.100.${serial}`, lang });
  await shopper.do((shop) => shop.doAddCartItems([{ variationId: white, quantity: 2 }]));
  await getReady(shopper, { email });
  const form = await offer(shopper);
  const { id } = await shopper.do((shop) => shop.doPlaceOrder(form));
  return { id, email };
}

const toSeller = (mails: MailMessage[]) => mails.filter(({ to }) => to === SELLER);

test('the seller is informed of each order: goods, total, payment and delivery', async () => {
  const { id, email } = await place();
  const [mail, ...more] = toSeller(await delivered());
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ subject: `Neue Bestellung ${id}: 24,90\u00a0€`, replyTo: email });
  for (const part of [
    '2 × Weiß',
    '24,90',
    'Vorkasse',
    'Noch offen: 24,90\u00a0€',
    'Hauptstraße 12 a',
    email,
    `npm run order -- sent ${id}`,
  ]) {
    expect(mail!.text).toContain(part);
  }
});

test('an order in English is reported in the language of the shop', async () => {
  const { id } = await place({ lang: 'en' });
  const [mail] = toSeller(await delivered());
  expect(mail!.subject).toContain(`Neue Bestellung ${id}`);
});

test('a confirmation that is sent again reports no new order', async () => {
  const { id } = await place();
  expect(toSeller(await delivered())).toHaveLength(1);
  await engine.pool.query('delete from outbox');
  await engine.pool.query(
    `insert into outbox (kind, dedupe_key, payload, next_at, created_at)
     values ('mail:order_received', $1, $2, $3, $3)`,
    [`mail:order_received:${id}:again:2026-11-23`, JSON.stringify({ orderId: id }), engine.now()],
  );
  expect(await delivered()).toHaveLength(1);
});

test('the seller is informed of an order whose buyer gets no mail', async () => {
  const { email } = await place();
  expect(toSeller(await delivered(email))).toHaveLength(1);
});

test('a shop can turn them off, and one without a mailbox sends none', async () => {
  await engine.pool.query(
    `insert into setting (key, value) values ('orders', '{"sellerNotice": false}')`,
  );
  await place();
  expect(toSeller(await delivered())).toEqual([]);
  await engine.pool.query(`delete from setting where key = 'orders'`);
  await engine.pool.query(`update setting set value = '{"email": ""}' where key = 'seller'`);
  const { email } = await place();
  expect((await delivered()).map(({ to }) => to)).toEqual([email]);
});
