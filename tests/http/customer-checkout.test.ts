import { beforeEach, describe, expect, test } from 'vitest';
import { CUSTOMER_PASSWORD, logIn, register } from '../support/customer';
import { plainGoods } from '../support/goods';
import { ADDRESS, orderForm, orderNumber, placeOrder, putInCart } from '../support/guest';
import type { ShopClient, ShopPage } from '../support/shop-client';
import { useSharedShop } from '../support/use-shop';
import { triedIn } from '../support/words';

const shop = useSharedShop();
let goods: number[];

beforeEach(async () => {
  await shop.query('delete from rate_limit');
  goods = (await plainGoods(shop)).map(({ variationId }) => variationId);
});

let serial = 0;
const newMail = () => `kauf${(serial += 1)}@example.com`;
const pathOf = ({ headers, url }: ShopPage) => {
  const { pathname, search, hash } = new URL(headers.get('location')!, url);
  return pathname + search + hash;
};

function saveAddress(client: ShopClient, more: Record<string, string> = {}) {
  const fields = { ...ADDRESS, intent: 'shipping-address', addressKind: 'shipping-address' };
  return client.post('/checkout', { ...fields, useAsBilling: 'on', ...more });
}

async function customerWithAddress() {
  const client = shop.client();
  const email = newMail();
  await register(client, email);
  await putInCart(client, goods[0]!);
  expect((await saveAddress(client)).status).toBe(303);
  return { client, email };
}

const BILLING = { ...ADDRESS, companyName: 'Malerei Süß GmbH', vatNumber: 'DE136695976' };

test.each([
  ['the billing address', BILLING, { ...BILLING, vatNumber: '' }],
  ['the name', { firstName: 'Jürgen', lastName: 'Süß' }, { firstName: 'Jürgen', zipCode: '' }],
])(
  'a customer whose account has %s does not type it again for the delivery',
  async (_, more, expected) => {
    const client = shop.client();
    await register(client, newMail(), { more });
    await putInCart(client, goods[0]!);
    const { document } = await client.get('/checkout');
    const typed = Object.keys(expected).map((name) => [
      name,
      document.querySelector(`#checkout-${name}`)?.getAttribute('value') ?? '',
    ]);
    const text = Object.entries(expected).filter(([name]) => name !== 'country');
    expect(Object.fromEntries(typed)).toMatchObject(Object.fromEntries(text));
  },
);

describe.each(triedIn('de'))('under "$prefix"', ({ prefix }) => {
  test('from the cart to an order through the log-in; the next one needs no typing', async () => {
    const email = newMail();
    const known = shop.client();
    await register(known, email);
    await known.post('/api/logout', {});

    const client = shop.client();
    await putInCart(client, goods[0]!);
    const way = await client.get(`${prefix}/guest/login`);
    const link = way.document.querySelector<HTMLAnchorElement>('main a[href*="/login?"]')!;
    const entered = await logIn(client, email, { path: link.getAttribute('href')! });
    expect(pathOf(entered)).toBe(`${prefix}/checkout`);
    expect((await client.follow(entered)).text('#contact-information')).toContain(email);
    expect((await saveAddress(client)).status).toBe(303);
    const first = orderNumber(await placeOrder(client, await orderForm(client)));

    await putInCart(client, goods[1]!);
    const checkout = await client.get(`${prefix}/checkout`);
    expect(checkout.text('#shipping-address')).toContain(ADDRESS.streetName);
    expect(checkout.document.querySelector('#contact-information .checkout-edit')).toBeNull();
    const placing = checkout.form('button[value=place]');
    const second = orderNumber(await client.submit(placing, { terms: 'on' }));
    const orders = await shop.query<{ id: number; email: string }>(
      `select o.id, o.email from orders o join customer c on c.id = o.customer_id
       where c.email = $1 order by o.id`,
      [email],
    );
    expect(orders).toEqual([
      { id: first, email },
      { id: second, email },
    ]);
  });
});

test('the next order uses the preselected values of its page, though none of them is sent', async () => {
  const { client } = await customerWithAddress();
  for (const variationId of [null, goods[1]!]) {
    if (variationId) await putInCart(client, variationId);
    const answer = await placeOrder(client, await orderForm(client));
    expect(answer.errorCodes()).toEqual([]);
    expect(orderNumber(answer)).not.toBeNull();
  }
});

