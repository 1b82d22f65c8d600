import { expect, test, vi } from 'vitest';
import { register } from '../support/customer';
import { useSharedShop } from '../support/use-shop';

const shop = useSharedShop();

test('the newsletter starts after the button of the mailed page, not by opening it', async () => {
  const client = shop.client();
  const home = await client.get('/');
  const sent = await client.submit(home.form('form[action="/newsletter"]'), {
    email: 'Leser@example.com',
    privacy: 'true',
  });
  expect(sent.status).toBe(303);
  expect((await client.follow(sent)).text()).toContain('Bitte bestätigen Sie die Anmeldung');

  const mail = await shop.mailTo('leser@example.com', /bestätigen Sie Ihre Anmeldung/);
  const link = /https?:\S+\/newsletter\/confirm\/\S+/.exec(mail.text ?? '')![0];
  const page = await client.get(new URL(link).pathname);
  expect(await confirmedCount()).toBe(0);

  const confirmed = await client.submit(page.form('main form'));
  expect(confirmed.status).toBe(303);
  expect(await confirmedCount()).toBe(1);

  const leave = /https?:\S+\/newsletter\/unsubscribe\/\S+/.exec(mail.text ?? '')![0];
  await client.submit((await client.get(new URL(leave).pathname)).form('main form'));
  expect(await confirmedCount()).toBe(0);
});

test('a wrong link is refused without revealing whether the address is known', async () => {
  const answer = await shop.client().post('/newsletter/confirm/1/wrong', {});
  expect(answer.status).toBe(422);
  expect(answer.text('main')).toContain('ungültig oder abgelaufen');
});

/** A manual post, with the hidden fields of the page's form. */
async function post(fields: Record<string, string>, path = '/newsletter') {
  const client = shop.client();
  const { formToken } = (await client.get(path)).form('main form').fields;
  return client.post(path, { formToken: String(formToken), ...fields });
}

test('address and consent are needed; the names are not', async () => {
  const answer = await post({ email: 'x' }, '/en/newsletter');
  expect(answer.status).toBe(422);
  expect(answer.errorCodes().toSorted()).toEqual(['email.valid', 'privacy.required']);
  expect(answer.form('main form').fields.email).toBe('x');
});

test('the published block decides whether names are required, not the form', async () => {
  const content = { text: {}, input: { displayNameInput: true, nameIsRequired: true } };
  const block = { name: 'NewsletterSubscribe', type: 'content', meta: { uuid: 'names' }, content };
  const home = `(identifier, type, lang) = ('index', 'immutable', 'en')`;
  const [before] = await shop.query<{ blocks: object[] }>(
    `select blocks from block_document where ${home}`,
  );
  const show = (blocks: object[]) =>
    shop.query(`update block_document set blocks = $1 where ${home}`, [JSON.stringify(blocks)]);
  await show([block]);
  const client = shop.client();
  // The cached page is dropped as soon as this process has been notified of the change.
  const form = await vi.waitFor(
    async () => {
      const found = (await client.get('/en')).form('form[action="/en/newsletter"]');
      expect(found.fields).toMatchObject({ page: 'index', block: 'names', firstName: '' });
      return found;
    },
    { timeout: 60_000, interval: 100 },
  );
  const typed = { email: 'reader@example.com', privacy: 'true', lastName: 'Reader' };
  const refused = await client.submit(form, typed);
  expect(refused.status).toBe(422);
  expect(refused.errorCodes()).toEqual(['firstName.required']);
  const again = refused.form('main form');
  expect(again.fields).toMatchObject(typed);
  expect((await client.submit(again, { nameIsRequired: 'false' })).status).toBe(422);
  expect((await client.submit(again, { firstName: 'Rita' })).status).toBe(303);
  await show(before!.blocks);
  await expect.poll(async () => (await client.get('/en')).html).not.toContain('value="names"');
});

test('a sign-up from a removed block is accepted without names', async () => {
  const stale = { email: 'late@example.com', privacy: 'true', page: 'index', block: 'gone' };
  expect((await post(stale)).status).toBe(303);
});

test('a filled honeypot must be emptied, and nothing is stored', async () => {
  const typed = { email: 'reader.bot@example.com', privacy: 'true', website: 'http://spam' };
  const answer = await post(typed);
  expect(answer.status).toBe(422);
  expect(answer.errorCodes()).toEqual(['botCheck.honeypot']);
  expect(
    await shop.query(`select 1 from newsletter_subscriber where email = 'reader.bot@example.com'`),
  ).toHaveLength(0);
});

