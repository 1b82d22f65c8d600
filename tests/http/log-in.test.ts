import { beforeEach, describe, expect, test } from 'vitest';
import { COUNTED_TRIES } from '../support/counted-tries';
import { CUSTOMER_PASSWORD, logIn, register } from '../support/customer';
import { putInCart } from '../support/guest';
import type { ShopPage } from '../support/shop-client';
import { useSharedShop } from '../support/use-shop';
import { triedIn, words } from '../support/words';

const shop = useSharedShop();

beforeEach(() => shop.query('delete from rate_limit'));

let serial = 0;
const newMail = () => `kunde${(serial += 1)}@example.com`;
const pathOf = ({ headers, url }: ShopPage) => new URL(headers.get('location')!, url).pathname;

async function customer() {
  const client = shop.client();
  const email = newMail();
  await register(client, email);
  return { client, email };
}

/** A customer who is logged in is redirected from the log-in. */
async function isLoggedIn(client: ReturnType<typeof shop.client>): Promise<boolean> {
  return (await client.get('/login')).status === 302;
}

describe.each(triedIn('en'))('under "$prefix"', ({ prefix }) => {
  const locale = prefix === '/en' ? 'en' : 'de';

  test('an account is created, logged out of and logged in to again', async () => {
    const client = shop.client();
    const email = newMail();
    const made = await register(client, email, { prefix });
    expect(pathOf(made)).toBe(`${prefix}/my-account`);
    expect(await isLoggedIn(client)).toBe(true);
    for (const path of ['/login', '/register', '/guest/login']) {
      const away = await client.get(`${prefix}${path}`);
      expect([away.status, pathOf(away)]).toEqual([302, prefix || '/']);
    }
    const guest = await client.post(`${prefix}/guest/login`, { email: newMail() });
    expect([guest.status, pathOf(guest)]).toEqual([302, prefix || '/']);

    const left = await client.post(`/api/logout${prefix === '/en' ? '?locale=en' : ''}`, {});
    expect(left.status).toBe(303);
    expect(left.headers.get('clear-site-data')).toBe('"cache"');
    expect((await client.follow(left)).text()).toContain(
      words(locale, 'customer.notice.loggedOut'),
    );
    expect(await isLoggedIn(client)).toBe(false);

    const entered = await logIn(client, email, { path: `${prefix}/login` });
    expect([entered.status, pathOf(entered)]).toEqual([303, `${prefix}/my-account`]);
    expect(await isLoggedIn(client)).toBe(true);
  });

  test('with a company and its VAT number: preserved after an error, then in the account', async () => {
    const client = shop.client();
    const page = await client.get(`${prefix}/register`);
    const part = (of: ShopPage) => of.document.querySelector('main form details');
    expect(part(page)!.hasAttribute('open')).toBe(false);
    const account = { email: newMail(), password: CUSTOMER_PASSWORD, password2: CUSTOMER_PASSWORD };
    const company = {
      companyName: 'Malerei Groß',
      vatNumber: 'DE 12',
      zipCode: '101',
      city: 'Berlin',
    };
    const form = page.form('main form[method=post]');
    const refused = await client.submit(form, { ...account, ...company, privacy: 'on' });
    expect(refused.status).toBe(422);
    // In the order of the page.
    const links = [...refused.document.querySelectorAll('.error-summary a')].map((a) =>
      a.getAttribute('href'),
    );
    expect(links).toEqual(['#vatNumber', '#streetName', '#zipCode']);
    expect(refused.errorCodes().toSorted()).toEqual([
      'streetName.required',
      'vatNumber.format',
      'zipCode.format',
    ]);
    expect(part(refused)!.hasAttribute('open')).toBe(true);
    const again = refused.form('main form[method=post]');
    expect(again.fields).toMatchObject({ ...company, email: account.email, country: '1' });
    expect(again.fields.password ?? '').toBe('');
    for (const link of refused.document.querySelectorAll('.error-summary a')) {
      expect(refused.document.querySelector(link.getAttribute('href')!)).not.toBeNull();
    }
    expect(await isLoggedIn(client)).toBe(false);

    const right = { vatNumber: 'ATU 0000 0002', streetName: 'Lindenweg', zipCode: '10115' };
    const { password, password2 } = account;
    const made = await client.submit(again, { ...right, password, password2 });
    expect(made.status).toBe(303);
    const welcome = await client.follow(made);
    expect(welcome.text()).toContain(words(locale, 'storefrontError.address.vatServerFallback'));
    const book = await client.get(`${prefix}/my-account/billing-details`);
    expect(book.text('main')).toContain('Malerei Groß');
    expect(book.text('main')).toContain(`ATU00000002, ${words(locale, 'vat.state.later')}`);
    const [kept] = await shop.query<{ class_id: number }>(
      'select class_id from customer where email = $1',
      [account.email],
    );
    expect(kept!.class_id).toBe(1);
  });

  test('errors are reported, and the input is preserved except for passwords', async () => {
    const client = shop.client();
    const page = await client.get(`${prefix}/register?redirect=${prefix}/cart`);
    const typed = { firstName: 'Änne', lastName: 'Groß', email: 'änne@', password: 'kurz' };
    const refused = await client.submit(page.form('main form[method=post]'), typed);
    expect(refused.status).toBe(422);
    expect(refused.errorCodes().toSorted()).toEqual([
      'contact.privacyRequired',
      'email.valid',
      'password.length',
      'password.match',
    ]);
    expect(refused.document.title).toMatch(/^(Fehler|Error): /);
    const again = refused.form('main form[method=post]');
    expect(again.fields).toMatchObject({
      firstName: 'Änne',
      lastName: 'Groß',
      email: 'änne@',
      password: '',
      password2: '',
    });
    const weak = { email: newMail(), privacy: 'on', password: 'kurz', password2: 'kurz' };
    const weakAnswer = await client.submit(again, weak);
    expect(weakAnswer.errorCodes()).toEqual(['password.length']);
    const strong = { ...weak, password: CUSTOMER_PASSWORD, password2: CUSTOMER_PASSWORD };
    const done = await client.submit(weakAnswer.form('main form[method=post]'), strong);
    expect(pathOf(done)).toBe(`${prefix}/cart`);
  });
});