describe.each(triedIn('de'))('from inside the checkout under "$prefix"', ({ prefix }) => {
  test('a guest logs in, and continues with both carts and the addresses of the account', async () => {
    const { client: atHome, email } = await customerWithAddress();
    expect((await atHome.get(`${prefix}/checkout`)).html).not.toContain('/login?');

    const client = shop.client();
    await putInCart(client, goods[1]!);
    const started = await client.get(`${prefix}/checkout`);
    await client.post(`${prefix}/guest/login`, { email: newMail() });
    await saveAddress(client, { city: 'Ulm', zipCode: '89073' });
    const page = await client.get(`${prefix}/checkout`);
    const linkIn = ({ document }: ShopPage) =>
      document.querySelector('#contact-information a[href*="/login?"]')!.getAttribute('href')!;
    expect(linkIn(started)).toBe(linkIn(page));

    const entered = await logIn(client, email, { path: linkIn(page) });
    expect(pathOf(entered)).toBe(`${prefix}/checkout`);
    const checkout = await client.follow(entered);
    expect(checkout.text('#contact-information')).toContain(email);
    expect(checkout.html).not.toContain('/login?');
    expect(checkout.text('#shipping-address')).toContain(ADDRESS.city);
    expect(checkout.html).not.toContain('89073');
    expect(checkout.document.querySelectorAll('.summary-line')).toHaveLength(2);
    const placed = await client.submit(checkout.form('button[value=place]'), { terms: 'on' });
    expect(orderNumber(placed)).not.toBeNull();
  });

  test('a customer who mistypes the password continues as a guest, and loses nothing', async () => {
    const { email } = await customerWithAddress();
    const client = shop.client();
    await putInCart(client, goods[1]!);
    const path = `${prefix}/login?redirect=${prefix}/checkout`;
    const refused = await logIn(client, email, { path, password: 'falsch 123' });
    expect([refused.status, refused.errorCodes()]).toEqual([422, ['login.loginFailed']]);
    const again = await client.submit(refused.form('main form[method=post]'), {
      password: CUSTOMER_PASSWORD,
    });
    expect(pathOf(again)).toBe(`${prefix}/checkout`);
  });
});

test('another address is typed, and selected among the saved ones', async () => {
  const { client } = await customerWithAddress();
  const choice = await client.get('/checkout/addresses?kind=shipping-address');
  expect(choice.text('main li')).toContain(ADDRESS.streetName);

  const form = await client.get('/checkout?edit=new-shipping-address');
  const button = 'button[value=shipping-address]';
  expect(form.form(button).fields).toMatchObject({ firstName: '', edit: 'new-shipping-address' });
  const wrong = await client.submit(form.form(button), {
    ...ADDRESS,
    city: '',
    useAsBilling: null,
  });
  expect([wrong.status, wrong.errorCodes()]).toEqual([422, ['city.required']]);
  const typed = { ...ADDRESS, city: 'Ulm', zipCode: '89073' };
  const saved = await client.submit(wrong.form(button), { ...typed, useAsBilling: null });
  expect(saved.status).toBe(303);
  const checkout = await client.follow(saved);
  expect(checkout.text('#shipping-address')).toContain('Ulm');
  expect(checkout.text('#billing-address')).toContain(ADDRESS.city);

  const both = await client.get('/checkout/addresses?kind=shipping-address');
  expect(both.document.querySelectorAll('main li')).toHaveLength(2);
  const back = await client.submit(both.form('main button[name=addressId]'));
  expect(pathOf(back)).toBe('/checkout#shipping-address');
  expect((await client.follow(back)).text('#shipping-address')).toContain(ADDRESS.city);
});

test('a new address stays open while other parts are saved', async () => {
  const { client } = await customerWithAddress();
  const page = await client.get('/checkout?edit=new-billing-address');
  const saved = await client.submit(page.form('button[value=save]'));
  expect(pathOf(saved)).toContain('?edit=new-billing-address');
});

test('an address of another customer, or an invalid one, cannot be selected', async () => {
  const { client, email } = await customerWithAddress();
  const other = await customerWithAddress();
  const [own] = await shop.query<{ id: number }>(
    `select a.id from address a join customer c on c.id = a.customer_id
     where c.email = $1 and type_id = 2`,
    [other.email],
  );
  const before = await chosenBy(email);
  for (const addressId of [String(own!.id), '0', '-1', 'x', '1e9', '99999999999999', '']) {
    const kind = 'shipping-address';
    const answer = await client.post('/checkout/addresses', { kind, addressId });
    expect([addressId, answer.status]).toEqual([addressId, 404]);
  }
  expect((await client.post('/checkout/addresses', { kind: 'x' })).status).toBe(404);
  expect((await client.get('/checkout/addresses?kind=x')).status).toBe(404);
  expect(await chosenBy(email)).toEqual(before);
});

test('a visitor who is not logged in is redirected to the log-in, and back', async () => {
  const client = shop.client();
  const away = await client.get('/en/checkout/addresses?kind=billing-address');
  expect(away.status).toBe(302);
  expect(away.headers.get('location')).toBe(
    '/en/login?redirect=/en/checkout/addresses%3Fkind%3Dbilling-address',
  );
  expect((await client.post('/checkout/addresses', {})).status).toBe(302);
});

function chosenBy(email: string) {
  return shop.query(
    `select shipping_address_id, version from cart join customer c on c.id = cart.customer_id
     where c.email = $1 and status = 'open'`,
    [email],
  );
}
