import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestContext } from '../../../tests/support/commerce-context';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database';
import { accountKey } from '../commerce/people/account-mails/account-key';
import {
  queueAccountLinkMail,
  queueAccountMail,
  queueFarewellMail,
} from '../commerce/people/account-mails/queue-account-mails';
import { transact, type CommerceContext } from '../commerce/core/commerce-context';
import { startOutbox } from '../commerce/core/outbox/run-outbox';
import { mailHandlers } from './mail-handlers';
import type { MailMessage } from './mailer';

let database: TestDatabase;
let ctx: CommerceContext;
let customerId: number;
let now = new Date('2026-11-23T08:00:00Z');
const sent: MailMessage[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = await createTestContext(database.pool, { lang: 'en', now: () => now });
  const { rows } = await database.pool.query(
    `insert into customer (email, lang) values ('anna@example.de', 'de') returning id`,
  );
  customerId = rows[0].id;
});
beforeEach(() => {
  now = new Date('2026-11-23T08:00:00Z');
  sent.length = 0;
});
afterAll(() => database.drop());

/** Queues mails in a transaction and sends those due at `then`. */
async function deliver(queue: (ctx: CommerceContext) => Promise<void>, then = now) {
  await transact(ctx, queue);
  now = then;
  const { pool, index, secret } = ctx;
  const mailer = {
    send: async (message: MailMessage) => void sent.push(message),
    forget: async () => undefined,
    close: async () => undefined,
  };
  const handlers = mailHandlers({
    pool,
    index,
    secret,
    now: ctx.now,
    mailer,
    publicOrigin: 'https://shop.example',
    media: '',
  });
  const troubles: unknown[] = [];
  const outbox = startOutbox({
    pool,
    handlers,
    now: ctx.now,
    onTrouble: (error) => troubles.push(error),
  });
  await outbox.runOnce();
  await outbox.stop();
  expect(troubles).toEqual([]);
  return sent.map(({ to, subject }) => `${to}: ${subject}`);
}

test('a new customer gets one mail, in their language', async () => {
  const queue = (ctx: CommerceContext) => queueAccountMail(ctx, 'registered', { customerId });
  expect(await deliver(queue)).toEqual([expect.stringMatching(/^anna@example.de: Your account/)]);
  expect(await deliver(queue)).toHaveLength(1);
});

test('a link to set a password is sent while it is valid, with a key that is not stored', async () => {
  const requestedAt = now;
  const queue = (ctx: CommerceContext) =>
    queueAccountLinkMail(ctx, 'password-reset', { customerId, requestedAt });
  await deliver(queue);
  const key = accountKey(ctx.secret, { link: 'password-reset', customerId, requestedAt });
  expect(sent[0]!.text).toContain(`https://shop.example/en/password-reset/${customerId}/${key}`);
  const { rows } = await database.pool.query('select payload::text from outbox');
  expect(JSON.stringify(rows)).not.toContain(key);
});

test('a link that has expired before its mail can be sent is not sent', async () => {
  const requestedAt = new Date('2026-11-23T08:00:01Z');
  const queue = (ctx: CommerceContext) =>
    queueAccountLinkMail(ctx, 'password-reset', { customerId, requestedAt });
  expect(await deliver(queue, new Date('2026-11-23T08:31:00Z'))).toEqual([]);
});

test('a change of address: a link to the new one, a notice to the former one', async () => {
  const change = { customerId, requestedAt: now, to: 'neu@example.de' };
  await deliver((ctx) => queueAccountLinkMail(ctx, 'email-change', change));
  await deliver((ctx) =>
    queueFarewellMail(ctx, 'email_changed', { customerId, to: 'anna@example.de', isProven: true }),
  );
  expect(sent.map(({ to }) => to)).toEqual(['neu@example.de', 'anna@example.de']);
  expect(sent[1]!.text).not.toContain('neu@example.de');
});

test('a deleted account is confirmed though its row is gone; other mails have no recipient', async () => {
  const gone = { customerId: 999_999, to: 'weg@example.de', isProven: false };
  await deliver((ctx) => queueFarewellMail(ctx, 'account_deleted', gone));
  await deliver((ctx) => queueAccountMail(ctx, 'password_changed', { customerId: 999_999 }));
  expect(sent.map(({ to }) => to)).toEqual(['weg@example.de']);
});
