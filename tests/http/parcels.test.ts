import { expect, test } from 'vitest';
import { newCustomer, orderAsCustomer } from '../support/customer-order';
import { plainGoods } from '../support/goods';
import { becomeGuest, orderForm, placeOrder } from '../support/guest';
import { useSharedShop } from '../support/use-shop';
import { words } from '../support/words';

const shop = useSharedShop();
const TEMPLATE = 'https://track.example/{lang}?piece={number}';

/** Two parcels of an order, of a carrier with a tracking page and one without. */
async function addParcels(id: number | string) {
  await shop.query(
    `insert into parcel_service (id, name, tracking_url) values (901, 'Elbpost', $1), (902, 'Bote', null)
     on conflict (id) do update set tracking_url = excluded.tracking_url`,
    [TEMPLATE],
  );
  await shop.query(
    `insert into order_parcel (order_id, parcel_service_id, tracking_number, sent_at)
     values ($1, 901, '00340434161094015902', now()), ($1, 902, 'B-77', now())`,
    [id],
  );
}

const LINK = (lang: string) => `https://track.example/${lang}?piece=00340434161094015902`;

test('a customer tracks parcels and returns goods from the list and the order, in both languages', async () => {
  const goods = await plainGoods(shop, { free: 20, count: 1 });
  const customer = await newCustomer(shop, 'parcels@example.com');
  const order = await orderAsCustomer(shop, customer, goods, { isSent: true });
  await addParcels(order.id);
  const returnPath = `/my-account/new-return/${order.id}/${order.accessKey}`;
  for (const [lang, prefix] of [
    ['de', ''],
    ['en', '/en'],
  ] as const) {
    for (const path of ['/my-account/my-orders', `/my-account/my-orders/${order.id}`, order.path]) {
      const page = await customer.get(prefix + path);
      const link = page.document.querySelector(`main a[href="${LINK(lang)}"]`);
      expect(link?.getAttribute('rel'), path).toBe('noreferrer');
      expect(page.text('main .parcels')).toContain('B-77');
      const back = page.document.querySelector(`main a[href="${prefix}${returnPath}"]`);
      expect(back?.textContent, path).toContain(words(lang, 'returns.newTitle'));
    }
  }
  expect((await customer.get(returnPath)).status).toBe(200);
  const sent = (ago: string) =>
    shop.query('update orders set sent_at = now() - $2::interval where id = $1', [order.id, ago]);
  await sent('31 days');
  const later = await customer.get('/my-account/my-orders');
  expect(later.text(`main a[href="${returnPath}"]`)).toContain(words('de', 'returns.claimTitle'));
  // Too long ago for a fault as well: the return link is gone, the parcels stay.
  await sent('3 years');
  const list = await customer.get('/my-account/my-orders');
  expect(list.html).not.toContain(returnPath);
  expect(list.html).toContain(LINK('de').replace('&', '&amp;'));
});

test('a guest tracks parcels and gets a link to the form behind the key, once the goods were sent', async () => {
  const goods = await plainGoods(shop, { free: 20, count: 1 });
  const client = shop.client();
  await becomeGuest(client, { email: 'parcels-guest@example.com', goods });
  const placed = await placeOrder(client, await orderForm(client));
  const path = new URL(placed.headers.get('location') ?? '', placed.url).pathname;
  const [, , id = ''] = path.split('/');
  const title = words('de', 'returns.newTitle');
  const before = await client.get(path);
  expect(before.text('.confirmation-links')).not.toContain(title);
  expect(before.document.querySelector('.parcels')).toBeNull();
  await shop.query(`update orders set status = 'shipped', sent_at = now() where id = $1`, [id]);
  await addParcels(id);
  const page = await client.get(path);
  expect(page.html).toContain(LINK('de'));
  const links = [...page.document.querySelectorAll('.confirmation-links a')];
  const back = links.find((link) => link.textContent === title);
  expect(back?.getAttribute('href')).toBe(`${path}/return`);
});

test('a template with another target is no link', async () => {
  const goods = await plainGoods(shop, { free: 20, count: 1 });
  const customer = await newCustomer(shop, 'parcels-template@example.com');
  const order = await orderAsCustomer(shop, customer, goods, { isSent: true });
  await addParcels(order.id);
  const wrong = shop.query(
    `update parcel_service set tracking_url = 'javascript:alert({number})' where id = 901`,
  );
  await expect(wrong).rejects.toThrow(/parcel_service_tracking_url/);
  await shop.query(
    `update parcel_service set tracking_url = 'https://a.example/@{number}' where id = 902`,
  );
  const page = await customer.get(order.path);
  expect(page.html).toContain('href="https://a.example/@B-77"');
});
