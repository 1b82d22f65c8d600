import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestContext } from '../../../../../tests/support/commerce-context';
import { createTestDatabase, type TestDatabase } from '../../../../../tests/support/database';
import type { CommerceContext } from '../../core/commerce-context';
import { newsletterKey } from './newsletter-key';
import { newsletterOperations } from './operations';

const WISH = { consentText: 'Ich möchte den Newsletter erhalten.' };
let database: TestDatabase;
let ctx: CommerceContext;
let now = new Date('2026-11-21T09:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = await createTestContext(database.pool, { lang: 'de', now: () => now });
});
afterAll(() => database.drop());

type Subscriber = { id: number; requestedAt: Date; confirmed: boolean; ended: boolean };

async function subscriber(email: string): Promise<Subscriber> {
  const { rows } = await database.pool.query<Subscriber>(
    `select id, requested_at, confirmed_at is not null as confirmed,
            ended_at is not null as ended from newsletter_subscriber where email = $1`,
    [email],
  );
  return rows[0]!;
}

async function linkOf(email: string) {
  const { id, requestedAt } = await subscriber(email);
  return { newsletterEmailId: id, authString: newsletterKey(ctx.secret, id, requestedAt) };
}

async function mailCount(): Promise<number> {
  const { rows } = await database.pool.query(
    `select 1 from outbox where kind = 'mail:newsletter_opt_in'`,
  );
  return rows.length;
}

test('an address is subscribed only after its link was opened, and unsubscribed by the same link', async () => {
  const shop = newsletterOperations(ctx);
  await shop.doSubscribeNewsletter({ ...WISH, email: 'Anna@example.com' });
  expect(await subscriber('anna@example.com')).toMatchObject({ confirmed: false });
  const link = await linkOf('anna@example.com');
  expect(await shop.doEmailConfirmation({ ...link, authString: `${link.authString}x` })).toBe(
    false,
  );
  expect(await shop.doEmailConfirmation(link)).toBe(true);
  expect(await subscriber('anna@example.com')).toMatchObject({ confirmed: true, ended: false });
  expect(await shop.deleteNewsletterSubscription(link)).toBe(true);
  expect(await subscriber('anna@example.com')).toMatchObject({ ended: true });
  expect(await shop.doEmailConfirmation(link)).toBe(false);
});

test('a confirmed subscriber gets no second mail, and the answer is the same', async () => {
  const shop = newsletterOperations(ctx);
  await shop.doSubscribeNewsletter({ ...WISH, email: 'ben@example.com' });
  await shop.doEmailConfirmation(await linkOf('ben@example.com'));
  const mails = await mailCount();
  await shop.doSubscribeNewsletter({ ...WISH, email: 'ben@example.com' });
  expect(await mailCount()).toBe(mails);
  expect(await subscriber('ben@example.com')).toMatchObject({ confirmed: true });
});

test('a new request invalidates the older link, and links expire', async () => {
  const shop = newsletterOperations(ctx);
  await shop.doSubscribeNewsletter({ ...WISH, email: 'cleo@example.com' });
  const older = await linkOf('cleo@example.com');
  now = new Date(now.getTime() + 60_000);
  await shop.doSubscribeNewsletter({ ...WISH, email: 'cleo@example.com' });
  expect(await shop.doEmailConfirmation(older)).toBe(false);
  const newer = await linkOf('cleo@example.com');
  now = new Date(now.getTime() + 31 * 24 * 60 * 60 * 1000);
  expect(await shop.doEmailConfirmation(newer)).toBe(false);
});

test('a mailbox gets at most three mails a day, whoever requests them', async () => {
  const shop = newsletterOperations(ctx);
  const before = await mailCount();
  for (let request = 0; request < 6; request += 1) {
    now = new Date(now.getTime() + 1_000);
    await shop.doSubscribeNewsletter({ ...WISH, email: `dora+${request}@example.com` });
  }
  expect((await mailCount()) - before).toBe(3);
});

test('a wrong address is refused', async () => {
  const wish = { ...WISH, email: 'no-address' };
  await expect(newsletterOperations(ctx).doSubscribeNewsletter(wish)).rejects.toMatchObject({
    key: 'newsletter.createFailed',
    cause: { email: 'email.valid' },
  });
});

const settingsMails = async () =>
  (await database.pool.query(`select 1 from outbox where kind = 'mail:newsletter_settings'`))
    .rowCount;

