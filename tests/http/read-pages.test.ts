import { JSDOM } from 'jsdom';
import { beforeAll, expect, test } from 'vitest';
import { register } from '../support/customer';
import { ADDRESS, putInCart } from '../support/guest';
import { plainGoods } from '../support/goods';
import { readForm } from '../support/read-form';
import type { ShopClient, ShopPage } from '../support/shop-client';
import { useSharedShop } from '../support/use-shop';

const shop = useSharedShop();

let client: ShopClient;
let withProperties: string;
beforeAll(async () => {
  const [found] = await shop.query<{ path: string }>(
    `select format('/%s_%s_%s', t.url_path, v.item_id, v.id) as path
       from property p
       join item_property ip on ip.property_id = p.id
       join variation v on v.item_id = ip.item_id
       join item_text t on t.item_id = v.item_id and t.lang = 'de'
      where p.value_type = 'file' order by v.id limit 1`,
  );
  withProperties = found!.path;
  const [goods] = await plainGoods(shop, { count: 1 });
  client = shop.client();
  await register(client, `pages-${Date.now()}@example.com`);
  await putInCart(client, goods!.variationId, 2);
});

/** The parts of a page that tests read, by their parser and by jsdom. */
function expectTheSame({ html, url, document }: ShopPage): void {
  const [expected, read] = [new JSDOM(html, { url }).window.document, document].map((each) => ({
    tree: each.documentElement.outerHTML,
    links: [...each.querySelectorAll('a')].map(({ href }) => href),
    forms: [...each.querySelectorAll('form')].flatMap((form) =>
      [null, ...form.querySelectorAll('button')].map((button) => readForm(form, button, url)),
    ),
  }));
  expect(read, url).toEqual(expected);
  expect(expected!.forms.length, url).toBeGreaterThan(3);
}

/** The parser of the tests reads every form: here it is compared with a complete one. */
test('pages are parsed like in jsdom: their trees, their links and the data of their forms', async () => {
  const paths = ['/', '/contact', '/cart', '/checkout', '/my-account', '/no-such-page'];
  for (const path of [...paths, withProperties, '/en/my-account/shipping-details']) {
    expectTheSame(await client.get(path));
  }
});

test('so are pages that show input again', async () => {
  const typed = { ...ADDRESS, lastName: ' "<b>&amp; \n', zipCode: '1', country: '2' };
  const intent = { intent: 'shipping-address', addressKind: 'shipping-address' };
  const refused = await client.post('/checkout', { ...typed, ...intent });
  expect(refused.status).toBe(422);
  expectTheSame(refused);
  const form = (await client.get('/contact')).form('main form[method=post]');
  const contact = await client.submit(form, {
    ...form.fields,
    message: '\n\n<a>\r\n &quot;',
    email: 'x',
  });
  expect(contact.status).toBe(422);
  expectTheSame(contact);
});
