import { expect, test, vi } from 'vitest';
import { useShop } from '../support/use-shop';

const shop = useShop();

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

test('a wrong link is refused without telling whether the address is known', async () => {
  const answer = await shop.client().post('/newsletter/confirm/1/wrong', {});
  expect(answer.status).toBe(422);
  expect(answer.text('main')).toContain('ungültig oder abgelaufen');
});

/** A post by hand, with what the page puts into its form. */
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

test('the published block says whether names are required, not what a form says of itself', async () => {
  const content = { text: {}, input: { displayNameInput: true, nameIsRequired: true } };
  const block = { name: 'NewsletterSubscribe', type: 'content', meta: { uuid: 'names' }, content };
  await shop.query(
    `update block_document set blocks = $1
      where (identifier, type, lang) = ('index', 'immutable', 'en')`,
    [JSON.stringify([block])],
  );
  const client = shop.client();
  // The page kept from before is gone as soon as this process has heard of the change.
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
});

test('a sign-up from a block that was taken away is accepted without names', async () => {
  const stale = { email: 'late@example.com', privacy: 'true', page: 'index', block: 'gone' };
  expect((await post(stale)).status).toBe(303);
});

test('a filled honeypot is asked to be left empty, and nothing is kept', async () => {
  const typed = { email: 'bot@example.com', privacy: 'true', website: 'http://spam' };
  const answer = await post(typed);
  expect(answer.status).toBe(422);
  expect(answer.errorCodes()).toEqual(['botCheck.honeypot']);
  expect(
    await shop.query(`select 1 from newsletter_subscriber where email = 'bot@example.com'`),
  ).toHaveLength(0);
});

async function confirmedCount(): Promise<number> {
  const rows = await shop.query<{ n: number }>(
    `select count(*)::int as n from newsletter_subscriber
     where confirmed_at is not null and ended_at is null`,
  );
  return rows[0]!.n;
}
