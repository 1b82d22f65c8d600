import {
  cartGetters,
  categoryTreeGetters,
  facetGetters,
  orderGetters,
  paymentProviderGetters,
  productGetters,
  productPriceGetters,
  shippingProviderGetters,
  userAddressGetters,
} from '@plentymarkets/shop-api';
import { beforeAll, describe, expect, test } from 'vitest';
import { CUSTOMER_PASSWORD } from '../support/customer';
import { addCoupon, plainGoods, type Goods } from '../support/goods';
import { expectCleanLedger } from '../support/ledger';
import { CallFailed, publicClient } from '../support/public-client';
import { rawRequest } from '../support/raw-request';
import { useSharedShop } from '../support/use-shop';

const shop = useSharedShop();
let goods: Goods[];
beforeAll(async () => {
  goods = await plainGoods(shop);
  await addCoupon(shop, 'WIRE');
});

/** Getters accept the contract's own types; those are tested here. */
type Any = never;

const ADDRESS = {
  firstName: 'Wera',
  lastName: 'Draht',
  streetName: 'Leitungsweg',
  apartment: '7',
  city: 'Berlin',
  country: '1',
  zipCode: '10115',
  phoneNumber: '',
  primary: true,
};

test('a browser sends a call that a log-in overtook once more, with its new cookie', async () => {
  const [{ variationId }] = goods as [Goods];
  const call = (path: string, args: object, session: string, headers = {}) =>
    rawRequest(shop.server.origin, {
      method: 'POST',
      path,
      headers: {
        'Content-Type': 'application/json',
        'Sec-Fetch-Site': 'same-origin',
        ...(session && { Cookie: session }),
        ...headers,
      },
      body: JSON.stringify([args]),
    });
  const sessionOf = ({ headers }: { headers: Record<string, unknown> }) =>
    String([headers['set-cookie']].flat()[0]).split(';', 1)[0]!;
  const pieces = ({ body }: { body: string }) =>
    (JSON.parse(body) as { data: { basket: { itemQuantity: number } } }).data.basket.itemQuantity;
  const path = '/plentysystems/doLoginAsGuest';
  const email = { email: 'schnell@example.com' };

  const filled = { productId: variationId, quantity: 2 };
  const old = sessionOf(await call('/plentysystems/doAddCartItem', filled, ''));
  const known = await call('/plentysystems/getSession', {}, old);
  const token = { 'x-csrf-token': String(known.headers['x-csrf-token']) };
  const unused = await call('/plentysystems/getSession', {}, old);
  const renewed = sessionOf(await call(path, email, old, token));
  const overtaken = await call(path, email, old, token);
  expect([overtaken.status, overtaken.headers['set-cookie']]).toEqual([307, undefined]);
  const again = String(overtaken.headers.location);
  const answer = await call(again, email, renewed, token);
  expect([answer.status, pieces(answer)]).toEqual([200, 2]);
  // The replaced cookie is that log-in with the token that was sent with it, and nothing with another.
  expect(sessionOf(await call(again, email, old, token))).toBe(renewed);
  const other = { 'x-csrf-token': String(unused.headers['x-csrf-token']) };
  expect(pieces(await call(again, email, old, other))).toBe(0);
});

