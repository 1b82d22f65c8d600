import { beforeEach, describe, expect, test } from 'vitest';
import { CUSTOMER_PASSWORD, logIn, register } from '../support/customer';
import { rawRequest } from '../support/raw-request';
import type { ShopClient, ShopPage } from '../support/shop-client';
import { useSharedShop } from '../support/use-shop';
import { triedIn, words } from '../support/words';

const shop = useSharedShop();

beforeEach(() => shop.query('delete from rate_limit'));

const OTHER = 'grüne Wand 8';
let serial = 0;
const newMail = () => `ich${(serial += 1)}@example.com`;
const pathOf = ({ headers, url }: ShopPage) => new URL(headers.get('location')!, url).pathname;

async function customer() {
  const client = shop.client();
  const email = newMail();
  await register(client, email);
  return { client, email };
}

async function isLoggedIn(client: ShopClient): Promise<boolean> {
  return (await client.get('/login')).status === 302;
}

/** The path of the link in the latest mail to this address. */
async function linkIn(email: string, subject: RegExp): Promise<string> {
  const { text = '' } = await shop.mailTo(email, subject);
  const link = /https?:\S+\/(?:password-reset|change-email)\/\d+\/[\w-]{43}/.exec(text)![0];
  expect(new URL(link).origin).toBe(shop.server.origin);
  return new URL(link).pathname;
}

describe.each(triedIn('en'))('under "$prefix"', ({ prefix }) => {
  const locale = prefix === '/en' ? 'en' : 'de';

  test('a forgotten password is reset by the mailed link', async () => {
    const { client: before, email } = await customer();
    const client = shop.client();
    const login = await client.get(`${prefix}/login`);
    const forgotten = login.document.querySelector('main a[href$="/reset-password"]')!;
    const page = await client.get(forgotten.getAttribute('href')!);
    const refused = await client.submit(page.form('main form[method=post]'), { email: 'ich@' });
    expect([refused.status, refused.errorCodes()]).toEqual([422, ['email.valid']]);
    const sent = await client.submit(refused.form('main form[method=post]'), { email });
    expect(pathOf(sent)).toBe(`${prefix}/reset-password-success`);
    expect((await client.follow(sent)).text('h1')).toBe(words(locale, 'customer.reset.sentTitle'));

    const path = await linkIn(email, new RegExp(words(locale, 'mail.passwordReset.title')));
    const form = await client.get(path);
    expect(form.headers.get('cache-control')).toBe('no-store');
    expect(form.headers.get('referrer-policy')).toBe('same-origin');
    expect(form.headers.get('x-robots-tag')).toContain('noindex');
    expect(await isLoggedIn(before)).toBe(true);
    const weak = await client.submit(form.form('main form[method=post]'), {
      password: 'kurz',
      password2: 'kurz',
    });
    expect([weak.status, weak.errorCodes()]).toEqual([422, ['password.length']]);
    const chosen = { password: OTHER, password2: OTHER };
    const done = await client.submit(weak.form('main form[method=post]'), chosen);
    expect(pathOf(done)).toBe(`${prefix}/login`);
    expect(await isLoggedIn(before)).toBe(false);
    expect((await logIn(client, email, { password: OTHER })).status).toBe(303);

    const again = await shop.client().get(path);
    expect(again.errorCodes()).toEqual(['contact.unauthorizedPasswordReset']);
    const late = await shop.client().post(path, chosen);
    expect([late.status, late.errorCodes()]).toEqual([422, ['contact.unauthorizedPasswordReset']]);
    expect(await shop.log()).not.toContain(path.split('/').at(-1));
  });

  test('name, address and password are changed, each separately', async () => {
    const { client, email } = await customer();
    const path = `${prefix}/my-account/personal-data`;
    const formOf = async (intent: string) =>
      (await client.get(path)).form(`main form:has([value=${intent}])`);
    const named = await client.submit(await formOf('names'), { firstName: 'Änne', lastName: 'Ö' });
    expect([named.status, pathOf(named)]).toEqual([303, path]);
    expect((await formOf('names')).fields).toMatchObject({ firstName: 'Änne', lastName: 'Ö' });

    const wanted = newMail();
    const wrong = await client.submit(await formOf('email'), {
      email: wanted,
      emailPassword: 'falsch 1',
    });
    expect([wrong.status, wrong.errorCodes()]).toEqual([422, ['contact.passwordWrong']]);
    expect(wrong.form('main form:has([value=email])').fields).toMatchObject({
      email: wanted,
      emailPassword: '',
    });
    const asked = await client.submit(wrong.form('main form:has([value=email])'), {
      emailPassword: CUSTOMER_PASSWORD,
    });
    expect(asked.status).toBe(303);
    const link = await linkIn(wanted, new RegExp(words(locale, 'mail.emailConfirm.title')));
    const confirm = await shop.client().get(link);
    expect(confirm.text('main')).toContain(wanted);
    const confirmed = await shop.client().submit(confirm.form('main form[method=post]'));
    expect(confirmed.status).toBe(303);
    expect((await client.get(path)).text('main')).toContain(wanted);
    await shop.mailTo(email, new RegExp(words(locale, 'mail.emailChanged.title')));
    expect((await shop.client().post(link, {})).status).toBe(422);

    const phone = shop.client();
    await logIn(phone, wanted);
    const empty = await client.submit(await formOf('password'), {});
    expect(empty.errorCodes().toSorted()).toEqual(['password.required']);
    const changed = await client.submit(await formOf('password'), {
      oldPassword: CUSTOMER_PASSWORD,
      password: OTHER,
      password2: OTHER,
    });
    expect(changed.status).toBe(303);
    expect([await isLoggedIn(client), await isLoggedIn(phone)]).toEqual([true, false]);
  });

  test('the data are exported, and the account is deleted', async () => {
    const { client, email } = await customer();
    const download = `${prefix}/my-account/personal-data/download`;
    const json = await client.get(`${download}?format=json`);
    expect(json.headers.get('content-disposition')).toMatch(/^attachment; filename=".+\.json"$/);
    expect(json.headers.get('cache-control')).toBe('no-store');
    expect(JSON.parse(json.html)).toMatchObject({ account: { email } });
    const readable = await client.get(`${download}?format=html`);
    expect(readable.document.documentElement.lang).toBe(locale);
    expect(readable.text('body')).toContain(email);
    expect(readable.text('h1')).toBe(words(locale, 'ownData.title'));
    expect((await shop.client().get(download)).status).toBe(302);

    const page = await client.get(`${prefix}/my-account/delete-account`);
    const wrong = await client.submit(page.form('main .data-page form'), { password: 'x1' });
    expect([wrong.status, wrong.errorCodes()]).toEqual([422, ['contact.passwordWrong']]);
    const gone = await client.submit(wrong.form('main .data-page form'), {
      password: CUSTOMER_PASSWORD,
    });
    expect([gone.status, pathOf(gone)]).toEqual([303, prefix || '/']);
    expect(await isLoggedIn(client)).toBe(false);
    expect((await logIn(shop.client(), email)).errorCodes()).toEqual(['login.loginFailed']);
    await shop.mailTo(email, new RegExp(words(locale, 'mail.accountDeleted.title')));
  });
});

