import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startFakeTurnstile, type FakeTurnstile } from '../fakes/turnstile';
import { startShop, type TestShop } from '../support/shop';
import type { ShopForm } from '../support/shop-client';

let turnstile: FakeTurnstile;
let shop: TestShop;

beforeAll(async () => {
  turnstile = await startFakeTurnstile();
  shop = await startShop({
    BOT_CHECK_SECONDS: '1',
    TURNSTILE_SITE_KEY: 'site-key',
    TURNSTILE_SECRET_KEY: 'secret-key',
    TURNSTILE_ORIGIN: turnstile.origin,
  });
});
afterAll(async () => {
  await shop?.stop();
  await turnstile?.close();
});
beforeEach(async () => {
  turnstile.answerWith({ success: true });
  turnstile.asked.length = 0;
  await shop.query('delete from rate_limit');
});

const TYPED = {
  name: 'Anna Groß',
  email: 'anna@example.de',
  subject: 'Salbei',
  message: 'Welcher Ton passt?',
  privacy: 'true',
};

/** A form after the time that a person needs to fill it in. */
async function openForm(path = '/contact') {
  const client = shop.client();
  const form = (await client.get(path)).form('main form');
  await sleep(1_100);
  return { client, form };
}

async function messages(subject: string): Promise<number> {
  return (await shop.query('select 1 from contact_message where subject = $1', [subject])).length;
}

const without = ({ fields, ...form }: ShopForm, name: string): ShopForm => ({
  ...form,
  fields: Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name)),
});

describe('without script', () => {
  test('a form is sent without the challenge, and none is shown', async () => {
    const { client, form } = await openForm();
    expect((await client.submit(form, TYPED)).status).toBe(303);
    expect(turnstile.asked).toEqual([]);
  });

  test('a client faster than a person, or without the page, must send again', async () => {
    const client = shop.client();
    const form = (await client.get('/en/contact')).form('main form');
    const hasty = await client.submit(form, { ...TYPED, subject: 'Hasty' });
    expect(hasty.status).toBe(422);
    expect(hasty.errorCodes()).toEqual(['botCheck.tooFast']);
    const bare = await client.submit(without(form, 'formToken'), { ...TYPED, subject: 'Hasty' });
    expect([bare.status, bare.errorCodes()]).toEqual([422, ['botCheck.token']]);
    expect(await messages('Hasty')).toBe(0);

    await sleep(1_100);
    const again = bare.form('main form');
    expect(again.fields).toMatchObject({ ...TYPED, subject: 'Hasty' });
    expect((await client.submit(again)).status).toBe(303);
    expect(await messages('Hasty')).toBe(1);
  });

  test('a token is valid for one message, and a filled honeypot for none', async () => {
    const { client, form } = await openForm();
    expect((await client.submit(form, { ...TYPED, subject: 'First' })).status).toBe(303);
    const replayed = await client.submit(form, { ...TYPED, subject: 'Second' });
    expect([replayed.status, replayed.errorCodes()]).toEqual([422, ['botCheck.used']]);
    const trapped = await client.submit(replayed.form('main form'), { website: 'http://spam' });
    expect([trapped.status, trapped.errorCodes()]).toEqual([422, ['botCheck.honeypot']]);
    expect(trapped.form('main form').fields.website).toBe('');
    expect(await messages('Second')).toBe(0);
  });

  test('of twenty messages that a bot sends as fast as it can none arrives', async () => {
    const client = shop.client();
    for (let i = 0; i < 20; i += 1) {
      const form = (await client.get('/contact')).form('main form');
      const answer = await client.submit(form, { ...TYPED, subject: 'Flood' });
      expect(answer.status).toBe(422);
    }
    expect(await messages('Flood')).toBe(0);
  });

  test('the newsletter of a shared page works, and requires bare posts to be sent again', async () => {
    const client = shop.client();
    const form = (await client.get('/')).form('form[action="/newsletter"]');
    expect((await client.submit(form, { email: 'leser@example.de', privacy: 'true' })).status).toBe(
      303,
    );
    const bare = await client.post('/newsletter', { email: 'b@example.de', privacy: 'true' });
    expect([bare.status, bare.errorCodes()]).toEqual([422, ['botCheck.token']]);
    await sleep(1_100);
    expect((await client.submit(bare.form('main form'))).status).toBe(303);
  });
});

describe('with the challenge', () => {
  const solved = { 'cf-turnstile-response': 'solved' };

  test('only pages with forms may load its script', async () => {
    for (const path of ['/contact', '/en/newsletter']) {
      const page = await shop.client().get(path);
      const policy = page.headers.get('content-security-policy')!;
      expect(policy, path).toMatch(new RegExp(`script-src [^;]*${turnstile.origin}`));
      expect(policy, path).toMatch(new RegExp(`frame-src [^;]*${turnstile.origin}`));
      expect(page.document.querySelector('.cf-turnstile'), path).not.toBeNull();
      // It is loaded when a visitor begins to fill in the form, not with the page.
      expect(page.document.querySelector(`script[src^="${turnstile.origin}"]`), path).toBeNull();
    }
    for (const path of ['/', '/cart', '/withdrawal', '/guest/login']) {
      const page = await shop.client().get(path);
      expect(page.headers.get('content-security-policy'), path).not.toContain(turnstile.origin);
      expect(page.html, path).not.toContain('turnstile');
    }
  });

  test.each([
    ['/privacy-policy', /Turnstile von Cloudflare, Inc\..*USA/],
    ['/en/privacy-policy', /Turnstile by Cloudflare, Inc\..*USA/],
  ])('the privacy policy names the service: %s', async (path, named) => {
    const { document } = await shop.client().get(path);
    expect(document.querySelector('main')!.textContent).toMatch(named);
    expect(document.querySelectorAll('script[src]')).toHaveLength(0);
  });

  test('the server asks the service, with the address of the sender', async () => {
    const { client, form } = await openForm();
    const sent = await client.submit(form, { ...TYPED, ...solved });
    expect(sent.status).toBe(303);
    expect(turnstile.asked).toEqual([
      { secret: 'secret-key', response: 'solved', remoteip: '127.0.0.1' },
    ]);
    expect(await shop.query(`select 1 from rate_limit where key like 'form:contact:%'`)).toEqual(
      [],
    );
  });

  test('an invalid response is refused, and the next one is verified', async () => {
    const { client, form } = await openForm();
    turnstile.answerWith({ success: false, 'error-codes': ['timeout-or-duplicate'] });
    const refused = await client.submit(form, { ...TYPED, ...solved, subject: 'Stale' });
    expect([refused.status, refused.errorCodes()]).toEqual([422, ['turnstile.invalid']]);
    expect(await messages('Stale')).toBe(0);
    turnstile.answerWith({ success: true });
    await sleep(1_100);
    expect((await client.submit(refused.form('main form'), solved)).status).toBe(303);
    expect(await messages('Stale')).toBe(1);
  });

  test.each([
    ['is in trouble', null],
    ['refuses our keys', { success: false, 'error-codes': ['invalid-input-secret'] }],
  ])('a service that %s blocks no visitor', async (_, answer) => {
    turnstile.answerWith(answer);
    const { client, form } = await openForm();
    expect((await client.submit(form, { ...TYPED, ...solved })).status).toBe(303);
    expect(shop.server.output()).not.toContain('secret-key');
  });
});