test('the log-in reports missing and wrong values', async () => {
  const { email } = await customer();
  const client = shop.client();
  expect((await client.post('/login', {})).errorCodes().toSorted()).toEqual([
    'email.required',
    'password.required',
  ]);
  const wrong = await client.post('/login', { email, password: 'falsch 123' });
  expect([wrong.status, wrong.errorCodes()]).toEqual([422, ['login.loginFailed']]);
  expect(wrong.form('main form[method=post]').fields).toMatchObject({ email, password: '' });
  expect(wrong.html).not.toContain('falsch 123');
  const page = await client.get('/register');
  const taken = await client.submit(page.form('main form[method=post]'), {
    email,
    password: 'grüne Wand 8',
    password2: 'grüne Wand 8',
    privacy: 'on',
  });
  expect([taken.status, taken.errorCodes()]).toEqual([422, ['contact.emailAlreadyExists']]);
});

test('a log-in redirects back, and never to another host (attack 61)', async () => {
  const { email } = await customer();
  const targets = [
    '//evil.example',
    'https:evil.example',
    '/\\evil.example',
    '%2f%2fevil',
    '/\t/evil',
    'javascript:alert(1)',
    'https://localhost:3000@evil',
    '/%0d%0aSet-Cookie:x=1',
  ];
  for (const target of targets) {
    await shop.query('delete from rate_limit');
    const answer = await shop.client().post(`/login?redirect=${encodeURIComponent(target)}`, {
      email,
      password: CUSTOMER_PASSWORD,
      redirect: target,
    });
    expect(answer.status).toBe(303);
    const { origin } = new URL(answer.headers.get('location')!, answer.url);
    expect(origin).toBe(shop.server.origin);
    expect(answer.headers.get('location')).toMatch(/^\/(?!\/)/);
    expect(answer.headers.getSetCookie().join()).not.toContain('x=1');
  }
  const back = await logIn(shop.client(), email, { path: '/en/login?redirect=/en/cart?a=1' });
  expect(back.headers.get('location')).toBe('/en/cart?a=1');
});

test('a log-in that was switched to another language leads on in that language', async () => {
  const { email } = await customer();
  const client = shop.client();
  const page = await client.get('/en/login?redirect=/en/my-account/my-orders?page=2');
  const switched = await client.follow(
    await client.submit(page.form('form.language-list'), { locale: 'de' }),
  );
  expect(switched.url).toContain('/login?redirect=');
  const { pathname, search } = new URL(switched.url);
  const back = await logIn(client, email, { path: pathname + search });
  expect(back.headers.get('location')).toBe('/my-account/my-orders?page=2');
});