test('a name is shown as text everywhere', async () => {
  const { client } = await customer();
  const firstName = '<script>alert(1)</script>"\'&';
  const intent = 'names';
  await client.post('/my-account/personal-data', { intent, firstName, lastName: '' });
  for (const path of [
    '/my-account/personal-data',
    '/my-account/personal-data/download?format=html',
  ]) {
    expect((await client.get(path)).html).not.toContain('<script>alert');
  }
  const long = { intent, firstName: 'x'.repeat(101), lastName: 'a\u0007b' };
  const refused = await client.post('/my-account/personal-data', long);
  expect([refused.status, refused.errorCodes().toSorted()]).toEqual([
    422,
    ['firstName.maxCharacters', 'lastName.characters'],
  ]);
});

test('the link to an address that has an account meanwhile reports that it cannot be used', async () => {
  const { client } = await customer();
  const path = '/my-account/personal-data';
  const wanted = newMail();
  await client.post(path, { intent: 'email', email: wanted, emailPassword: CUSTOMER_PASSWORD });
  const link = await linkIn(wanted, new RegExp(words('de', 'mail.emailConfirm.title')));
  await register(shop.client(), wanted);
  const late = await client.post(link, {});
  expect([late.status, late.errorCodes()]).toEqual([422, ['contact.unauthorizedEmailChange']]);
  expect(late.text('main')).toContain(words('de', 'customer.email.over'));
});

test('a post that no form of the page sends changes no name', async () => {
  const { client } = await customer();
  const path = '/my-account/personal-data';
  await client.post(path, { intent: 'names', firstName: 'Änne', lastName: 'Groß' });
  for (const intent of ['', 'bogus', 'names']) {
    expect((await client.post(path, { intent })).status).toBe(400);
  }
  const { fields } = (await client.get(path)).form('main form:has([value=names])');
  expect(fields).toMatchObject({ firstName: 'Änne', lastName: 'Groß' });
});

test('a visitor who is not logged in is redirected to the log-in by every page and form of an account', async () => {
  const client = shop.client();
  for (const path of ['/my-account/personal-data', '/my-account/delete-account']) {
    for (const answer of [await client.get(path), await client.post(path, { intent: 'names' })]) {
      expect([answer.status, answer.headers.get('location')]).toEqual([
        302,
        `/login?redirect=${path}`,
      ]);
    }
  }
});

test('requesting a link reveals no account, and does not change its host (attacks 26, 59, 60)', async () => {
  const { email } = await customer();
  const client = shop.client();
  const answers = new Set<string>();
  for (const asked of [email, newMail(), email, newMail()]) {
    const answer = await client.post('/reset-password', { email: asked });
    answers.add(`${answer.status} ${answer.headers.get('location')} ${answer.html}`);
  }
  expect(answers.size).toBe(1);

  const body = `email=${encodeURIComponent(email)}`;
  const poisoned = await rawRequest(shop.server.origin, {
    method: 'POST',
    path: '/reset-password',
    headers: {
      host: 'evil.example',
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(body.length),
    },
    body,
  });
  expect(poisoned.status).toBe(421);
});