/** The operations for a customer who is logged in with this address, confirmed or not. */
async function customer(email: string, isProven = true) {
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into customer (email, lang) values ($1, 'de')
     on conflict (lower(email)) do update set email = excluded.email returning id`,
    [email],
  );
  const known = { id: rows[0]!.id, email, firstName: 'Kai', lastName: 'Konto', classId: 1 };
  const visitor = { ...ctx.visitor, customer: { ...known, showNetPrices: false, isProven } };
  return newsletterOperations({ ...ctx, visitor });
}

test('the holder of a link sees the subscription, changes its names and ends it', async () => {
  const shop = newsletterOperations(ctx);
  await shop.doSubscribeNewsletter({ ...WISH, email: 'rechte@example.com', lastName: 'Alt' });
  const link = await linkOf('rechte@example.com');
  expect(await shop.getNewsletterSubscription(link)).toEqual({
    email: 'rechte@example.com',
    firstName: '',
    lastName: 'Alt',
    state: 'pending',
    canChange: true,
  });
  await shop.doEmailConfirmation(link);
  expect(await shop.setNewsletterNames({ firstName: 'Änne', lastName: 'Neu', link })).toBe(true);
  expect(await shop.getNewsletterSubscription(link)).toMatchObject({
    firstName: 'Änne',
    lastName: 'Neu',
    state: 'active',
  });
  const wrong = { ...link, authString: 'x' };
  expect(await shop.getNewsletterSubscription(wrong)).toBeNull();
  expect(await shop.setNewsletterNames({ firstName: 'Mallory', link: wrong })).toBe(false);
  expect(await shop.deleteNewsletterSubscription(wrong)).toBe(false);
  expect(await shop.deleteNewsletterSubscription(link)).toBe(true);
  expect(await shop.getNewsletterSubscription(link)).toMatchObject({ state: 'ended' });
  expect(await shop.setNewsletterNames({ firstName: 'Änne', link })).toBe(false);
});

test('without a link the customer sees the state of their own subscription, and no names of others', async () => {
  const nobody = newsletterOperations(ctx);
  expect(await nobody.getNewsletterSubscription()).toBeNull();
  expect(await nobody.deleteNewsletterSubscription()).toBe(false);
  const shop = await customer('Konto@example.com');
  expect(await shop.getNewsletterSubscription()).toMatchObject({ state: 'none' });
  await nobody.doSubscribeNewsletter({ ...WISH, email: 'konto@example.com', firstName: 'Geheim' });
  expect(await shop.getNewsletterSubscription()).toMatchObject({
    firstName: 'Kai',
    state: 'pending',
  });
  expect(await shop.deleteNewsletterSubscription()).toBe(true);
  expect(await subscriber('konto@example.com')).toMatchObject({ ended: true });
  const anna = await customer('anna@example.com');
  expect(await anna.deleteNewsletterSubscription()).toBe(true);
  expect(await subscriber('konto@example.com')).toMatchObject({ ended: true });
});

test('an unconfirmed account cannot end or rename a subscription of others (attack 70)', async () => {
  const email = 'opfer@example.com';
  await newsletterOperations(ctx).doSubscribeNewsletter({ ...WISH, email, firstName: 'Olga' });
  await newsletterOperations(ctx).doEmailConfirmation(await linkOf(email));
  const stranger = await customer(email, false);
  expect(await stranger.getNewsletterSubscription()).toMatchObject({
    state: 'active',
    canChange: false,
  });
  expect(await stranger.setNewsletterNames({ firstName: 'Mallory' })).toBe(false);
  expect(await stranger.deleteNewsletterSubscription()).toBe(false);
  expect(await subscriber(email)).toMatchObject({ ended: false });
  const owner = await customer(email);
  expect(await owner.getNewsletterSubscription()).toMatchObject({ canChange: true });
  expect(await owner.deleteNewsletterSubscription()).toBe(true);
});

test('an account may end a subscription that it requested', async () => {
  const email = 'selbst@example.com';
  const shop = await customer(email, false);
  await shop.doSubscribeNewsletter({ ...WISH, email });
  await shop.doEmailConfirmation(await linkOf(email));
  expect(await shop.getNewsletterSubscription()).toMatchObject({ canChange: true });
  expect(await shop.deleteNewsletterSubscription()).toBe(true);
  expect(await subscriber(email)).toMatchObject({ ended: true });
});

test('a link is mailed only to subscribers, three a day, and the answer reveals nothing', async () => {
  const shop = newsletterOperations(ctx);
  await shop.doSubscribeNewsletter({ ...WISH, email: 'verloren@example.com' });
  const before = (await settingsMails())!;
  await shop.doRequestNewsletterLink({ email: 'niemand@example.com' });
  await shop.doRequestNewsletterLink({ email: 'keine Adresse' });
  expect(await settingsMails()).toBe(before);
  for (let i = 0; i < 5; i += 1) {
    now = new Date(now.getTime() + 1000);
    await shop.doRequestNewsletterLink({ email: ' Verloren@example.com' });
  }
  expect(await settingsMails()).toBe(before + 3);
});