test('a whole purchase by the public client and its getters', async () => {
  const { shop: api, cookies } = publicClient(shop.server.origin, { locale: 'en' });

  const init = await api.getInit!({ exclude: { settings: true } });
  expect(init).toMatchObject({
    data: { session: { user: null }, robots: { robotsHomepage: 'ALL' } },
  });
  expect(cookies.size).toBe(0);

  const tree = categoryTreeGetters.getTree((await api.getCategoryTree!()).data);
  const category = tree.find((each) => each.type === 'item')!;
  const categoryUrlPath = categoryTreeGetters.generateCategoryLink(tree, category);
  expect(categoryTreeGetters.getCount(category)).toBeGreaterThan(100);

  const input = { categoryUrlPath, page: 1, itemsPerPage: 20, sort: 'texts.name1_asc' };
  const facet = { ...(await api.getFacet!(input)), input } as Any;
  expect(facetGetters.getProducts(facet)).toHaveLength(20);
  expect(facetGetters.getPagination(facet)).toMatchObject({
    totalItems: categoryTreeGetters.getCount(category),
    itemsPerPage: 20,
  });
  const names = facetGetters.getProducts(facet).map((each) => productGetters.getName(each));
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));

  const [{ itemId, variationId }] = goods as [Goods];
  const { data: product } = await api.getProduct!({ id: itemId, variationId });
  expect(productGetters.getId(product)).toBe(String(variationId));
  expect(productGetters.getCoverImage(product)).toMatch(/^http.*\.webp$/);
  expect(productGetters.isActiveVariationSalable(product)).toBe(true);
  const price = productPriceGetters.getPrice(product)!;
  expect(productPriceGetters.getPriceFormatted(product)).toBe(`€${price.toFixed(2)}`);

  await api.doAddWishlistItem!({ variationId, quantity: 1 });
  const { data: wished } = await api.getWishlist!<Any[]>();
  expect(wished.map((each) => productGetters.getId(each))).toEqual([String(variationId)]);
  await api.deleteWishlistItem!({ variationId });

  await api.doAddCartItem!({ productId: variationId, quantity: 1 });
  expect([...cookies.keys()]).toEqual(['shop_session', 'plentyID']);
  const more = goods.slice(1).map((each) => ({ productId: each.variationId, quantity: 1 }));
  const { data: cart } = await api.doAddCartItems!(more);
  expect(cartGetters.getItems(cart)).toHaveLength(3);
  const line = cartGetters.getItems(cart).find((each) => each.variationId === variationId)!;
  const asked = { cartItemId: line.id, productId: variationId, quantity: 2 };
  const { data: doubled } = await api.setCartItemQuantity!(asked);
  const own = cartGetters.getItems(doubled).find(({ id }) => id === line.id)!;
  expect([cartGetters.getItemQty(own), cartGetters.getCartItemPrice(own)]).toEqual([2, price]);
  expect(doubled).toMatchObject({
    apiEvents: { AfterBasketChanged: { basket: { itemQuantity: 4 } } },
  });

  const { data: redeemed } = await api.doAddCoupon!<{ data: Any }>({ couponCode: 'WIRE' });
  const before = cartGetters.getTotals(doubled);
  const after = cartGetters.getTotals(redeemed.data);
  expect(cartGetters.getCouponCode(redeemed.data)).toBe('WIRE');
  expect(after.subtotal).toBe(before.subtotal);
  expect(inCents(Number(after.couponDiscount))).toBe(-Math.round(inCents(after.subtotal) / 10));

  const { data: guest } = await api.doLoginAsGuest!({ email: 'wera@example.com' });
  expect(guest).toMatchObject({ user: { guestMail: 'wera@example.com' } });
  for (const typeId of [2, 1]) await api.doSaveAddress!({ typeId, addressData: ADDRESS });
  const { data: saved } = await api.getAddresses!({ typeId: 2 });
  expect(userAddressGetters.getCity(userAddressGetters.getDefault(saved)!)).toBe('Berlin');
  const [address] = saved as { id: number }[];
  await api.setCheckoutAddress!({ typeId: 2, addressId: address!.id });

  const { data: shipping } = await api.getShippingProvider!();
  const method = shippingProviderGetters.getShippingProviders(shipping)[0]!;
  const shippingId = Number(shippingProviderGetters.getParcelServicePresetId(method));
  await api.setShippingProvider!({ shippingId });
  const { data: payment } = await api.getPaymentProviders!<{ list: Any[] }>();
  const paymentId = paymentProviderGetters.getIdByPaymentKey(payment.list, 'PREPAYMENT');
  await api.setPaymentProvider!({ paymentId });
  await api.doAdditionalInformation!({
    orderContactWish: 'Bitte klingeln',
    shippingPrivacyHintAccepted: true,
    templateType: 'checkout',
  });

  const { data: session } = await api.getSession!<{ basket: Any }>();
  const total = cartGetters.getTotal(cartGetters.getTotals(session.basket));
  expect(cartGetters.getTotals(session.basket).totalVats).toHaveLength(1);
  const { data: prepared, meta } = await api.doPreparePayment!<{ type: string }>();
  expect(prepared.type).toBe('continue');
  const { data: order } = await api.doPlaceOrder!(meta!['quote']);
  const { data: repeated } = await api.doPlaceOrder!(meta!['quote']);
  expect(orderGetters.getId(repeated)).toBe(orderGetters.getId(order));
  expect(orderGetters.getPrice(order)).toBe(total);
  expect(orderGetters.getItems(order)).toHaveLength(3);
  expect(orderGetters.getAccessKey(order)).toHaveLength(43);
  expect(orderGetters.getStatus(order)).toBe('Waiting for payment');
  expect(orderGetters.getOrderPaymentBankDetails(order)).toMatchObject({
    iban: expect.stringMatching(/^DE/) as string,
  });
  const orderId = Number(orderGetters.getId(order));
  const executed = await api.doExecutePayment!({ orderId, paymentId });
  expect(executed.data).toMatchObject({ type: 'continue' });
  expect((await api.getCart!<{ items: Any[] }>()).data.items).toEqual([]);

  await shop.mailTo('wera@example.com', /./);
  await expectCleanLedger(shop);
});

