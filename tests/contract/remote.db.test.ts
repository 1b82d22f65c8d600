import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkedShop } from './contract';
import type { Backend } from '../../app/services/backend';
import { createOperator } from '../../app/services/commerce/team/operators/create-operator';
import { plentysystemsClient, type RemoteClient } from '../../app/services/remote/own-shop/client';
import { cookieJar } from '../../app/services/remote/upstream/cookie-jar';
import { RemoteFailure } from '../../app/services/remote/upstream/remote-failure';
import { incomingFolder } from '../../app/services/files/private-folder';
import { createRemoteBackend } from '../../app/services/remote/own-shop-backend';
import { isShopError, type Block, type ShopApi } from '../../app/services/shop-api';
import { createWireCalls } from '../../server/wire-calls';
import { addPaintShop } from '../support/paint-shop';
import { ANNA } from '../support/shopper';
import { useTestEngine } from '../support/use-test-engine';
import { openWire } from '../support/wire-caller';

/** The same operations on the engine itself, and on an upstream shop over HTTP. */
const KEY = 'what only the front and the upstream shop know';
const PUBLIC = 'https://farben.example';
let goods: Awaited<ReturnType<typeof addPaintShop>>;
const engine = useTestEngine(async (made) => {
  goods = await addPaintShop(made.fixture);
  await made.index.applyChanges('everything');
});
let opened: Awaited<ReturnType<typeof openWire>>;
let server: Server;
let origin: string;
let client: RemoteClient;
const backends: Partial<Record<'embedded' | 'remote', Backend>> = {};

