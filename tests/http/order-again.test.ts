import { beforeEach, describe, expect, test } from 'vitest';
import { plainGoods, setFreeStock, setPrice, type Goods } from '../support/goods';
import { becomeGuest, orderForm, placeOrder } from '../support/guest';
import type { ShopClient } from '../support/shop-client';
import { useSharedShop } from '../support/use-shop';
import { words } from '../support/words';

const shop = useSharedShop();
let goods: [Goods, Goods];
let client: ShopClient;
let path: string;

let orders = 0;
beforeEach(async () => {
  orders += 1;
  goods = (await plainGoods(shop, { free: 20, count: 2 })) as [Goods, Goods];
  client = shop.client();
  const lines = goods.map(({ variationId }) => ({ variationId, quantity: 2 }));
  await becomeGuest(client, { email: `again-${orders}@example.com`, goods: lines });
  const confirmation = await client.follow(await placeOrder(client, await orderForm(client)));
  path = new URL(confirmation.url).pathname;
  expect(confirmation.html).toContain(`href="${path}/order-again"`);
});

describe('ordering again without script', () => {
  test('puts everything into the cart', async () => {
    const page = await client.get(`${path}/order-again`);
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.document.querySelectorAll('script')).toHaveLength(0);
    const answer = await client.submit(page.form('button[value=all]'));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/cart']);
    const cart = await client.follow(answer);
    expect(cart.text('#notices')).toContain('2 Artikel aus Ihrer Bestellung');
    const quantities = [...cart.document.querySelectorAll('[data-line-quantity]')];
    expect(quantities.map((input) => input.getAttribute('value'))).toEqual(['2', '2']);
  });

  test('shows changed lines first, in both languages, and adds what is available', async () => {
    const [dearer, scarce] = goods;
    await setPrice(shop, dearer.variationId, 99_900);
    await setFreeStock(shop, scarce.variationId, 1);
    const english = await client.get(`/en${path}/order-again`);
    expect(english.text('main h1')).toBe(words('en', 'orderAgain.title'));
    expect(english.text('main')).toContain('€999.00 each');
    const page = await client.get(`${path}/order-again`);
    expect(page.text('main')).toContain(words('de', 'orderAgain.changed'));
    expect(page.text('main')).toContain('Davon haben wir zurzeit 1 Stück.');
    const cart = await client.follow(await client.submit(page.form('button[value=fitting]')));
    const quantities = [...cart.document.querySelectorAll('[data-line-quantity]')];
    expect(quantities.map((input) => input.getAttribute('value'))).toEqual(['2', '1']);
    await setFreeStock(shop, scarce.variationId, 20);
  });

  test('changes since the page was shown lead back to it', async () => {
    const page = await client.get(`${path}/order-again`);
    await setFreeStock(shop, goods[1].variationId, 0);
    const answer = await client.submit(page.form('button[value=all]'));
    expect([answer.status, answer.errorCodes()]).toEqual([422, ['orderAgain.notAsIs']]);
    expect(answer.text('main')).toContain(words('de', 'orderAgain.obstacle.soldOut'));
    await setFreeStock(shop, goods[1].variationId, 20);
  });

  test('a stranger needs a proof first; a wrong key leads nowhere', async () => {
    const stranger = shop.client();
    const led = await stranger.get(`${path}/order-again`);
    expect([led.status, led.headers.get('location')]).toEqual([302, path]);
    const posted = await stranger.post(`${path}/order-again`, { intent: 'all', cartVersion: '0' });
    expect([posted.status, posted.headers.get('location')]).toEqual([302, path]);
    expect(stranger.cookie('shop_session')).toBeUndefined();
    const wrong = path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await client.get(`${wrong}/order-again`)).status).toBe(404);
    expect((await client.post(`${wrong}/order-again`, { intent: 'all' })).status).toBe(404);
  });

  test('invalid fields change nothing', async () => {
    const nonsense: Record<string, string>[] = [
      {},
      { intent: 'all', cartVersion: '-5' },
      { intent: 'x'.repeat(40_000), cartVersion: '1e99' },
      { intent: 'fitting', cartVersion: 'NaN' },
    ];
    for (const fields of nonsense) {
      const answer = await client.post(`${path}/order-again`, fields);
      expect([303, 422]).toContain(answer.status);
    }
    const cart = await client.get('/cart');
    const quantities = [...cart.document.querySelectorAll('[data-line-quantity]')];
    // They all name a cart that did not exist: they make one order.
    expect(quantities.map((input) => input.getAttribute('value'))).toEqual(['2', '2']);
  });
});
