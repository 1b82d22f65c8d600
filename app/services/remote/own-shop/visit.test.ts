import { expect, test } from 'vitest';
import { ShopError } from '~/services/shop-api';
import type { RemoteCall, RemoteReply } from './client';
import { cookieJar } from '~/services/remote/upstream/cookie-jar';
import { openVisit } from './visit';

function visitWith(...replies: (Partial<RemoteReply> | Error)[]) {
  const calls: RemoteCall[] = [];
  const tags: string[] = [];
  let changed = 0;
  let unsure = 0;
  const jar = cookieJar('shop_session=old; consent=1');
  const visit = openVisit({
    client: {
      getFile: async () => null,
      async call(asked) {
        calls.push(asked);
        const reply = replies[calls.length - 1] ?? {};
        if (reply instanceof Error) throw reply;
        const base = {
          data: null,
          refusal: null,
          meta: { tags: [], left: [] },
          cookies: [],
          csrfToken: null,
        };
        return { ...base, ...reply };
      },
    },
    jar,
    locale: 'en',
    clientAddress: '192.0.2.7',
    touch: (...read) => void tags.push(...read),
    pagesChanged: () => (changed += 1),
    pagesUnsure: () => (unsure += 1),
  });
  return { visit, calls, tags, jar, changed: () => changed, unsure: () => unsure };
}

test('a new session and its token are sent with the next call, and to the browser once', async () => {
  const { visit, calls, jar } = visitWith(
    { cookies: ['shop_session=new; Path=/; HttpOnly; Domain=b.example'], csrfToken: 't2' },
    {},
  );
  await visit.ask('shop/doLogin', [{}]);
  await visit.ask('shop/getCart', []);
  expect(calls.map(({ headers }) => headers)).toEqual([
    {
      locale: 'en',
      'x-config-id': '1',
      cookie: 'shop_session=old; consent=1',
      'x-client-address': '192.0.2.7',
    },
    {
      locale: 'en',
      'x-config-id': '1',
      cookie: 'shop_session=new; consent=1',
      'x-csrf-token': 't2',
      'x-client-address': '192.0.2.7',
    },
  ]);
  expect(jar.take()).toEqual(['shop_session=new; Path=/; HttpOnly']);
  expect(jar.take()).toEqual([]);
});

test('an expired cookie is not sent on', async () => {
  const past = 'expires=Thu, 01 Jan 1970 00:00:00 GMT';
  const { visit, calls } = visitWith({
    cookies: [`shop_session=; ${past}`, 'consent=2; Max-Age=0'],
  });
  await visit.ask('shop/doLogoutUser', []);
  await visit.ask('shop/getCart', []);
  expect(calls[1]!.headers).not.toHaveProperty('cookie');
});

test('a token of the former session does not return later', async () => {
  const { visit, calls } = visitWith(
    { csrfToken: 'of the old one' },
    { cookies: ['shop_session=new'], csrfToken: 'of the new one' },
    {},
  );
  await Promise.all([visit.ask('shop/getOrders', []), visit.ask('shop/doLogin', [{}])]);
  await visit.ask('shop/getCart', []);
  expect(calls[2]?.headers?.['x-csrf-token']).toBe('of the new one');
});

test('an ended session is no longer sent', async () => {
  const { visit, calls } = visitWith({ cookies: ['shop_session=; Max-Age=0; Path=/'] }, {});
  await visit.ask('shop/doLogoutUser', []);
  await visit.ask('shop/getCart', []);
  expect(calls[1]?.headers?.cookie).toBe('consent=1');
});

test('a read is sent once, until something is written', async () => {
  const { visit, calls } = visitWith();
  await visit.ask('shop/getCart', []);
  await visit.ask('shop/getCart', []);
  await visit.ask('shop/doAddCartItem', [{ variationId: 1 }]);
  await visit.ask('shop/getCart', []);
  expect(calls.map(({ path }) => path)).toEqual([
    'shop/getCart',
    'shop/doAddCartItem',
    'shop/getCart',
  ]);
});

test('a refusal is thrown; the data read for it are counted all the same', async () => {
  const refusal = new ShopError('order.notFound');
  const { visit, tags } = visitWith({ refusal, meta: { tags: ['settings'], left: [] } });
  await expect(visit.ask('shop/getOrder', [{ id: 1 }])).rejects.toBe(refusal);
  expect(tags).toEqual(['settings']);
});

test('after a change of page content, pages are rendered again', async () => {
  const { visit, changed } = visitWith();
  await visit.ask('operator/drafts.save', []);
  await visit.ask('shop/doAddCartItem', []);
  expect(changed()).toBe(0);
  await visit.ask('operator/drafts.publish', []);
  await visit.ask('operator/setConfiguration', []);
  expect(changed()).toBe(2);
});

test('if the answer is lost, it is unknown whether pages have changed', async () => {
  const { visit, changed, unsure } = visitWith(new Error('lost'), new Error('lost'));
  await expect(visit.ask('operator/drafts.save', [])).rejects.toThrow('lost');
  expect(unsure()).toBe(0);
  await expect(visit.ask('operator/drafts.publish', [])).rejects.toThrow('lost');
  expect([changed(), unsure()]).toEqual([0, 1]);
});

test('the goods that left the cart with one call are known for the rest of the visit', async () => {
  const notice = { key: 'coupon.expired', type: 'warning' as const, values: { code: 'WEG' } };
  const { visit } = visitWith({}, { meta: { tags: [], left: [notice] } }, {});
  await visit.ask('shop/getCart', []);
  expect(visit.left()).toEqual([]);
  await visit.ask('shop/doSaveCheckout', [{}]);
  await visit.ask('shop/getCart', []);
  expect(visit.left()).toEqual([notice]);
});
