import { beforeAll, expect, test } from 'vitest';
import type { ZodType } from 'zod';
import { createOperator } from '../../app/services/commerce/team/operators/create-operator';
import { fieldsOf } from '../../app/features/page/fields-of-schema';
import { PAGES } from '../../remix.config.js';
import { newCustomer, orderAsCustomer } from '../support/customer-order';
import { plainGoods } from '../support/goods';
import { becomeGuest, orderForm, placeOrder } from '../support/guest';
import { makeOffer } from '../support/offer';
import { readForm } from '../support/read-form';
import type { ShopClient } from '../support/shop-client';
import { useShop } from '../support/use-shop';

/**
 * Every form of every page with fields that no browser sends: errors in them are no fault of the
 * shop.
 */
const shop = useShop();
type Action = { schemas?: Record<string, ZodType> };
const routes = import.meta.glob<{ action?: Action }>('../../app/routes/*.{ts,tsx}');
const KEY = 'x'.repeat(43);

type Fields = [name: string, value: string][];
/** Changes the fields of a form. */
type Change = (fields: Fields) => Fields;

const all =
  (value: string): Change =>
  (fields) =>
    fields.map(([name, old]) => [name, name === 'intent' ? old : value]);

const CHANGES: Record<string, Change> = {
  'no fields': () => [],
  'empty fields': all(''),
  'NUL in each': all('a\0b'),
  'a number out of range': all('99999999999999999999'),
  'another one': all('1e999'),
  'below zero': all('-1'),
  'a day that is none': all('2026-02-30'),
  'signs of many code units': all('👩🏽‍🎨'.repeat(60)),
  'signs that turn the text': all('\u202eabc\u2066\u0007\u001b'),
  'text as long as it may be': (fields) =>
    fields.map(([name, old], i) => [name, i === fields.length - 1 ? 'ä'.repeat(10_000) : old]),
  'an id and a way up': all('1/../../etc'),
  'each name twenty times': (fields) => fields.flatMap((field) => Array(20).fill(field) as Fields),
  'names as of lists': (fields) =>
    fields.flatMap(([name, value]) => [
      [name, value],
      [`${name}[]`, value],
      [`${name}[999999999]`, value],
      [`${name}.a.b`, value],
      [`${name}[__proto__][x]`, value],
    ]),
  'names of every object': (fields) => [
    ...fields,
    ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', ''].map(
      (name): [string, string] => [name, '1'],
    ),
  ],
  'a hundred answers about goods': (fields) => [
    ...fields,
    ...Array.from({ length: 100 }, (_, i): [string, string] => [`property[${i + 1}]`, 'x']),
  ],
  'a long answer about goods': (fields) => [...fields, ['property[1]', 'x'.repeat(2_000)]],
};

/**
 * Each form gets every fourth of the changes, another fourth than the one before it; in a full run
 * all of them.
 */
const changesOf = (form: number) =>
  Object.entries(CHANGES).filter((_, i) => process.env.TEST_ALL || (form + i) % 4 === 0);

/** The parameters that pages read from their address. */
const QUERY =
  'add addressLocality b body check choose copy design edit email facets format from history host id intent item itemsPerPage kind locale locationType move open order orderId outline page panel postcode preview priceMax priceMin receipt redirect redirectTo review search sort template term token undo v variationId visit'.split(
    ' ',
  );
const VALUES = ['\0', '99999999999999999999', '-1', '1e999', '👩🏽‍🎨', '../..', "'", '2026-02-30'];

/** Halves of characters, as bytes that no text encodes to. */
const HALF = 'a=%ED%A0%BD&%ED%B8%80=b';

const clients = {} as Record<'guest' | 'owner' | 'operator', ShopClient>;
const paths: string[] = [];

beforeAll(async () => {
  const goods = await plainGoods(shop, { free: 40, count: 1 });
  const { variationId } = goods[0]!;
  clients.guest = shop.client();
  await becomeGuest(clients.guest, { email: 'guest@example.com', goods });
  const placed = await placeOrder(clients.guest, await orderForm(clients.guest));
  const guestOrder = new URL(placed.headers.get('location')!, placed.url).pathname;
  await becomeGuest(clients.guest, { email: 'guest@example.com', goods });
  clients.owner = await newCustomer(shop, 'owner@example.com');
  const order = await orderAsCustomer(shop, clients.owner, goods, { isSent: true });
  await clients.owner.post('/api/cart', { intent: 'add', productId: String(variationId) });
  const operator = {
    email: 'operator@example.com',
    name: 'Olga Grau',
    password: 'blaue Wand, weiß',
  };
  await createOperator({ pool: shop.pool, now: () => new Date() }, operator);
  clients.operator = shop.client();
  await clients.operator.post('/operator/login', { intent: 'password', ...operator });
  const offer = (await makeOffer(shop, { variationId, email: 'owner@example.com' })).path;
  const found = await clients.guest.get(`/p/${variationId}/x`);
  const product = new URL(found.headers.get('location')!, found.url).pathname;
  const places: Record<string, string> = {
    orderId: String(order.id),
    id: String(order.id),
    accessKey: order.accessKey,
    variationId: String(variationId),
    offerId: offer.split('/')[2]!,
    reviewId: '1',
    slug: 'neu_1',
  };
  for (const [, entries] of PAGES as [string, [string, string][]][]) {
    for (const [path] of entries) {
      const key = path.startsWith('offer/') ? offer.split('/')[3]! : undefined;
      const filled = path
        .replace('*', path.startsWith('operator') ? 'ratgeber' : product.slice(1))
        .replace(/:(\w+)/g, (_, name: string) =>
          name === 'accessKey' && key ? key : (places[name] ?? KEY.slice(name === 'key' ? 0 : 42)),
        );
      paths.push(filled === '/' ? filled : `/${filled}`);
    }
  }
  paths.push(guestOrder, `${guestOrder}/return`, `${guestOrder}/account`);
  paths.push(
    ...['cart', 'consent', 'locale', 'wishlist', 'editor-exit'].map((name) => `/api/${name}`),
  );
});