test('a new session at log-in; the former, and a logged-out one, open nothing (attacks 16, 17, 19)', async () => {
  const { email } = await customer();
  const client = shop.client();
  await putInCart(client, await anyVariation());
  const planted = client.cookie('shop_session')!;
  const entered = await logIn(client, email);
  const session = client.cookie('shop_session')!;
  expect(session).not.toBe(planted);
  const line = entered.headers.getSetCookie().find((each) => each.startsWith('shop_session='));
  expect(line).toMatch(/; HttpOnly/);
  expect(line).toMatch(/; SameSite=Lax/);
  const intruder = shop.client();
  intruder.setCookie('shop_session', planted);
  expect(await isLoggedIn(intruder)).toBe(false);

  const cart = await client.get('/cart');
  expect(cart.text('.header-cart-count')).toContain('1');
  expect(cart.html).not.toContain(session);
  await client.post('/api/logout', {});
  intruder.setCookie('shop_session', session);
  expect(await isLoggedIn(intruder)).toBe(false);
});

test('log-out is a post, and another site cannot send it', async () => {
  const { client } = await customer();
  expect((await client.get('/api/logout')).status).not.toBe(303);
  const foreign = await client.post('/api/logout', {}, { origin: 'https://evil.example' });
  expect(foreign.status).toBe(403);
  expect(await isLoggedIn(client)).toBe(true);
});

test(
  'brute force is slowed down, for one account and one network (attacks 20 to 23)',
  COUNTED_TRIES,
  async () => {
    const { email } = await customer();
    const { email: other } = await customer();
    const client = shop.client();
    const spelt = [email, email.toUpperCase(), ` ${email} `, email.replace('@', '+x@'), email];
    const statuses: number[] = [];
    for (let i = 0; i < 8; i += 1) {
      const forwarded = { 'x-forwarded-for': `1.2.3.${i}`, forwarded: `for=1.2.3.${i}` };
      const answer = await client.post(
        '/login',
        { email: spelt[i % spelt.length]!, password: `falsch ${i}` },
        forwarded,
      );
      statuses.push(answer.status);
      if (answer.status === 429)
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429, 429]);
    expect((await logIn(shop.client(), other)).status).toBe(303);

    await shop.query('delete from rate_limit');
    const many: number[] = [];
    for (let i = 0; i < 22; i += 1) {
      many.push((await client.post('/login', { email: newMail(), password: 'falsch 1' })).status);
    }
    expect(many.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 422));
    expect(many.slice(20)).toEqual([429, 429]);
  },
);

test('a customer with a known browser logs in while others try passwords (attack 24)', async () => {
  const { client, email } = await customer();
  await client.post('/api/logout', {});
  for (let i = 0; i < 30; i += 1) {
    await shop.client().post('/login', { email, password: `falsch ${i}` });
  }
  expect((await shop.client().post('/login', { email, password: CUSTOMER_PASSWORD })).status).toBe(
    429,
  );
  expect((await logIn(client, email)).status).toBe(303);
});

test('no text reveals which addresses have an account (attack 25)', async () => {
  const { email } = await customer();
  const client = shop.client();
  const bodies = new Set<string>();
  for (const tried of [email, newMail(), email, newMail()]) {
    const answer = await client.post('/login', { email: tried, password: 'falsch 1' });
    bodies.add(plain(answer.html, tried));
  }
  expect(bodies.size).toBe(1);
});

test('malicious input is answered, never with an error of ours', async () => {
  const nasty = ['\u0000', '\uD800', 'a'.repeat(10_000), "' or 1=1--", '<script>alert(1)</script>'];
  const client = shop.client();
  for (const text of nasty) {
    await shop.query('delete from rate_limit');
    const login = await client.post('/login', { email: text, password: text, redirect: text });
    expect([400, 422]).toContain(login.status);
    const fields = { email: text, password: text, password2: text, firstName: text, privacy: text };
    const registered = await client.post('/register', fields);
    expect([400, 422]).toContain(registered.status);
    expect(registered.html).not.toContain('<script>alert(1)');
  }
  expect((await client.post('/login', { email: 'a'.repeat(100_000) })).status).toBe(413);
});

/**
 * The page without the parts that differ by request: the typed address, and the key of the form.
 */
function plain(html: string, email: string): string {
  return html
    .replaceAll(email, '')
    .replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '')
    .replace(/nonce="[^"]*"/g, '');
}

async function anyVariation(): Promise<number> {
  const rows = await shop.query<{ id: number }>(
    `select v.id from variation v join sale_state s on s.variation_id = v.id
     where s.is_offered and v.minimum_order_quantity = 1
       and not exists (select from item_property p join property q on q.id = p.property_id
                       where p.item_id = v.item_id and q.is_required)
     order by v.id limit 1`,
  );
  return rows[0]!.id;
}
