import { beforeEach, describe, expect, test } from 'vitest';
import { COUNTED_TRIES } from '../support/counted-tries';
import { register } from '../support/customer';
import { plainGoods } from '../support/goods';
import { ADDRESS, becomeGuest, orderForm, orderNumber, placeOrder } from '../support/guest';
import { useSharedShop } from '../support/use-shop';
import { triedIn, words } from '../support/words';

const shop = useSharedShop();
beforeEach(() => shop.query('delete from rate_limit'));

let serial = 0;
const newMail = () => `auskunft${(serial += 1)}@example.com`;

async function ask(email: string, prefix = '') {
  const client = shop.client();
  const page = await client.get(`${prefix}/data-request`);
  return client.submit(page.form('main form'), { email });
}

/** The path of the link in the mail that comes to an address. */
async function linkFor(email: string, lang: 'de' | 'en' = 'de') {
  const mail = await shop.mailTo(email, lang === 'de' ? /^Ihre Daten bei/ : /^Your data at/);
  return new URL(/https?:\S+\/data-request\/\d+\/\S+/.exec(mail.text ?? '')![0]).pathname;
}

async function guestOrder(email: string) {
  const client = shop.client();
  await becomeGuest(client, { email, goods: await plainGoods(shop, { count: 1 }) });
  return orderNumber(await placeOrder(client, await orderForm(client)))!;
}

describe.each(triedIn('en'))('under "$prefix"', ({ prefix, lang }) => {
  test('a guest gets their stored data by a mailed link, once, to read and as JSON', async () => {
    const email = newMail();
    const order = await guestOrder(email);
    const sent = await ask(email.toUpperCase(), prefix);
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${prefix}/data-request`]);
    expect((await shop.client().follow(sent)).status).toBe(200);

    const path = await linkFor(email, lang);
    const client = shop.client();
    const page = await client.get(path);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    expect(page.html).not.toContain(email);
    // Viewing the page has not used the link; the button does, and pressing it twice counts once.
    const form = (await client.get(path)).form('main form');
    const answers = [await client.submit(form), await client.submit(form)];
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    const opened = await client.follow(answers[0]!);
    const links = [...opened.document.querySelectorAll('.data-links a')];
    const [html, json] = links.map((link) => link.getAttribute('href')!);

    const file = await client.get(json!);
    expect(file.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(file.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[\w-]+\.json"$/,
    );
    expect(file.headers.get('cache-control')).toBe('no-store');
    expect(JSON.parse(file.html)).toMatchObject({ email, orders: [{ number: order }] });
    const readable = await client.get(html!);
    expect(readable.document.documentElement.getAttribute('lang')).toBe(lang);
    expect(readable.text()).toContain(ADDRESS.lastName);
    expect(readable.text('h1')).toBe(words(lang, 'ownData.title'));

    // A stranger who finds the link later, in a shared mailbox, gets nothing.
    const stranger = shop.client();
    const again = await stranger.get(path);
    expect(again.errorCodes()).toEqual(['dataRequest.over']);
    expect(again.document.querySelector('main form')).toBeNull();
    const refused = await stranger.post(path, { visit: 'x'.repeat(22) });
    expect([refused.status, refused.errorCodes()]).toEqual([422, ['dataRequest.over']]);
    for (const visit of ['', 'x'.repeat(22), '../x', 'x'.repeat(20_000)]) {
      const answer = await stranger.get(`${path}/download?format=json&visit=${visit}`);
      expect([303, 414, 431]).toContain(answer.status);
      expect(answer.html).not.toContain(ADDRESS.lastName);
    }

    // A download after half an hour fails as well, and the page says so.
    const id = path.split('/').at(-2);
    await shop.query(
      "update data_request set opened_at = opened_at - interval '1 hour' where id = $1",
      [id],
    );
    const late = await client.follow(await client.get(json!));
    expect([late.status, late.errorCodes()]).toEqual([200, ['dataRequest.over']]);
  });

  test('the answer is the same for an unknown address', async () => {
    const [known, unknown] = [newMail(), newMail()];
    await guestOrder(known);
    const answers = [await ask(known, prefix), await ask(unknown, prefix)];
    const pages = await Promise.all(answers.map((answer) => shop.client().follow(answer)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(pages[0]!.text('main h1')).toBe(pages[1]!.text('main h1'));
    const client = shop.client();
    const form = (await client.get(await linkFor(unknown, lang))).form('main form');
    const opened = await client.follow(await client.submit(form));
    const json = opened.document.querySelector('.data-links a[href*=json]')!.getAttribute('href')!;
    expect(JSON.parse((await client.get(json)).html)).toMatchObject({ email: unknown, orders: [] });
  });

  test('an invalid address is refused, and stays in the field', async () => {
    for (const [email, code] of [
      ['', 'email.required'],
      ['anna@', 'email.valid'],
      ['a@b.de, c@d.de', 'email.valid'],
      ['x'.repeat(50_000), 'email.valid'],
    ]) {
      const refused = await ask(email!, prefix);
      expect([refused.status, refused.errorCodes()]).toEqual([422, [code]]);
      expect(refused.form('main form').fields.email).toBe(email);
    }
  });
});

test(
  'a form by a program is refused: the honeypot, no token, and too many from one address',
  COUNTED_TRIES,
  async () => {
    const email = newMail();
    const client = shop.client();
    const page = await client.get('/data-request');
    const trap = await client.submit(page.form('main form'), { email, website: 'x' });
    expect([trap.status, trap.errorCodes()]).toEqual([422, ['botCheck.honeypot']]);
    const bare = await client.post('/data-request', { email });
    expect([bare.status, bare.errorCodes()]).toEqual([422, ['botCheck.token']]);
    const statuses: number[] = [];
    for (let i = 0; i < 21; i += 1) statuses.push((await ask(newMail())).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 303), 429]);
    expect(await shop.query('select from data_request where email = $1', [email])).toEqual([]);
  },
);

test('an invalid link is a missing page, or opens nothing', async () => {
  const client = shop.client();
  for (const path of [
    '/data-request/0/x',
    '/data-request/x/y',
    `/data-request/1/${'x'.repeat(44)}`,
  ]) {
    expect((await client.get(path)).status).toBe(404);
    expect((await client.post(path, {})).status).toBe(404);
  }
  const wrong = `/data-request/999999/${'x'.repeat(43)}`;
  expect((await client.get(wrong)).errorCodes()).toEqual(['dataRequest.over']);
  expect((await client.post(wrong, { visit: 'x'.repeat(22) })).status).toBe(422);
  expect((await client.post(wrong, {})).status).toBe(422);
});

test('it is linked from the expected pages', async () => {
  for (const prefix of ['', '/en']) {
    for (const path of ['/privacy-policy', '/order-lookup']) {
      const page = await shop.client().get(`${prefix}${path}`);
      expect(page.document.querySelector(`main a[href="${prefix}/data-request"]`)).not.toBeNull();
    }
  }
  const client = shop.client();
  await register(client, newMail());
  const page = await client.get('/my-account/personal-data');
  expect(page.document.querySelector('main a[href="/data-request"]')).not.toBeNull();
});
