import { URI, type TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { createOperator } from '../../app/services/commerce/team/operators/create-operator';
import { LOGIN_LIMITS } from '../../app/services/commerce/visitors/passwords/limit-login';
import { COUNTED_TRIES } from '../support/counted-tries';
import type { ShopClient, ShopPage } from '../support/shop-client';
import { rawRequest } from '../support/raw-request';
import { useSharedShop } from '../support/use-shop';
import { triedIn, words } from '../support/words';

const shop = useSharedShop();
const PASSWORD = 'blaue Wand, weiße Decke';
let count = 0;
let email: string;
let client: ShopClient;

beforeEach(async () => {
  count += 1;
  email = `operator-${count}@example.com`;
  await createOperator(
    { pool: shop.pool, now: () => new Date() },
    {
      email,
      name: 'Ada Farbig',
      password: PASSWORD,
    },
  );
  await shop.query('delete from rate_limit');
  client = shop.client();
});

async function logIn(fields: Record<string, string> = {}, prefix = ''): Promise<ShopPage> {
  const page = await client.get(`${prefix}/operator/login`);
  return client.submit(page.form('button[value=password]'), {
    email,
    password: PASSWORD,
    ...fields,
  });
}

/** The next code: it is valid now, and still when the shop's clock has moved on a little. */
function next(app: TOTP): string {
  return app.generate({ timestamp: Date.now() + 30_000 });
}

function cookieLine({ headers }: ShopPage, name: string): string | undefined {
  return headers.getSetCookie().find((line) => line.startsWith(`${name}=`));
}

describe.each(triedIn('de'))('under "$prefix"', ({ prefix }) => {
  const locale = prefix === '/en' ? 'en' : 'de';

  test('the page of the team redirects to the log-in, and the log-in back', async () => {
    const sent = await client.get(`${prefix}/operator`);
    expect(sent.status).toBe(303);
    const page = await client.follow(sent);
    expect(page.text('h1')).toBe(words(locale, 'operator.loginTitle'));
    const entered = await client.submit(page.form('button[value=password]'), {
      email,
      password: PASSWORD,
    });
    expect(entered.status).toBe(303);
    expect(new URL(entered.headers.get('location')!, entered.url).pathname).toBe(
      `${prefix}/operator`,
    );
    const team = await client.follow(entered);
    expect(team.text('main')).toContain(email);
    expect(team.headers.get('cache-control')).toBe('no-store');
    expect(cookieLine(entered, 'pwa')).toMatch(/^pwa=[\w.-]{64}; Path=\/; SameSite=Lax$/);
    const left = await client.submit(team.form('button[value=log-out]'));
    expect(client.cookie('pwa')).toBeUndefined();
    expect(client.cookie('shop_operator')).toBeUndefined();
    const after = await client.follow(left);
    expect(after.text('#notices')).toContain(words(locale, 'operator.loggedOut'));
    expect((await client.get(`${prefix}/operator`)).status).toBe(303);
  });

  test('errors are reported, and the address stays', async () => {
    const refused = await logIn({ password: 'falsch' }, prefix);
    expect(refused.status).toBe(422);
    expect(refused.errorCodes()).toEqual(['operator.loginFailed']);
    expect(refused.text('#error-summary')).toContain(words(locale, 'operator.loginFailed'));
    expect(refused.document.querySelector<HTMLInputElement>('[name=email]')!.value).toBe(email);
    expect(refused.document.title).toContain(words(locale, 'common.errorTitlePrefix'));
    expect(refused.html).not.toContain('falsch');
    const empty = await logIn({ email: '', password: '' }, prefix);
    expect(empty.errorCodes()).toEqual(['email.required', 'password.required']);
    for (const key of ['email', 'password'] as const) {
      const text = words(locale, `errorMessages.${key}.required`);
      expect(empty.text('#error-summary')).toContain(text);
    }
  });
});

test('the answer does not reveal whether an account exists', async () => {
  const known = await logIn({ password: 'falsch' });
  const unknown = await logIn({ email: 'nobody@example.com', password: 'falsch' });
  expect(unknown.status).toBe(known.status);
  expect(unknown.html.replaceAll('nobody@example.com', email)).toBe(known.html);
});

test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', '/\t/evil.example'])(
  'a log-in redirects to no other shop: %s',
  async (redirect) => {
    const entered = await logIn({ redirect });
    expect(entered.status).toBe(303);
    expect(new URL(entered.headers.get('location')!, entered.url).pathname).toBe('/operator');
  },
);

