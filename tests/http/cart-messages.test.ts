import { beforeAll, expect, test } from 'vitest';
import { plainGoods, whileNotSold, type Goods } from '../support/goods';
import { putInCart } from '../support/guest';
import { useSharedShop } from '../support/use-shop';
import type { ShopClient } from '../support/shop-client';

const shop = useSharedShop();
let goods: Goods[];

beforeAll(async () => {
  goods = await plainGoods(shop, { free: 60, count: 3 });
  await shop.query(
    `insert into coupon (code, name_de, name_en, percent, minimum_order_value)
     values ('MINDEST', 'M', 'M', 1000, 1)`,
  );
});

async function lineIds(client: ShopClient): Promise<string[]> {
  const page = await client.get('/cart');
  return [...page.html.matchAll(/name="cartItemId" value="(\d+)"/g)].map((found) => found[1]!);
}

test('a coupon and goods that leave the cart are reported beside any other message (4.09, 4.10)', async () => {
  const client = shop.client();
  for (const { variationId } of goods) await putInCart(client, variationId);
  await client.post('/cart', { intent: 'coupon', couponCode: 'MINDEST' });
  await shop.query(`update coupon set minimum_order_value = 100000000 where code = 'MINDEST'`);
  const [first] = await lineIds(client);
  const removed = await whileNotSold(shop, [goods[2]!.variationId], () =>
    client.post('/cart', { intent: 'remove', cartItemId: first! }),
  );
  const text = (await client.follow(removed)).text('#notices').replaceAll(/\s+/g, ' ');
  expect(text).toContain('Der Artikel wurde aus dem Warenkorb entfernt.');
  expect(text).toContain(
    'Der Gutschein MINDEST wurde entfernt, weil er erst ab einem Bestellwert von 1.000.000,00 € gilt.',
  );
  expect(text).toContain('Zurzeit nicht bestellbar und deshalb aus dem Warenkorb entfernt: ');
});

test('after an addition without an answer the cart says where to look (7.09)', async () => {
  const client = shop.client();
  const said = async (path: string) => (await client.get(path)).text('main');
  expect(await said('/cart?unanswered')).toContain('Der Shop hat nicht geantwortet.');
  expect(await said('/en/cart?unanswered')).toContain('The shop did not answer.');
  expect(await said('/cart')).not.toContain('nicht geantwortet');
});

test('the button of the message restores a line removed by mistake', async () => {
  const client = shop.client();
  await putInCart(client, goods[0]!.variationId, 3);
  const [line] = await lineIds(client);
  const removed = await client.post('/cart', { intent: 'remove', cartItemId: line! });
  const page = await client.follow(removed);
  expect(page.text('#notices')).toContain('Rückgängig');
  const back = await client.submit(page.form('#notices form'));
  expect(back.status).toBe(303);
  const cart = await client.follow(back);
  expect(cart.document.querySelector<HTMLInputElement>('[data-line-quantity]')?.value).toBe('3');
});

test('an answer to a script names the changes of the cart (3.73)', async () => {
  const client = shop.client();
  const { variationId } = goods[0]!;
  const ask = async (fields: Record<string, string>) => {
    const answer = await client.post('/api/cart', fields, { Accept: 'application/json' });
    return JSON.parse(answer.html) as Record<string, unknown>;
  };
  const added = await ask({ intent: 'add', productId: String(variationId), quantity: '2' });
  expect(added).toMatchObject({
    apiEvents: {
      AfterBasketChanged: { basket: { itemQuantity: 2, currency: 'EUR' }, showNetPrices: false },
    },
    added: { variationId, quantity: 2 },
  });
  await client.get('/cart');
  const [line] = await lineIds(client);
  const removed = await ask({ intent: 'remove', cartItemId: line! });
  expect(removed).toMatchObject({
    apiEvents: { AfterBasketChanged: { basket: { itemQuantity: 0 } } },
    removed: { variationId, quantity: 2 },
  });
  const refused = await ask({ intent: 'add', productId: '0' });
  expect(refused).not.toHaveProperty('apiEvents');
});

test('goods without a delivery time have no button, and the cart gives the reason for refusing them (Art. 246a § 1 EGBGB)', async () => {
  const { variationId, itemId } = goods[1]!;
  const variations = await shop.query<{ id: number }>(
    'select id from variation where item_id = $1',
    [itemId],
  );
  const ids = variations.map(({ id }) => id);
  const client = shop.client();
  await whileNotSold(shop, ids, async () => {
    const page = await client.follow(await client.get(`/p/${variationId}/x`));
    expect(page.status).toBe(200);
    expect(page.document.querySelector('form.buy button')).toBeNull();
    expect(page.html).toContain('https://schema.org/OutOfStock');
    const answer = await client.follow(await putInCart(client, variationId));
    expect(answer.text('#notices')).toContain('Diese Ausführung ist zurzeit nicht bestellbar.');
  });
});

test('the cart shows the amount missing for free delivery, and the frame the number of its pieces', async () => {
  const client = shop.client();
  await putInCart(client, goods[0]!.variationId, 2);
  const cart = await client.get('/cart');
  const [free] = await shop.query<{ from: number; price: number }>(
    `select t.free_from::int as from, p.price::int as price
     from shipping_price t, variation_price p
     where t.country_id = 1 and t.free_from is not null and p.variation_id = $1
       and p.kind = 'default' and p.minimum_quantity = 1 order by t.shipping_profile_id limit 1`,
    [goods[0]!.variationId],
  );
  const missing = free!.from - 2 * free!.price;
  expect(missing).toBeGreaterThan(0);
  expect(cart.html).toContain(`data-missing="${missing}"`);
  expect(cart.text('.cart-free-shipping')).toMatch(
    /^Noch .* bis zur versandkostenfreien Lieferung/,
  );
  const english = await client.get('/en/cart');
  expect(english.text('.cart-free-shipping')).toMatch(/more for free delivery \(Germany\)/);
});
