import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import config from '../../remix.config.js';
import { createOperator } from '../../app/services/commerce/team/operators/create-operator';
import { newCustomer, orderAsCustomer, type CustomerOrder } from '../support/customer-order';
import { becomeGuest, orderForm, placeOrder } from '../support/guest';
import { plainGoods } from '../support/goods';
import { makeOffer } from '../support/offer';
import type { ShopClient } from '../support/shop-client';
import { useSharedShop } from '../support/use-shop';

/** Access rights: each kind of visitor tries every page that is not public. */
const shop = useSharedShop();
const WHO = ['visitor', 'guest', 'owner', 'other', 'blocked', 'operator'] as const;
type Who = (typeof WHO)[number];
const clients = {} as Record<Who, ShopClient>;
let order: CustomerOrder;
let address: number;
/** The values for {name} in the paths below. */
const places: Record<string, string> = {};

beforeAll(async () => {
  const goods = await plainGoods(shop, { free: 40, count: 1 });
  const email = (who: Who) => `access-${who}@example.com`;
  clients.visitor = shop.client();
  clients.guest = shop.client();
  await becomeGuest(clients.guest, { email: email('guest'), goods });
  const placed = await placeOrder(clients.guest, await orderForm(clients.guest));
  places.guestOrder = new URL(placed.headers.get('location')!, placed.url).pathname;
  await becomeGuest(clients.guest, { email: email('guest'), goods });
  clients.owner = await newCustomer(shop, email('owner'));
  clients.other = await newCustomer(shop, email('other'));
  clients.blocked = await newCustomer(shop, email('blocked'));
  const wanted = goods.map(({ variationId }) => ({ variationId, quantity: 2 }));
  order = await orderAsCustomer(shop, clients.owner, wanted, { isSent: true });
  await shop.query('update customer set is_blocked = true where email = $1', [email('blocked')]);
  const password = 'blaue Wand, weiße Decke';
  const operator = { email: email('operator'), name: 'Olga Grau', password };
  await createOperator({ pool: shop.pool, now: () => new Date() }, operator);
  clients.operator = shop.client();
  await clients.operator.post('/operator/login', {
    intent: 'password',
    email: operator.email,
    password,
  });
  [{ address }] = (await shop.query<{ address: number }>(
    `select min(a.id)::int as address from address a join customer c on c.id = a.customer_id
      where c.email = $1 and a.type_id = 2`,
    [email('owner')],
  )) as [{ address: number }];
  const { variationId } = goods[0]!;
  places.offer = (await makeOffer(shop, { variationId, email: email('owner') })).path;
  places.order = String(order.id);
  places.address = String(address);
  places.key = order.accessKey;
  places.document = String(await documentOf(order.id));
  places.variation = String(variationId);
  const [review] = await shop.query<{ id: number }>(
    'select min(id) as id from review where is_visible and parent_id is null',
  );
  places.review = String(review!.id);
  const [tag] = await shop.query<{ id: number }>('select min(id) as id from tag');
  places.tag = `neu_${tag!.id}`;
});

beforeEach(() => shop.query('delete from rate_limit'));

/** The first document of an order; it is drawn after the order's response. */
function documentOf(orderId: number): Promise<number> {
  return vi.waitFor(
    async () => {
      const [document] = await shop.query<{ id: number }>(
        'select id::int from order_document where order_id = $1 order by id',
        [orderId],
      );
      return document!.id;
    },
    { timeout: 60_000 },
  );
}

/** The statuses for everybody, in the order of `WHO`. */
async function answers(ask: (client: ShopClient) => Promise<{ status: number }>) {
  const statuses: number[] = [];
  for (const who of WHO) statuses.push((await ask(clients[who])).status);
  return statuses.join(' ');
}

const place = (path: string) => path.replace(/\{(\w+)\}/g, (_, name: string) => places[name]!);

const KEY = 'x'.repeat(43);