beforeAll(async () => {
  opened = await openWire(engine, KEY);
  const answer = createWireCalls({
    wire: opened.wire,
    publicOrigin: PUBLIC,
    publicOrigins: [PUBLIC],
    inTurn: (work) => work(),
  });
  server = createServer((req, res) => {
    const asked = { clientAddress: '127.0.0.1', settled: async () => undefined };
    void answer(req, asked).then(({ status, headers, body }) => {
      res.writeHead(status, headers).end(body as Buffer);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  client = plentysystemsClient({ origin, key: KEY, log: () => undefined });
  backends.embedded = opened.services;
  backends.remote = createRemoteBackend({
    client,
    publicOrigin: PUBLIC,
    formTargets: ['https://bank.example'],
    pagesChanged: () => undefined,
    now: () => engine.now(),
  });
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await opened.services.stop();
});

/** A browser: each `visit` is one request with the cookies of those before. */
function browser(kind: 'embedded' | 'remote', clientAddress = '192.0.2.9') {
  const jar = cookieJar(null);
  return async function visit<T>(
    work: (open: Awaited<ReturnType<Backend['open']>>, shop: ShopApi) => Promise<T>,
  ): Promise<T> {
    const get = () => jar.header() || null;
    const head = { url: `${PUBLIC}/de`, headers: { get } };
    const asked = { clientAddress, locale: 'de', touch: () => undefined } as const;
    const open = await backends[kind]!.open(head, asked);
    try {
      return await work(open, checkedShop(open.shop));
    } finally {
      const headers = new Headers();
      open.commit(headers);
      jar.keep(headers.getSetCookie());
    }
  };
}

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable(),
    (error: unknown) => {
      if (!isShopError(error)) throw error;
      const { key, code, cause } = error;
      return { key, code, cause };
    },
  );

test('reads return the same, to the last field', async () => {
  const read = (kind: 'embedded' | 'remote') =>
    browser(kind)(async (_, shop) => [
      await shop.getInit(),
      await shop.getConfiguration(),
      await shop.getCategoryTree(),
      await shop.getFacet({ categoryId: goods.walls }),
      await shop.getFacet({ categoryUrlPath: '/none' }),
      await shop.getSearch({ term: 'Farbe' }),
      await shop.getProduct({ id: goods.paint.itemId }),
      await shop.resolvePath({ path: `/x_${goods.paint.itemId}` }),
      await shop.getReview({ itemId: goods.paint.itemId }),
      await shop.getShippingTerms(),
      await shop.getCart(),
      await shop.getWishlist(),
      await shop.getLegalTexts({ type: 'CancellationRights' }),
    ]);
  expect(await read('remote')).toEqual(await read('embedded'));
});

test('the payment pages are those of the upstream shop, and hosts named by the front', async () => {
  const upstream = await backends.embedded!.payingPages();
  expect(upstream.cardFields).toMatchObject({ profileId: 'pfl_x1234', isTest: true });
  const formTargets = [...upstream.formTargets, 'https://bank.example'];
  expect(await backends.remote!.payingPages()).toEqual({ ...upstream, formTargets });

  // The last answer applies while the upstream shop is away, and nothing is assumed before.
  const away = new RemoteFailure('away', { method: 'GET', url: origin, isAway: true });
  let isAway = true;
  let now = Date.now();
  const front = createRemoteBackend({
    client: { ...client, call: (asked) => (isAway ? Promise.reject(away) : client.call(asked)) },
    publicOrigin: PUBLIC,
    formTargets: [],
    pagesChanged: () => undefined,
    now: () => new Date(now),
  });
  await expect(front.payingPages()).rejects.toBe(away);
  isAway = false;
  expect(await front.payingPages()).toEqual(upstream);
  isAway = true;
  now += 60_000;
  expect(await front.payingPages()).toEqual(upstream);
});

test.each(['embedded', 'remote'] as const)('%s: from the cart to the order', async (kind) => {
  const visit = browser(kind);
  const variationId = goods.roller.variationIds[0]!;
  await visit((_, shop) => shop.doAddCartItem({ variationId, quantity: 2 }));
  expect(await backends[kind]!.getVisitorSummary(undefined)).toMatchObject({ cartCount: 0 });
  const seen = await visit(async (open, shop) => {
    await shop.doLoginAsGuest({ email: `${kind}@example.com` });
    return open.visitor.principal;
  });
  expect(seen).toEqual({ kind: 'guest', mail: `${kind}@example.com` });
  await visit((_, shop) =>
    shop.doSaveAddress({ typeId: 2, addressData: ANNA, useAsBilling: true }),
  );
  await visit((_, shop) => shop.setPaymentProvider({ paymentId: 1 }));
  const { total, ...quote } = await visit(async (_, shop) => (await shop.getCheckout()).quote);
  const offer = { ...quote, termsAccepted: true };
  const other = await refusalOf(
    visit((_, shop) => shop.doPlaceOrder({ ...offer, shownTotal: total + 1 })),
  );
  expect(other).toMatchObject({
    key: 'order.quoteChanged',
    cause: { before: total + 1, after: total },
  });
  const placed = await visit((_, shop) => shop.doPlaceOrder({ ...offer, shownTotal: total }));
  const again = await visit((_, shop) => shop.doPlaceOrder({ ...offer, shownTotal: total }));
  expect(again.id).toBe(placed.id);
  const order = await visit((_, shop) =>
    shop.getOrder({ orderId: placed.id, accessKey: placed.accessKey }),
  );
  expect(order.id).toBe(placed.id);
});

test.each(['embedded', 'remote'] as const)('%s: an account, and refused visitors', async (kind) => {
  const visit = browser(kind);
  const email = `${kind}@konto.example`;
  const account = { email, password: 'blaue Wand 7' };
  const principal = await visit(async (open, shop) => {
    await shop.doRegisterUser(account);
    return open.visitor.principal;
  });
  expect(principal).toMatchObject({ kind: 'customer', mail: email });
  await visit((_, shop) => shop.doLogoutUser());
  expect(await visit(async (open) => open.visitor.principal.kind)).toBe('guest');
  const wrong = visit((_, shop) => shop.doLogin({ email, password: 'falsch' }));
  expect(await refusalOf(wrong)).toMatchObject({ key: 'login.loginFailed' });
  expect(await refusalOf(visit((_, shop) => shop.getOrders({})))).toEqual(
    await refusalOf(browser('embedded')((_, shop) => shop.getOrders({}))),
  );
  await visit((_, shop) => shop.doLogin(account));
  expect(await visit((_, shop) => shop.getOrders({}))).toMatchObject({ entries: [] });
});

test.each(['embedded', 'remote'] as const)('%s: a draft is saved and published', async (kind) => {
  const password = 'blaue Wand, weiße Decke';
  const account = { email: `${kind}@team.example`, name: 'Ada', password };
  await createOperator({ pool: engine.pool, now: () => engine.now() }, account);
  const visit = browser(kind);
  expect(await visit(({ operator }) => operator.session())).toBeNull();
  expect(await visit(({ operator }) => operator.logIn(account))).toBe(true);
  const session = await visit(({ operator }) => operator.session());
  expect(session).toMatchObject({ isComplete: true, operator: { email: account.email } });
  const author = (await visit(({ operator: { drafts } }) =>
    drafts.authorOf(session!.operator.id),
  ))!;
  const key = { identifier: 'index', type: 'immutable', lang: 'en' } as const;
  const { live } = await visit(({ operator: { drafts } }) => drafts.read(key, author));
  const text = { text: { title: kind } };
  const blocks = [
    { name: 'TextCard', type: 'content', meta: { uuid: 'a' }, content: text },
  ] as unknown as Block[];
  const edit = { blocks, version: live.version, ends: 'draft' } as const;
  await visit(({ operator: { drafts } }) => drafts.publish(key, author, edit));
  const [revision] = await visit(({ operator: { drafts } }) => drafts.revisions(key));
  expect(revision).toMatchObject({ author: account.email });
  expect(revision!.at).toBeInstanceOf(Date);
  const stale = visit(({ operator: { drafts } }) => drafts.publish(key, author, edit));
  expect(await refusalOf(stale)).toMatchObject({ key: 'blocks.conflict', code: 409 });
});

test('the limit of a form counts the address of the visitor, not that of the front', async () => {
  const limit = (address: string) =>
    browser('remote', address)(({ formGuard }) => formGuard.limit('contact'));
  let refused: unknown;
  for (let turn = 0; turn < 200 && !refused; turn += 1) {
    refused = await limit('192.0.2.50').then(
      () => undefined,
      (error: unknown) => error,
    );
  }
  expect(isShopError(refused, 'security.tooManyRequests')).toBe(true);
  await expect(limit('198.51.100.7')).resolves.toBeUndefined();
});

test('a file refused by the upstream shop leaves nothing there', async () => {
  const path = join(engine.privateFiles, 'sent.png');
  await writeFile(path, Buffer.from('\x89PNG\r\n\x1a\nno more', 'latin1'));
  const by = { id: 0, email: '', name: '', rights: [], hasSecondStep: false };
  const file = { path, fileName: 'a.png', alternate: '', by };
  await expect(
    browser('remote')(({ operator }) => operator.doUploadStorageItem(file)),
  ).rejects.toThrow();
  expect(await readdir(incomingFolder(engine.privateFiles))).toEqual([]);
});

/** A call of a front end whose body has not arrived yet. */
function slowCall() {
  const body = JSON.stringify([{ variationId: goods.roller.variationIds[0]! }]);
  const call = request(`${origin}/plentysystems/shop/doAddCartItem`, {
    method: 'POST',
    agent: false,
    headers: { 'x-plentysystems-key': KEY, 'content-length': body.length },
  });
  const status = new Promise((resolve) =>
    call.on('response', (answer) => resolve(answer.resume().statusCode)),
  );
  call.flushHeaders();
  const isThere = once(server, 'request');
  return { isThere, status, end: () => call.end(body) };
}

test('a front may send as much concurrently as its visitors, though it is one address', async () => {
  const calls = [];
  for (let count = 0; count < 5; count += 1) {
    const call = slowCall();
    await call.isThere;
    calls.push(call);
  }
  for (const { end } of calls) end();
  expect(await Promise.all(calls.map(({ status }) => status))).toEqual([200, 200, 200, 200, 200]);
});
