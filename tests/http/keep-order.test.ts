import { beforeEach, describe, expect, test } from 'vitest';
import { CUSTOMER_PASSWORD, logIn, register } from '../support/customer';
import { plainGoods } from '../support/goods';
import { becomeGuest, orderForm, placeOrder } from '../support/guest';
import { useSharedShop } from '../support/use-shop';
import { triedIn, words } from '../support/words';

const shop = useSharedShop();
beforeEach(() => shop.query('delete from rate_limit'));

let serial = 0;

/** An order placed as a guest, with the path of its page. */
async function guestOrder(prefix = '') {
  const client = shop.client();
  const email = `gast${(serial += 1)}@example.com`;
  await becomeGuest(client, { email, goods: await plainGoods(shop, { count: 1 }), prefix });
  const placed = await placeOrder(client, await orderForm(client, `${prefix}/checkout`));
  return { client, email, path: new URL(placed.headers.get('location')!, placed.url).pathname };
}

const ordersOf = (email: string) =>
  shop.query(
    `select o.id from orders o join customer c on c.id = o.customer_id where c.email = $1`,
    [email],
  );

describe.each(triedIn('en'))('under "$prefix"', ({ prefix }) => {
  test('one field on the page of the order creates an account with it', async () => {
    const { client, email, path } = await guestOrder(prefix);
    const page = await client.get(path);
    const form = page.form('.keep-order form');
    const empty = await client.submit(form);
    expect([empty.status, empty.errorCodes()]).toEqual([422, ['password.required']]);
    const weak = await client.submit(empty.form('.keep-order form'), { password: 'Passwort1' });
    expect([weak.status, weak.errorCodes()]).toEqual([422, ['password.common']]);
    const done = await client.submit(weak.form('.keep-order form'), {
      password: CUSTOMER_PASSWORD,
    });
    expect(done.status).toBe(303);
    expect(await ordersOf(email)).toHaveLength(1);
    const kept = await client.follow(done);
    expect(kept.document.querySelector('.keep-order')).toBeNull();
    const again = await client.submit(form, { password: CUSTOMER_PASSWORD });
    expect(again.status).toBe(303);
    expect(await ordersOf(email)).toHaveLength(1);
  });
});

test('a customer with an account adds the order to it by a log-in and a button', async () => {
  const { client, email, path } = await guestOrder();
  await register(shop.client(), email);
  const page = await client.get(path);
  const taken = await client.submit(page.form('.keep-order form'), { password: 'grüne Wand 8' });
  expect([taken.status, taken.errorCodes()]).toEqual([422, ['contact.emailAlreadyExists']]);
  const link = taken.document.querySelector('.keep-order a[href*="/login?"]')!;
  const entered = await logIn(client, email, { path: link.getAttribute('href')! });
  const button = await client.follow(entered);
  const added = await client.submit(button.form('#add'));
  expect(added.status).toBe(303);
  expect(await ordersOf(email)).toHaveLength(1);
});

describe.each(triedIn('en'))('a customer who is logged in, under "$prefix"', ({ prefix }) => {
  test('adds a guest’s order to the account by the button of its page, once', async () => {
    const { client, path } = await guestOrder(prefix);
    const email = `spaet${(serial += 1)}@example.com`;
    await register(client, email, { prefix });
    const page = await client.get(path);
    expect(page.status).toBe(200);
    const form = page.form('.keep-order form');
    expect(page.document.querySelector('.keep-order [type=password]')).toBeNull();
    const answers = await Promise.all([1, 2, 3].map(() => client.submit(form)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await ordersOf(email)).toHaveLength(1);
    const kept = await client.follow(answers[0]!);
    expect(new URL(kept.url).pathname).toBe(path);
    expect(kept.document.querySelector('.keep-order')).toBeNull();
    const lang = prefix === '' ? 'de' : 'en';
    expect(kept.text()).toContain(words(lang, 'customer.notice.orderKept'));
  });
});

test('an order of another account does not exist, whatever is sent', async () => {
  const { client, email, path } = await guestOrder();
  await register(client, email);
  await client.post(`${path}/account`, {});
  const stranger = shop.client();
  await register(stranger, 'zweites.konto@example.com');
  const answers = [
    await stranger.get(path),
    await stranger.get(`${path}/account`),
    await stranger.post(`${path}/account`, {}),
    await stranger.post(`${path}/account`, { password: CUSTOMER_PASSWORD }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  for (const { html } of answers) expect(html).toContain('Gehört zu einem anderen Konto');
  const wrongKey = await stranger.get(path.replace(/.$/, '') + '_');
  expect(wrongKey.status).toBe(404);
  expect(wrongKey.html).not.toContain('Gehört zu einem anderen Konto');
  const nobody = shop.client();
  const login = await nobody.follow(await nobody.get(path));
  expect(new URL(login.url).pathname).toBe('/login');
  expect(login.text('[data-notice=warning]')).toContain(
    words('de', 'storefrontError.order.additionalAuthenticationRequiredLogin'),
  );
  expect(await ordersOf('zweites.konto@example.com')).toEqual([]);
  expect(await ordersOf(email)).toHaveLength(1);
});

test('a device that placed an order offers no account for it once it is in one', async () => {
  const { client, email, path } = await guestOrder();
  await register(client, email);
  await client.post(`${path}/account`, {});
  await client.post('/api/logout', {});
  const page = await client.get(path);
  expect(page.document.querySelector('.keep-order')).toBeNull();
});

test('a stranger who has only the link is asked for a proof, and changes nothing', async () => {
  const { email, path } = await guestOrder();
  const stranger = shop.client();
  await register(stranger, 'fremder@example.com');
  for (const answer of [
    await stranger.get(`${path}/account`),
    await stranger.post(`${path}/account`, {}),
  ]) {
    expect([answer.status, answer.headers.get('location')]).toEqual([302, path]);
  }
  expect((await stranger.get(`${path.replace(/.$/, '')}x/account`)).status).toBe(404);
  expect(await ordersOf('fremder@example.com')).toEqual([]);
  expect(await ordersOf(email)).toEqual([]);
});