// visitor, guest, owner, other, blocked, operator
const READ: [path: string, expected: string][] = [
  ['/my-account', '302 302 200 200 302 302'],
  ['/my-account/my-orders', '302 302 200 200 302 302'],
  ['/my-account/my-orders/{order}', '302 302 200 404 302 302'],
  ['/my-account/returns', '302 302 200 200 302 302'],
  ['/my-account/new-return/{order}/{key}', '302 302 200 404 302 302'],
  ['/my-account/wishlist', '302 302 200 200 302 302'],
  ['/my-account/reviews', '302 302 200 200 302 302'],
  ['/my-account/reviews/{variation}', '302 302 200 303 302 302'],
  ['/my-account/replies/{review}', '302 302 200 200 302 302'],
  ['/my-account/shipping-details', '302 302 200 200 302 302'],
  ['/my-account/billing-details', '302 302 200 200 302 302'],
  ['/my-account/personal-data', '302 302 200 200 302 302'],
  ['/my-account/personal-data/download', '302 302 200 200 302 302'],
  ['/my-account/delete-account', '302 302 200 200 302 302'],
  // An order of an account requires its log-in, with the key too.
  ['/confirmation/{order}/{key}', '302 302 200 404 302 302'],
  ['/confirmation/{order}/{key}/order-again', '302 302 200 302 302 302'],
  ['/confirmation/{order}/{key}/payment', '302 302 200 302 302 302'],
  ['/confirmation/{order}/{key}/return', '302 302 200 302 302 302'],
  ['/confirmation/{order}/{key}/review/{variation}', '302 302 200 302 302 302'],
  ['/confirmation/{order}/{key}/documents/{document}.pdf', '302 302 200 302 302 302'],
  // Only the guest has something in the cart.
  ['/checkout', '303 200 303 303 303 303'],
  ['/login', '200 200 302 302 200 200'],
  ['/register', '200 200 302 302 200 200'],
  // An order of a guest requires a proof from other devices, and joins no account without one.
  ['{guestOrder}', '200 200 200 200 200 200'],
  ['{guestOrder}/order-again', '302 200 302 302 302 302'],
  ['{guestOrder}/return', '302 200 302 302 302 302'],
  ['{guestOrder}/review/{variation}', '302 200 302 302 302 302'],
  ['{guestOrder}/account', '302 200 302 302 302 302'],
  ['/confirmation/{order}/{key}/account', '302 302 200 404 302 302'],
  [`/confirmation/{order}/${KEY}`, '404 404 200 404 404 404'],
  ['{offer}', '200 200 200 404 200 200'],
  [`/offer/{order}/${KEY}`, '404 404 404 404 404 404'],
  ['/checkout/addresses?kind=shipping-address', '302 302 303 303 302 302'],
  ['/checkout/preferred-delivery', '303 200 303 303 303 303'],
  ['/checkout/parcel-stations', '303 200 303 303 303 303'],
  ['/readonly-checkout', '303 200 303 303 303 303'],
  ['/guest/login', '200 200 302 302 200 200'],
  ['/reset-password', '200 200 200 200 200 200'],
  ['/reset-password-success', '200 200 200 200 200 200'],
  ['/set-new-password', '200 200 200 200 200 200'],
  [`/password-reset/1/${KEY}`, '200 200 200 200 200 200'],
  [`/change-email/1/${KEY}`, '200 200 200 200 200 200'],
  ['/order-lookup', '200 200 200 200 200 200'],
  ['/newsletter/settings', '200 200 200 200 200 200'],
  [`/newsletter/settings/1/${KEY}`, '404 404 404 404 404 404'],
  [`/newsletter/confirm/1/${KEY}`, '200 200 200 200 200 200'],
  [`/newsletter/unsubscribe/1/${KEY}`, '200 200 200 200 200 200'],
  [`/review-mails/stop/1/${KEY}`, '200 200 200 200 200 200'],
  [`/shade-reminders/stop/1/${KEY}`, '200 200 200 200 200 200'],
  [`/data-request/1/${KEY}`, '200 200 200 200 200 200'],
  [`/data-request/1/${KEY}/download`, '303 303 303 303 303 303'],
  [`/withdrawal?receipt=${KEY}`, '404 404 404 404 404 404'],
  [`/files/${KEY}/wunsch.pdf`, '404 404 404 404 404 404'],
  ['/operator/login', '200 200 200 200 200 303'],
  ['/operator/edit/ratgeber', '303 303 303 303 303 200'],
  ['/operator/preview/ratgeber', '303 303 303 303 303 200'],
  ['/operator/presence/ratgeber', '401 401 401 401 401 200'],
  [`/preview/1/${KEY}`, '404 404 404 404 404 404'],
  ['/operator', '303 303 303 303 303 200'],
  ['/operator/manual', '303 303 303 303 303 200'],
  ['/operator/edit', '303 303 303 303 303 200'],
  ['/operator/preview', '303 303 303 303 303 200'],
  ['/operator/presence', '401 401 401 401 401 200'],
];

