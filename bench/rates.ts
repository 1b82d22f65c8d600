import { openPool } from '../database/connect';
import { runningEmbeddedDatabase } from '../database/embedded';
import { plainGoods, type Goods } from '../tests/support/goods';
import { becomeGuest, orderForm } from '../tests/support/guest';
import { ShopClient } from '../tests/support/shop-client';
import { MANY_ORDERS } from '../tests/support/shop-constants';
import type { TestServer } from '../tests/support/start-server';
import { measureThroughput, postForm } from './load';

/** The requests a shop answers in a second for visitors with a cart of three lines. */
export type Rates = { cart: number; checkout: number; add: number; order: number };

/** A measured shop, with its goods and a visitor with a cart. */
export type MeasuredShop = { origin: string; goods: Goods[]; cookie: string };

const SECONDS = 6;
const VISITORS = 20;
const ORDERS = 120;

/** Sets high stock and unlimited orders in a shop on its embedded database, or on the given one. */
export async function prepare(
  { origin, dataDir }: TestServer,
  databaseUrl?: string,
): Promise<MeasuredShop> {
  const url = databaseUrl ?? (await runningEmbeddedDatabase(dataDir));
  if (!url) throw new Error(`No shop runs on ${dataDir}`);
  const pool = openPool(url, { limits: 'batch', name: 'bench' });
  try {
    const query = async <Row extends object>(sql: string, values?: unknown[]) =>
      (await pool.query(sql, values)).rows as Row[];
    const goods = await plainGoods({ query });
    await pool.query('update stock set on_hand = 1000000 where variation_id = any ($1)', [
      goods.map((each) => each.variationId),
    ]);
    await pool.query(MANY_ORDERS);
    const shopper = await guest(origin, goods, 'cart');
    await shopper.get('/cart');
    return { origin, goods, cookie: sessionOf(shopper) };
  } finally {
    await pool.end();
  }
}

/** Measures each rate for all shops alternately, so that other load affects all of them. */
export async function measureRates(shops: readonly MeasuredShop[]): Promise<Rates[]> {
  const all = shops.map((): Rates => ({ cart: 0, checkout: 0, add: 0, order: 0 }));
  for (const what of ['cart', 'checkout', 'add', 'order'] as const) {
    for (const [n, shop] of shops.entries()) {
      console.error(`measuring ${what} at ${shop.origin}`);
      all[n]![what] = await RATE[what](shop);
    }
  }
  return all;
}

const RATE = {
  cart: (shop: MeasuredShop) => pageRate(shop, '/cart'),
  checkout: (shop: MeasuredShop) => pageRate(shop, '/checkout'),
  add: addRate,
  order: orderRate,
};

function pageRate({ origin, cookie }: MeasuredShop, path: string): Promise<number> {
  return measureThroughput(origin, { name: path, path, cookie, isCached: false });
}

/** Twenty concurrent visitors, each with a cart. */
async function addRate({ origin, goods }: MeasuredShop): Promise<number> {
  const visitors = await Promise.all(
    Array.from({ length: VISITORS }, (_, n) => guest(origin, goods, `add-${n}`)),
  );
  const productId = String(goods[0]!.variationId);
  const form = { intent: 'add', productId, quantity: '1', redirectTo: '/cart' };
  const started = performance.now();
  let added = 0;
  await Promise.all(
    visitors.map(async (client, visitor) => {
      const cookie = sessionOf(client);
      while (performance.now() - started < SECONDS * 1000) {
        const { status } = await postForm(`${origin}/api/cart`, { cookie, visitor }, form);
        if (status !== 303) throw new Error(`/api/cart answered ${status}`);
        added += 1;
      }
    }),
  );
  return added / ((performance.now() - started) / 1000);
}

/** Ten concurrent orders; everything before the order button was done in advance. */
async function orderRate({ origin, goods }: MeasuredShop): Promise<number> {
  const ready: { cookie: string; fields: Record<string, string> }[] = [];
  for (let n = 0; n < ORDERS; n += 8) {
    const some = Array.from({ length: 8 }, async (_, k) => {
      const client = await guest(origin, goods, `order-${n + k}`);
      const { fields } = await orderForm(client);
      return { cookie: sessionOf(client), fields };
    });
    ready.push(...(await Promise.all(some)));
  }
  const waiting = ready.entries();
  const started = performance.now();
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      for (const [visitor, { cookie, fields }] of waiting) {
        const from = { cookie, visitor };
        const { status, location } = await postForm(`${origin}/checkout`, from, fields);
        if (!location.includes('/confirmation/')) throw new Error(`An order answered ${status}`);
      }
    }),
  );
  return ready.length / ((performance.now() - started) / 1000);
}

function sessionOf(client: ShopClient): string {
  return `shop_session=${client.cookie('shop_session') ?? ''}`;
}

async function guest(origin: string, goods: Goods[], name: string): Promise<ShopClient> {
  const client = new ShopClient(origin);
  const email = `bench-${name}-${Date.now()}@tonwert.example`;
  await becomeGuest(client, { email, goods });
  return client;
}
