import { beforeAll, describe, expect, test } from 'vitest';
import { plainGoods, type Goods } from '../support/goods';
import { becomeGuest, orderForm, orderNumber, placeOrder } from '../support/guest';
import { useSharedShop } from '../support/use-shop';
import type { ShopClient, ShopPage } from '../support/shop-client';

const shop = useSharedShop();
let goods: Goods;

beforeAll(async () => {
  [goods] = (await plainGoods(shop, { count: 1 })) as [Goods];
});

const SESSION = 'shop_session';

/** A guest with goods and an address, ready to order. */
async function guest(name: string): Promise<ShopClient> {
  const client = shop.client();
  await becomeGuest(client, { email: `${name}@example.com`, goods: [goods] });
  return client;
}

/** Sends a form and, as its answer never reached the browser, sends it again. */
async function sentTwice(client: ShopClient, send: () => Promise<ShopPage>): Promise<ShopPage[]> {
  const before = client.cookie(SESSION)!;
  const first = await send();
  expect(client.cookie(SESSION)).not.toBe(before);
  client.setCookie(SESSION, before);
  return [first, await send()];
}

const cartCount = async (client: ShopClient) =>
  (await client.get('/cart')).document.querySelectorAll('.cart-line').length;

describe('another e-mail address gives the session a new token; sent twice', () => {
  test('by the button of the contact, the cart is not lost', async () => {
    const client = await guest('zuerst');
    const form = (await client.get('/checkout?edit=contact')).form('button[value=contact]');
    const answers = await sentTwice(client, () =>
      client.submit(form, { email: 'danach@example.com' }),
    );
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(answers[1]!.headers.get('location')).toBe(answers[0]!.headers.get('location'));
    expect(await cartCount(client)).toBe(1);
  });

  test('by the order button, both lead to the one order', async () => {
    const client = await guest('vorher');
    const form = await orderForm(client);
    const [first, again] = await sentTwice(client, () =>
      placeOrder(client, { ...form, fields: { ...form.fields, email: 'nachher@example.com' } }),
    );
    expect(orderNumber(first!)).not.toBeNull();
    expect(orderNumber(again!)).toBe(orderNumber(first!));
  });

  test('another form with the replaced token opens nothing', async () => {
    const client = await guest('eigen');
    const thief = shop.client();
    thief.setCookie(SESSION, client.cookie(SESSION)!);
    const [own, stolen] = [await client.get('/checkout'), await thief.get('/checkout')].map(
      (page) => page.form('#checkout'),
    );
    const typed = { intent: 'contact', email: 'geheim@example.com' };
    await client.submit(own!, typed);
    const answer = await thief.submit(stolen!, typed);
    expect(answer.headers.get('location')).toBe('/cart');
    expect(await cartCount(thief)).toBe(0);
    expect(await cartCount(client)).toBe(1);
  });
});