test.each(READ)('GET %s: %s', async (path, expected) => {
  expect(await answers((client) => client.get(place(path)))).toBe(expected);
});

const SENT: [path: string, fields: Record<string, string>, expected: string][] = [
  ['/my-account', { variationId: '1', stated: '', note: 'x' }, '302 302 404 404 302 302'],
  ['/my-account/delete-account', { password: 'x' }, '302 302 422 422 302 302'],
  ['/my-account/new-return/{order}/{key}', { note: 'x' }, '302 302 400 404 302 302'],
  ['/confirmation/{order}/{key}/return', { note: 'x' }, '302 302 400 302 302 302'],
  ['{guestOrder}/return', { note: 'x' }, '302 400 302 302 302 302'],
  ['/my-account/reviews/{variation}', { intent: 'create-review' }, '302 302 422 303 302 302'],
  ['/my-account/replies/{review}', { intent: 'create-reply' }, '302 302 422 422 302 302'],
  [
    '/confirmation/{order}/{key}/review/{variation}',
    { intent: 'delete-review' },
    '302 302 404 302 302 302',
  ],
  ['{guestOrder}/review/{variation}', { intent: 'create-review' }, '302 422 302 302 302 302'],
  ['/confirmation/{order}/{key}/payment', { paymentId: '2' }, '302 302 422 302 302 302'],
  [
    '/my-account/personal-data',
    { intent: 'password', oldPassword: 'x' },
    '302 302 422 422 302 302',
  ],
  [
    '/my-account/billing-details',
    { intent: 'delete', addressId: '{address}' },
    '302 302 404 404 302 302',
  ],
  ['/confirmation/{order}/{key}', { postcode: '00000' }, '302 302 303 404 302 302'],
  [
    '/confirmation/{order}/{key}/order-again',
    { intent: 'all', cartVersion: '0' },
    '302 302 303 302 302 302',
  ],
  ['/confirmation/{order}/{key}/account', { password: 'x' }, '302 302 303 404 302 302'],
  ['{guestOrder}', { postcode: '00000' }, '422 303 422 422 422 422'],
  ['{guestOrder}/account', { password: 'x' }, '302 422 302 302 302 302'],
  ['{offer}', { intent: 'reject', text: 'Nein' }, '303 303 303 404 303 303'],
  ['/checkout/preferred-delivery', {}, '303 303 303 303 303 303'],
  ['/checkout/parcel-stations', {}, '303 422 422 303 303 303'],
  [
    '/checkout/addresses',
    { addressId: '{address}', kind: 'shipping-address' },
    '302 302 303 404 302 302',
  ],
  [
    `/password-reset/1/${KEY}`,
    { password: 'grüne Wand 8', password2: 'grüne Wand 8' },
    '422 422 422 422 422 422',
  ],
  [`/change-email/1/${KEY}`, {}, '422 422 422 422 422 422'],
  [`/newsletter/settings/1/${KEY}`, { intent: 'unsubscribe' }, '404 404 404 404 404 404'],
  [`/newsletter/confirm/1/${KEY}`, {}, '422 422 422 422 422 422'],
  [`/newsletter/unsubscribe/1/${KEY}`, {}, '422 422 422 422 422 422'],
  [`/review-mails/stop/1/${KEY}`, {}, '422 422 422 422 422 422'],
  [`/shade-reminders/stop/1/${KEY}`, {}, '422 422 422 422 422 422'],
  [`/data-request/1/${KEY}`, { visit: KEY }, '422 422 422 422 422 422'],
  ['/operator/preview', { intent: 'share' }, '405 405 405 405 405 405'],
  ['/operator/presence', {}, '405 405 405 405 405 405'],
  ['/operator', { intent: 'tour' }, '303 303 303 303 303 303'],
  ['/operator/edit', { intent: 'publish' }, '303 303 303 303 303 303'],
];

