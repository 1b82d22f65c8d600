import { expect, test } from 'vitest';
import { cookieJar } from '~/services/remote/upstream/cookie-jar';
import type { Reply } from '~/services/remote/upstream/transport';
import { ReceivedError } from '~/services/shop-api';
import { openContractVisit } from './contract-visit';

type Call = { operation: string; argument?: unknown; headers?: Record<string, string> };

function visitWith(...replies: Partial<Reply>[]) {
  const calls: Call[] = [];
  const jar = cookieJar('plentyID=old');
  const visit = openContractVisit({
    client: {
      getFile: async () => null,
      async call(asked) {
        calls.push(asked);
        const reply = { data: null, refusal: null, cookies: [], csrfToken: null };
        return { ...reply, ...replies[calls.length - 1] };
      },
    },
    jar,
    locale: 'en',
    clientAddress: '192.0.2.7',
    referrerId: 12,
  });
  return { visit, calls, jar, names: () => calls.map(({ operation }) => operation) };
}

const mismatch = new ReceivedError('security.invalidCsrfToken', 1400);

test('cookies, language, address and token are sent; events are removed from the result', async () => {
  const { visit, calls } = visitWith(
    { data: { id: 1, apiEvents: { AfterBasketChanged: {} } }, csrfToken: 't1' },
    { cookies: ['plentyID=new; Path=/; Domain=b.example'], csrfToken: 't2' },
  );
  expect(await visit.ask('getCart')).toEqual({ id: 1 });
  await visit.ask('doLogin', { email: 'a' });
  await visit.ask('getCart');
  expect(calls.map(({ headers }) => headers)).toEqual([
    {
      locale: 'en',
      cookie: 'plentyID=old',
      'x-config-id': '1',
      'x-forwarded-for': '192.0.2.7',
      referrerID: '12',
    },
    expect.objectContaining({ cookie: 'plentyID=old', 'x-csrf-token': 't1' }),
    expect.objectContaining({ cookie: 'plentyID=new', 'x-csrf-token': 't2' }),
  ]);
});

test('the configuration, the request to skip caches and an editor’s proof are passed on (§7)', async () => {
  const calls: (Record<string, string> | undefined)[] = [];
  const visit = openContractVisit({
    client: {
      getFile: async () => null,
      async call({ headers }) {
        calls.push(headers);
        return { data: null, refusal: null, cookies: [], csrfToken: null };
      },
    },
    jar: cookieJar(null),
    locale: 'de',
    clientAddress: '',
    configId: '7',
    noCache: 'abc',
    editHash: 'x.y',
  });
  await visit.ask('getCart');
  const said = { 'x-config-id': '7', noCache: 'abc', 'x-pwa-edit-hash': 'x.y' };
  expect(calls).toEqual([{ locale: 'de', ...said }]);
});

test('a read is sent once, until something is written', async () => {
  const { visit, names } = visitWith({ data: { id: 1 } });
  const [first, second] = await Promise.all([visit.ask('getCart'), visit.ask('getCart')]);
  expect([first, second]).toEqual([{ id: 1 }, { id: 1 }]);
  expect(first).not.toBe(second);
  await visit.ask('getFacet', { page: 1 });
  await visit.ask('getFacet', { page: 2 });
  expect(visit.hasWritten()).toBe(false);
  await visit.ask('deleteAllCartItems');
  expect(visit.hasWritten()).toBe(true);
  await visit.ask('getCart');
  visit.forget();
  await visit.ask('getCart');
  expect(names()).toEqual(
    ['getCart', 'getFacet', 'getFacet'].concat(['deleteAllCartItems', 'getCart', 'getCart']),
  );
});

test('a read with a proof makes the device known, like a write', async () => {
  const { visit, names } = visitWith();
  const link = { orderId: 1, accessKey: 'k' };
  await visit.ask('getOrder', link);
  expect(visit.hasWritten()).toBe(false);
  await visit.ask('getOrder', { ...link, postcode: '10115' });
  expect(visit.hasWritten()).toBe(true);
  await visit.ask('getOrder', link);
  expect(names()).toHaveLength(3);
});

test('a refused token is fetched again, and the write is retried once', async () => {
  const { visit, calls, names } = visitWith(
    { refusal: mismatch, csrfToken: null },
    { csrfToken: 'good' },
    { data: 'done' },
  );
  expect(await visit.ask('doPlaceOrder')).toBe('done');
  expect(names()).toEqual(['doPlaceOrder', 'getSession', 'doPlaceOrder']);
  expect(calls[2]!.headers).toMatchObject({ 'x-csrf-token': 'good' });
});

test('it is not retried forever, nor for a visitor who has lost their session by it', async () => {
  const twice = visitWith({ refusal: mismatch }, {}, { refusal: mismatch });
  await expect(twice.visit.ask('doPlaceOrder')).rejects.toBe(mismatch);
  expect(twice.calls).toHaveLength(3);
  const out = visitWith({ refusal: mismatch, cookies: ['plentyID=other'] });
  await expect(out.visit.ask('doPlaceOrder')).rejects.toBe(mismatch);
  expect(out.calls).toHaveLength(1);
});