test('many tries are slowed down, with the time to wait', COUNTED_TRIES, async () => {
  for (let tried = 0; tried < LOGIN_LIMITS.account.max; tried += 1) await logIn({ password: 'x' });
  const refused = await logIn();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('a token set by another person opens nothing after the log-in', async () => {
  client.setCookie('shop_operator', 'A'.repeat(43));
  await logIn();
  expect(client.cookie('shop_operator')).not.toBe('A'.repeat(43));
  const first = client.cookie('shop_operator')!;
  const stranger = shop.client();
  stranger.setCookie('shop_operator', first);
  expect((await stranger.get('/operator')).status).toBe(200);
  await client.post('/operator/login', { intent: 'password', email, password: PASSWORD });
  expect((await stranger.get('/operator')).status).toBe(303);
});

test('neither a shopper nor the cookie of the tools gets in', async () => {
  client.setCookie('pwa', 'true');
  client.setCookie('shop_session', 'A'.repeat(43));
  expect((await client.get('/operator')).status).toBe(303);
  expect((await client.post('/operator', { intent: 'offer' })).status).toBe(303);
});

test('an operator shops like anybody else', async () => {
  await logIn();
  const guest = await client.post('/guest/login', { email: 'shopper@example.com' });
  expect(guest.headers.get('location')).toBe('/checkout');
  expect((await client.get('/operator')).status).toBe(200);
});

test('a code from the phone is set up, required, and turned off again', async () => {
  await logIn();
  const team = await client.get('/operator');
  const offered = await client.submit(team.form('button[value=offer]'));
  expect(offered.status).toBe(200);
  const key = offered.text('code').replaceAll(' ', '');
  const app = URI.parse(`otpauth://totp/x?secret=${key}`) as TOTP;

  const refused = await client.submit(offered.form('button[value=turn-on]'), { code: '000000' });
  expect(refused.status).toBe(422);
  expect(refused.errorCodes()).toEqual(['operator.codeFailed']);
  expect(refused.text('code').replaceAll(' ', '')).toBe(key);
  const first = app.generate();
  const on = await client.submit(refused.form('button[value=turn-on]'), { code: first });
  expect((await client.follow(on)).text('#notices')).toContain(words('de', 'operator.turnedOn'));

  await client.submit((await client.get('/operator')).form('button[value=log-out]'));
  const waiting = await client.follow(await logIn());
  expect(waiting.text('h1')).toBe(words('de', 'operator.codeTitle'));
  expect((await client.get('/operator')).status).toBe(303);
  const form = waiting.form('button[value=code]');
  expect((await client.submit(form, { code: first })).errorCodes()).toEqual([
    'operator.codeFailed',
  ]);
  const entered = await client.submit(form, { code: next(app) });
  expect((await client.follow(entered)).text('main')).toContain(email);

  const wrong = await client.submit(
    (await client.get('/operator')).form('button[value=turn-off]'),
    {
      password: 'falsch',
    },
  );
  expect(wrong.errorCodes()).toEqual(['operator.passwordFailed']);
  const off = await client.submit(wrong.form('button[value=turn-off]'), { password: PASSWORD });
  expect((await client.follow(off)).text('#notices')).toContain(words('de', 'operator.turnedOff'));
});

test('of two concurrent uses of one code one succeeds', async () => {
  await logIn();
  const offered = await client.post('/operator', { intent: 'offer' });
  const app = URI.parse(
    `otpauth://totp/x?secret=${offered.text('code').replaceAll(' ', '')}`,
  ) as TOTP;
  const first = app.generate();
  await client.submit(offered.form('button[value=turn-on]'), { code: first });
  const rivals = [shop.client(), shop.client()];
  for (const rival of rivals) {
    await rival.post('/operator/login', { intent: 'password', email, password: PASSWORD });
    expect(rival.cookie('pwa')).toBeUndefined();
  }
  const code = next(app);
  const answers = await Promise.all(
    rivals.map((rival) => rival.post('/operator/login', { intent: 'code', code })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422]);
});

describe('input that no person types', () => {
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const login = (password: string) =>
    `intent=password&email=ada%40example.com&password=${password}`;

  test.each<[name: string, status: number, headers: Record<string, string>, body: string]>([
    ['JSON', 415, { 'Content-Type': 'application/json' }, '{"email":"a@example.com"}'],
    ['plain text', 415, { 'Content-Type': 'text/plain' }, login('x')],
    ['another charset', 400, { 'Content-Type': `${form['Content-Type']}; charset=utf-7` }, 'a=1'],
    ['100 kB of password', 413, form, login('x'.repeat(100_000))],
    ['50 kB of password', 422, form, login('x'.repeat(50_000))],
    ['signs that are none', 400, form, login('%FF%FE')],
    ['a zero in password and address', 422, form, `${login('%00')}&email=%00`],
    ['an address with a zero', 422, form, 'intent=password&email=a%00@example.com&password=x'],
    ['no field at all', 422, form, ''],
    ['an intent of its own', 422, form, 'intent=__proto__'],
    ['a code of nobody', 303, form, 'intent=code&code=123456'],
  ])('%s: %i', async (_, status, headers, body) => {
    const answer = await rawRequest(shop.server.origin, {
      method: 'POST',
      path: '/operator/login',
      headers,
      body,
    });
    expect(answer.status).toBe(status);
    expect(String(answer.headers['set-cookie'] ?? '')).not.toContain('shop_operator=');
  });
});

test('too many attempts are reported in both languages', async () => {
  for (const prefix of ['', '/en']) {
    await shop.query('delete from rate_limit');
    for (let tried = 0; tried < LOGIN_LIMITS.account.max; tried += 1) {
      await logIn({ password: 'x' }, prefix);
    }
    const refused = await logIn({}, prefix);
    const locale = prefix ? 'en' : 'de';
    expect(refused.text('h1')).toBe(words(locale, 'errorPages.tooManyTitle'));
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    const wait = words(locale, 'errorPages.tooManyMinutes', { count: Math.ceil(seconds / 60) });
    expect(refused.text('main')).toContain(wait);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(refused.headers.get('content-security-policy')).toContain("script-src 'none'");
  }
});

test('no password, token or address is written into the log', async () => {
  await logIn({ password: 'geheim-im-Protokoll' });
  await logIn();
  const token = client.cookie('shop_operator')!;
  await client.get('/operator');
  const output = await shop.log();
  expect(output).toContain('/operator/login');
  for (const secret of ['geheim-im-Protokoll', PASSWORD, token, email]) {
    expect(output).not.toContain(secret);
  }
});