test.each(SENT)('POST %s %j: %s', async (path, fields, expected) => {
  const filled = Object.entries(fields).map(([name, value]) => [name, place(value)]);
  const form = Object.fromEntries(filled) as Record<string, string>;
  expect(await answers((client) => client.post(place(path), form))).toBe(expected);
});

test('only its customer can change an address', async () => {
  const path = '/my-account/shipping-details';
  const kept = () => shop.query('select * from address where id = $1', [address]);
  const before = await kept();
  for (const intent of ['delete', 'primary']) {
    const form = { intent, addressId: String(address) };
    for (const who of WHO.filter((each) => each !== 'owner')) {
      const { status } = await clients[who].post(path, form);
      expect(status, `${who} ${intent}`).toBe(who === 'other' ? 404 : 302);
    }
  }
  expect(await kept()).toEqual(before);
  const form = { intent: 'delete', addressId: String(address) };
  expect((await clients.owner.post(path, form)).status).toBe(303);
  expect(await kept()).toEqual([]);
});

test('the attempts of others have changed nothing of the order', async () => {
  const returns = 'select from orders where type_id = 3 and origin_order_id = $1';
  expect(await shop.query(returns, [order.id])).toEqual([]);
  const status = await shop.query(
    'select status, customer_id is not null as owned from orders where id = $1',
    [order.id],
  );
  expect(status).toEqual([{ status: 'shipped', owned: true }]);
});

/** Pages and forms that are the same for everybody, or concern the visitor's own cart and input. */
const FOR_EVERYBODY = [
  '/',
  '/categories',
  '/cart',
  '/wishlist',
  '/search',
  '/tag/{tag}',
  '/withdrawal',
  '/contact',
  '/data-request',
  '/newsletter',
  '/cancellation-form',
  '/cancellation-rights',
  '/legal-disclosure',
  '/privacy-policy',
  '/terms-and-conditions',
  '/declaration-of-accessibility',
  '/shipping',
  '/cookie-settings',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap/pages-1.xml',
  '/feeds/google.xml',
  '/llms.txt',
  '/manifest.webmanifest',
  '/search/suggestions.html',
  '/offline',
  '/blocks/blocksLists.json',
  '/fonts/meta.json',
  '/fonts/stylesheet.css?family=Work+Sans&weights=400,700',
];

test.each(FOR_EVERYBODY)('%s is for everybody', async (path) => {
  const answered = await answers((client) => client.get(place(path)));
  expect(answered.replaceAll('301', '200')).toBe('200 200 200 200 200 200');
});

/** Forms without a page, each with its own tests, and redirects to other pages. */
const ELSEWHERE = [
  '/api/cart',
  '/api/wishlist',
  '/api/locale',
  '/api/consent',
  '/api/logout',
  '/api/editor-exit',
  '/mollie-payment',
  '/blocks/variations/x.svg',
  '/p/1/x',
  '/anything',
];

test('no route was left out', async () => {
  const table = Object.values((await config.routes?.(() => ({}))) ?? {});
  const paths = table
    .filter(({ id, index, path }) => !/^(?:de|en)\//.test(id) && (index || path))
    .map(({ path }) => `/${path ?? ''}`);
  expect(paths.length).toBeGreaterThan(60);
  const tried = [
    ...[...READ, ...SENT].map(([path]) => place(path)),
    ...FOR_EVERYBODY,
    ...ELSEWHERE,
  ];
  const missing = paths.filter((path) => {
    const pattern = path.replace(/:\w+/g, '[^/]+').replace(/\/\*$/, '/.+').replaceAll('.', '\\.');
    const route = new RegExp(`^${pattern.replaceAll('\\.+', '.+')}$`);
    return !tried.some((each) => route.test(each.split('?')[0]!));
  });
  expect(missing).toEqual([]);
});