test('a reader who lost the mails requests a link, changes the names and unsubscribes', async () => {
  const email = 'verloren@example.com';
  await post({ email, privacy: 'true' });
  await shop.query('update newsletter_subscriber set confirmed_at = now() where email = $1', [
    email,
  ]);

  const client = shop.client();
  const ask = (await client.get('/en/newsletter/settings')).form('main form');
  for (const address of ['nobody@example.com', email]) {
    const sent = await client.submit(ask, { email: address });
    expect(sent.status).toBe(303);
    expect((await client.follow(sent)).text()).toContain('we have sent it a link');
  }
  const wrong = await client.submit(ask, { email: 'x' });
  expect([wrong.status, wrong.errorCodes()]).toEqual([422, ['email.valid']]);
  expect(wrong.form('main form').fields.email).toBe('x');

  const mail = await shop.mailTo(email, /ändern oder abmelden/);
  const link = new URL(/https?:\S+\/newsletter\/settings\/\S+/.exec(mail.text ?? '')![0]);
  const page = await client.get(link.pathname);
  expect(page.text('main')).toContain(email);
  const long = await client.submit(page.form('button[value=names]'), { lastName: 'x'.repeat(101) });
  expect([long.status, long.errorCodes()]).toEqual([422, ['name.tooLong']]);
  // The input is preserved for correction.
  expect(long.form('button[value=names]').fields.lastName).toBe('x'.repeat(101));
  const named = await client.submit(page.form('button[value=names]'), { firstName: 'Änne' });
  expect(named.status).toBe(303);
  expect((await client.follow(named)).form('button[value=names]').fields.firstName).toBe('Änne');

  const left = await client.submit(page.form('button[value=unsubscribe]'));
  expect(left.status).toBe(303);
  expect(
    (await client.follow(left)).document.querySelector('[data-newsletter=ended]'),
  ).not.toBeNull();
});

test("a stranger's link opens nothing and changes nothing", async () => {
  const client = shop.client();
  await post({ email: 'fremd@example.com', privacy: 'true' });
  const [row] = await shop.query<{ id: number }>(
    `select id from newsletter_subscriber where email = 'fremd@example.com'`,
  );
  for (const path of [`/newsletter/settings/${row!.id}/wrong`, '/newsletter/settings/x/wrong']) {
    expect((await client.get(path)).status).toBe(404);
    for (const intent of ['names', 'unsubscribe']) {
      const names = { firstName: 'Mallory', lastName: 'Malice' };
      expect((await client.post(path, { intent, ...names })).status).toBe(404);
    }
  }
  expect((await client.post('/newsletter/settings', { intent: 'unsubscribe' })).status).toBe(404);
  expect((await client.post('/newsletter/settings', { intent: 'subscribe' })).status).toBe(404);
  expect(
    await shop.query(
      `select 1 from newsletter_subscriber
       where id = $1 and first_name = '' and ended_at is null`,
      [row!.id],
    ),
  ).toHaveLength(1);
});

test('a customer subscribes, by double opt-in, and unsubscribes in one place', async () => {
  const client = shop.client();
  await register(client, 'leserin@example.com');
  const signUp = (await client.get('/newsletter')).form('main form');
  expect(signUp.fields.email).toBe('leserin@example.com');
  const settings = () => client.get('/newsletter/settings');
  const state = async () =>
    (await settings()).document.querySelector('[data-newsletter]')?.getAttribute('data-newsletter');
  expect(await state()).toBe('none');
  const asked = await client.submit((await settings()).form('button[value=subscribe]'));
  expect(asked.status).toBe(303);
  expect(await state()).toBe('pending');
  await shop.mailTo('leserin@example.com', /bestätigen Sie Ihre Anmeldung/);
  const away = await client.submit((await settings()).form('button[value=unsubscribe]'), {
    redirectTo: '//evil.example/',
  });
  expect(away.headers.get('location')).not.toContain('evil');
  expect(await state()).toBe('ended');
});

async function confirmedCount(): Promise<number> {
  const rows = await shop.query<{ n: number }>(
    `select count(*)::int as n from newsletter_subscriber
     where confirmed_at is not null and ended_at is null and email = 'leser@example.com'`,
  );
  return rows[0]!.n;
}
