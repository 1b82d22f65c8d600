import { beforeAll, describe, expect, test } from 'vitest';
import { register } from '../support/customer';
import { plainGoods, type Goods } from '../support/goods';
import { ADDRESS, becomeGuest, orderForm, placeOrder, putInCart } from '../support/guest';
import type { ShopClient } from '../support/shop-client';
import { useShop } from '../support/use-shop';
import { words } from '../support/words';

const shop = useShop({ TRUSTED_PROXIES: '127.0.0.1' });
let goods: Goods;
beforeAll(async () => {
  [goods] = (await plainGoods(shop, { free: 40, count: 1 })) as [Goods];
});

let serial = 0;
/** Each client has a different address. */
const from = (number = (serial += 1)) => ({ 'X-Forwarded-For': `203.0.113.${number}` });

async function order(client: ShopClient = shop.client()): Promise<{ id: string; path: string }> {
  serial += 1;
  await becomeGuest(client, { email: `suche-${serial}@example.com`, goods: [goods] });
  const page = await client.follow(await placeOrder(client, await orderForm(client)));
  const path = new URL(page.url).pathname;
  return { path, id: path.split('/')[2]! };
}

describe('an order is found by its number', () => {
  test.each([ADDRESS.zipCode, ' 10 623 ', 'gross-łukasz', 'GROSS-ŁUKASZ'])(
    'and "%s", in both languages',
    async (proof) => {
      const { id, path } = await order();
      for (const prefix of ['', '/en']) {
        const device = shop.client();
        const page = await device.get(`${prefix}/order-lookup`);
        const answer = await device.submit(page.form('main form[method=post]'), {
          orderId: id,
          proof,
        });
        expect([answer.status, answer.headers.get('location')]).toEqual([303, prefix + path]);
        expect((await device.follow(answer)).text('main')).toContain(ADDRESS.city);
      }
    },
  );

  test('not by a wrong proof, and an unknown number gets the same answer', async () => {
    const { id } = await order();
    const device = shop.client();
    const wrong = await device.post('/order-lookup', { orderId: id, proof: '99999' }, from());
    const unknown = await device.post(
      '/order-lookup',
      { orderId: '999999', proof: '99999' },
      from(),
    );
    for (const answer of [wrong, unknown]) {
      expect([answer.status, answer.errorCodes()]).toEqual([422, ['order.softLoginFailed']]);
    }
    expect(wrong.text('.error-summary')).toBe(unknown.text('.error-summary'));
    expect(wrong.document.querySelector('[name=proof]')?.getAttribute('value')).toBe('99999');
    expect(device.cookie('shop_session')).toBeUndefined();
  });

  test.each([
    ['nothing', {}, ['orderId.required', 'proof.required']],
    ['no number', { orderId: 'abc', proof: 'x' }, ['orderId.format']],
    ['a negative number', { orderId: '-1', proof: 'x' }, ['orderId.format']],
    ['too long a number', { orderId: '9'.repeat(50_000), proof: '%' }, ['orderId.format']],
    ['no proof', { orderId: '1', proof: '   ' }, ['proof.required']],
    [
      'signs',
      { orderId: '2147483647', proof: '\u0000\u202e"><script>' },
      ['order.softLoginFailed'],
    ],
  ] as [string, Record<string, string>, string[]][])('refuses %s', async (_, fields, codes) => {
    const answer = await shop.client().post('/order-lookup', fields, from());
    expect([answer.status, answer.errorCodes()]).toEqual([422, codes]);
  });

  test('guessing is limited: for one order only by mail, from one address until later', async () => {
    const { id, path } = await order();
    const device = shop.client();
    for (let tries = 0; tries < 10; tries += 1) {
      await device.post('/order-lookup', { orderId: id, proof: `2000${tries}` }, from());
    }
    const answers = new Set<string>();
    for (const proof of [ADDRESS.zipCode, 'wrong']) {
      const late = await device.post('/order-lookup', { orderId: id, proof }, from());
      expect([late.status, late.errorCodes()]).toEqual([422, ['order.linkMailed']]);
      answers.add(late.text('.error-summary'));
    }
    expect(answers.size).toBe(1);
    const withLink = await shop.client().post(path, { postcode: ADDRESS.zipCode }, from());
    expect(withLink.status).toBe(303);
    const one = from(250);
    for (let tries = 0; tries < 20; tries += 1) {
      await device.post('/order-lookup', { orderId: String(500_000 + tries), proof: 'x' }, one);
    }
    const other = await order();
    const last = { orderId: other.id, proof: ADDRESS.zipCode };
    expect((await device.post('/order-lookup', last, one)).errorCodes()).toEqual([
      'security.tooManyRequests',
    ]);
  });

  test('for a customer it redirects to the log-in', async () => {
    const customer = shop.client();
    await register(customer, 'suche.kundin@example.com');
    await putInCart(customer, goods.variationId);
    const address = { ...ADDRESS, intent: 'shipping-address', addressKind: 'shipping-address' };
    await customer.post('/checkout', { ...address, useAsBilling: 'on' });
    const page = await customer.follow(await placeOrder(customer, await orderForm(customer)));
    const id = new URL(page.url).pathname.split('/')[2]!;
    const device = shop.client();
    const answer = await device.post(
      '/order-lookup',
      { orderId: id, proof: ADDRESS.zipCode },
      from(),
    );
    expect(answer.headers.get('location')).toBe(`/my-account/my-orders/${id}`);
    const login = await device.get(`/my-account/my-orders/${id}`);
    expect(login.status).toBe(302);
    const why = words('de', 'storefrontError.order.additionalAuthenticationRequiredLogin');
    expect((await device.follow(login)).text('[data-notice=warning]')).toContain(why);
    const stranger = shop.client();
    await register(stranger, 'suche.fremde@example.com');
    const refused = await stranger.post(
      '/order-lookup',
      { orderId: id, proof: ADDRESS.zipCode },
      from(),
    );
    expect([refused.status, refused.errorCodes()]).toEqual([422, ['order.otherAccount']]);
  });
});