/** The names of the fields by the intents of the action at a path. */
async function schemasAt(path: string): Promise<Fields[]> {
  const shape = (at: string) => at.replace(/^\//, '').split('/').length;
  const entry = (PAGES as [string, [string, string][]][])
    .flatMap(([, entries]) => entries)
    .find(([pattern]) => {
      const parts = pattern.replace(/^\//, '').split('/');
      const own = path.slice(1).split('/');
      return (
        (shape(pattern) === own.length || parts.at(-1) === '*') &&
        parts.every((part, i) => part === '*' || part.startsWith(':') || part === own[i])
      );
    });
  const file = path.startsWith('/api/') ? `${path.slice(1).replace('/', '.')}.ts` : entry?.[1];
  const { action } = (await routes[`../../app/routes/${file}`]?.()) ?? {};
  return Object.entries(action?.schemas ?? {}).map(([intent, schema]) => [
    ...fieldsOf(schema)
      .filter((name) => name !== 'intent')
      .map((name): [string, string] => [name, '1']),
    ...(intent === '' ? [] : [['intent', intent] as [string, string]]),
  ]);
}

/** The forms of a page, each as pressing one of its buttons sends it. */
async function formsAt(client: ShopClient, path: string): Promise<[action: string, Fields][]> {
  const page = await client.get(path);
  if (page.status !== 200) return [];
  const buttons = [...page.document.querySelectorAll('form[method=post] button')];
  const forms = new Map<string, [string, Fields]>();
  for (const button of buttons) {
    const { action, fields } = readForm(
      button.closest('form')!,
      button as HTMLButtonElement,
      page.url,
    );
    const { pathname, search } = new URL(action);
    if (pathname.endsWith('/logout')) continue;
    const list = Object.entries(fields).flatMap(([name, values]) =>
      [values].flat().map((value): [string, string] => [name, value]),
    );
    const key = pathname + list.map(([name, value]) => (name === 'intent' ? value : name)).join();
    forms.set(key, [pathname + search, list]);
  }
  return [...forms.values()];
}

async function oddAnswers(client: ShopClient, path: string): Promise<string[]> {
  const odd: string[] = [];
  const forms = await formsAt(client, path);
  for (const fields of await schemasAt(path)) forms.push([path, fields]);
  if (forms.length === 0) forms.push([path, [['intent', 'x']]]);
  for (const value of VALUES) {
    const query = new URLSearchParams(QUERY.map((name) => [name, value]));
    const { status } = await client.get(`${path}?${query}`);
    if (status >= 500) odd.push(`${path} asked with ${JSON.stringify(value)}: ${status}`);
  }
  for (const [i, [action, fields]] of forms.entries()) {
    const intent = fields.find(([name]) => name === 'intent')?.[1] ?? '';
    for (const [what, change] of changesOf(i)) {
      const changed: Record<string, string[]> = {};
      for (const [name, value] of change(fields)) {
        if (Object.hasOwn(changed, name)) changed[name]!.push(value);
        else Object.defineProperty(changed, name, { value: [value], enumerable: true });
      }
      const { status } = await client.post(action, changed);
      if (status >= 500) odd.push(`${action} ${intent}, ${what}: ${status}`);
    }
    const half = await fetch(shop.server.origin + action, {
      method: 'POST',
      body: HALF,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    if (half.status >= 500) odd.push(`${action} ${intent}, half a sign: ${half.status}`);
  }
  await shop.query('delete from rate_limit');
  return odd;
}

test.each(['guest', 'owner', 'operator'] as const)(
  'no page answers 500 to fields and queries that no browser sends: %s',
  { timeout: 900_000 },
  async (who) => {
    const odd: string[] = [];
    for (const path of paths) odd.push(...(await oddAnswers(clients[who], path)));
    expect(odd).toEqual([]);
  },
);
