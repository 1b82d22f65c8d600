import { expect, test } from 'vitest';
import { readCookie } from '~/lib/cookies';
import { createContractBackend } from './contract-shop-backend';
import { wrapCookies, unwrapCookies } from './contract-shop/wrapped-cookies';
import type { ContractClient } from './contract-shop/contract-client';
import type { ShopConfiguration } from '../shop-api';
import { RETENTION } from '../shop-api/retention';
import type { Reply } from './upstream/transport';

const CUSTOMER = {
  id: 5,
  email: 'a@b.example',
  firstName: 'A',
  lastName: 'B',
  showNetPrices: true,
};
const SESSION = {
  user: CUSTOMER,
  basket: { itemQuantity: 3, itemWishListIds: [7, '8'], items: [] },
};

type ContractCall = Parameters<ContractClient['call']>[0];

/** The backend of a server that gives these answers, by operation. */
function frontOf(answers: Record<string, Partial<Reply>>) {
  const calls: ContractCall[] = [];
  const backend = createContractBackend({
    client: {
      getFile: async () => null,
      async call(asked) {
        calls.push(asked);
        const answer = answers[asked.operation];
        return { data: null, refusal: null, cookies: [], csrfToken: null, ...answer };
      },
    },
    facts: {
      configuration: {
        languages: ['de', 'en'],
        currency: 'EUR',
        retention: RETENTION,
        blockedEmailCharacters: '',
      } as unknown as ShopConfiguration,
      legalTexts: [],
      shippingTerms: null,
    },
    readBlocks: async () => [],
    publicOrigin: 'http://front.example',
    formTargets: [],
    now: () => new Date('2026-11-27T10:00:00Z'),
  });
  const tags: string[] = [];
  const open = (cookie: string | null) =>
    backend.open(
      { url: 'http://front.example/de', headers: new Headers(cookie ? { cookie } : {}) },
      { clientAddress: '192.0.2.7', locale: 'de', touch: (...read) => void tags.push(...read) },
    );
  return { backend, open, calls, tags };
}

const cookieWith = (pairs: string) => `consent=1; shop_session=${wrapCookies(pairs)}`;

test('a visitor without a cookie of the shop is not looked up', async () => {
  const { backend, calls } = frontOf({});
  for (const cookie of [undefined, '', 'consent=1', 'shop_session=not+wrapped'])
    expect(await backend.getVisitorSummary(cookie)).toEqual({
      cartCount: 0,
      wished: [],
      priceGroup: 'gross',
      isDue: false,
    });
  expect(calls).toEqual([]);
});

test('the summary of a visitor comes from the upstream session, with the cookies of the visitor', async () => {
  const { backend, calls } = frontOf({ getSession: { data: SESSION } });
  expect(await backend.getVisitorSummary(cookieWith('plentyID=abc; x=1'))).toEqual({
    cartCount: 3,
    wished: [7, 8],
    priceGroup: 'net',
    isDue: false,
  });
  expect(calls.map(({ operation, headers }) => [operation, headers])).toEqual([
    ['getSession', { locale: 'de', 'x-config-id': '1', cookie: 'plentyID=abc; x=1' }],
  ]);
});

test('a visitor who only browses gets no cookie, and has no session', async () => {
  const { open, calls } = frontOf({
    getSession: { data: { ...SESSION, user: null }, cookies: ['plentyID=abc; Path=/'] },
  });
  const { shop, visitor, commit } = await open(null);
  expect(calls).toEqual([]);
  await shop.getSession();
  const headers = new Headers();
  commit(headers);
  expect([visitor.hasSession, headers.getSetCookie()]).toEqual([false, []]);
});

test('a visitor who writes gets all cookies of the upstream shop in one, and sends them back', async () => {
  const { open, calls } = frontOf({
    doLoginAsGuest: { cookies: ['plentyID=abc; Path=/; Domain=b.example', 'x=1'] },
    getSession: { data: { ...SESSION, user: { guestMail: 'a@b.example' } } },
  });
  const { shop, visitor, commit } = await open('consent=1');
  await shop.doLoginAsGuest({ email: 'a@b.example' });
  expect(visitor).toMatchObject({
    hasSession: true,
    principal: { kind: 'guest', mail: 'a@b.example' },
  });
  const headers = new Headers();
  commit(headers);
  const [line = '', ...others] = headers.getSetCookie();
  expect(others).toEqual([]);
  expect(line).toMatch(/; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(unwrapCookies(readCookie(line, 'shop_session'))).toBe('plentyID=abc; x=1');
  const next = await open(line.split(';')[0]!);
  expect(calls.at(-1)?.headers).toMatchObject({ cookie: 'plentyID=abc; x=1' });
  expect(next.visitor.principal).toEqual({ kind: 'guest', mail: 'a@b.example' });
  const nothing = new Headers();
  next.commit(nothing);
  expect(nothing.getSetCookie()).toEqual([]);
});

test('the data of every page are requested once for all, without a visitor', async () => {
  const { open, calls, tags } = frontOf({
    getCategoryTree: { data: [] },
    getSession: { data: SESSION },
  });
  for (const cookie of [null, cookieWith('plentyID=abc')])
    await (await open(cookie)).shop.getCategoryTree();
  expect(calls.filter(({ operation }) => operation === 'getCategoryTree')).toEqual([
    expect.objectContaining({ headers: { locale: 'de', 'x-config-id': '1' } }),
  ]);
  expect(new Set(tags)).toEqual(new Set(['until:2026-11-27T10:01:00.000Z']));
});