function inCents(euros: number): number {
  return Math.round(euros * 100);
}

describe('over HTTP', () => {
  const path = '/plentysystems/doAddCartItem';
  const JSON_TYPE = { 'Content-Type': 'application/json' };
  const body = '[{"productId":1}]';

  const refused: [name: string, status: number, request: Parameters<typeof rawRequest>[1]][] = [
    ['an unknown operation', 404, { method: 'POST', path: '/plentysystems/nothing', body: '[]' }],
    ['another method', 405, { method: 'PUT', path, body }],
    ['JSON that ends early', 400, { method: 'POST', path, headers: JSON_TYPE, body: '[{' }],
    ['a wrong argument', 400, { method: 'POST', path, headers: JSON_TYPE, body: '[{"x":1}]' }],
    [
      'a hundred kilobytes',
      413,
      { method: 'POST', path, headers: JSON_TYPE, body: `[${'[],'.repeat(34_000)}[]]` },
    ],
    [
      'what a form of another site sends',
      415,
      {
        method: 'POST',
        path,
        headers: { 'Content-Type': 'text/plain' },
        body,
      },
    ],
    [
      'a packed body',
      415,
      {
        method: 'POST',
        path,
        headers: { ...JSON_TYPE, 'Content-Encoding': 'gzip' },
        body: 'x',
      },
    ],
    [
      'a page of another origin',
      403,
      {
        method: 'POST',
        path,
        headers: { ...JSON_TYPE, Origin: 'https://evil.example' },
        body,
      },
    ],
    [
      'a browser that says cross-site',
      403,
      {
        method: 'POST',
        path,
        headers: { ...JSON_TYPE, 'Sec-Fetch-Site': 'cross-site' },
        body,
      },
    ],
    [
      'a host of another name',
      421,
      {
        method: 'POST',
        path,
        headers: { ...JSON_TYPE, Host: 'evil.example' },
        body,
      },
    ],
    ['OPTIONS', 204, { method: 'OPTIONS', path }],
  ];

  test.each(refused)('%s: %d', async (_, status, request) => {
    const answer = await rawRequest(shop.server.origin, request);
    expect(answer.status).toBe(status);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.body).not.toMatch(/<html|node_modules|\.ts:\d|Error:/);
  });

  test('a long answer is compressed', async () => {
    const answer = await rawRequest(shop.server.origin, {
      path: `/plentysystems/getCategoryTree`,
      headers: { 'Accept-Encoding': 'br' },
    });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Origin, Accept-Encoding',
    });
  });

  test('the operations are described', async () => {
    const answer = await rawRequest(shop.server.origin, { path: '/plentysystems/openapi.json' });
    const { openapi, servers, paths } = JSON.parse(answer.body) as Record<string, object>;
    expect([openapi, servers]).toEqual(['3.1.0', [{ url: shop.server.origin }]]);
    expect(paths).toHaveProperty('/plentysystems/doPlaceOrder');
  });

  const refusedByToken = {
    status: 401,
    body: { data: { key: 'security.invalidCsrfToken' } },
  };

  test('a wrong token signs out', async () => {
    const { shop: api, cookies, setToken } = publicClient(shop.server.origin);
    const email = 'falscher.schluessel@example.com';
    const contact = { password: CUSTOMER_PASSWORD, options: { typeId: { value: email } } };
    await api.doRegisterUser!({ contact });
    setToken('a'.repeat(36));
    const failed = await api.deleteAllCartItems!().catch((error: unknown) => error);
    expect(causeOf(failed)).toMatchObject(refusedByToken);
    expect(cookies.get('shop_session')).toBe('');
    expect((await api.getSession!<{ user: unknown }>()).data.user).toBeNull();
  });

  test('a guest, whose second tab has an older one, keeps the cart and gets another', async () => {
    const { shop: api, setToken } = publicClient(shop.server.origin);
    await api.doAddCartItem!({ productId: goods[0]!.variationId });
    setToken('a'.repeat(36));
    const failed = await api.deleteAllCartItems!().catch((error: unknown) => error);
    expect(causeOf(failed)).toMatchObject(refusedByToken);
    expect((await api.getCart!<{ items: Any[] }>()).data.items).toHaveLength(1);
  });

  test('the wire’s own name of the session works as well', async () => {
    const { shop: api, cookies } = publicClient(shop.server.origin);
    await api.doAddCartItem!({ productId: goods[0]!.variationId });
    cookies.delete('shop_session');
    expect((await api.getCart!<{ items: Any[] }>()).data.items).toHaveLength(1);
  });
});

/** The library wraps the errors of its HTTP client. */
function causeOf(error: unknown): CallFailed {
  return error instanceof CallFailed ? error : causeOf((error as Error).cause);
}
