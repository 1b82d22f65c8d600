import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { plainGoods, type Goods } from '../support/goods';
import { becomeGuest, orderForm, orderNumber, placeOrder, type OrderForm } from '../support/guest';
import { inTurns } from '../support/in-turns';
import { expectCleanLedger } from '../support/ledger';
import { useShop } from '../support/use-shop';
import type { ShopClient, ShopPage } from '../support/shop-client';

const ORDERS = 40;

const shop = useShop({ TRUSTED_PROXIES: '127.0.0.1' });
let goods: Goods;

beforeAll(async () => {
  [goods] = (await plainGoods(shop, { free: 5, count: 1 })) as [Goods];
  await shop.query('update stock set on_hand = 5000 where variation_id = $1', [goods.variationId]);
});

let round = 0;
beforeEach(() => {
  round += 1;
});

type Buyer = { client: ShopClient; form: OrderForm; email: string };

function buyers(count: number): Promise<Buyer[]> {
  return inTurns(count, 8, async (index) => {
    const client = shop.client({ 'X-Forwarded-For': `198.51.${round}.${index}` });
    const email = `round-${round}-${index}@example.com`;
    await becomeGuest(client, { email, goods: [goods] });
    return { client, email, form: await orderForm(client) };
  });
}

test(
  `kill -9 while ${ORDERS} orders are placed: every confirmed order is stored`,
  { timeout: 240_000 },
  async () => {
    const all = await buyers(ORDERS);
    const killAfter = 5 + Math.floor(Math.random() * 20);
    let acknowledged = 0;
    let killed: Promise<void> | undefined;
    const answers = await inTurns(ORDERS, 12, async (index) => {
      const answer = await attempt(all[index]!);
      if (answer && orderNumber(answer)) acknowledged += 1;
      if (acknowledged === killAfter) killed ??= shop.server.kill9();
      return answer;
    });
    await killed;
    const numbers = answers.map((answer) => answer && orderNumber(answer));
    const known = numbers.filter((number) => number !== null);
    expect(known.length, `killed after ${killAfter}`).toBeGreaterThanOrEqual(killAfter);
    expect(known.length, `killed after ${killAfter}`).toBeLessThan(ORDERS);

    await expectOrders(all, numbers);
    await shop.restart();
    await expectCleanLedger(shop);
    await retryAll(all, numbers);
  },
);

/** With rival orders and the whole shop; engine-kill covers one order at each point. */
describe.each(['place:stock-locked', 'place:before-commit', 'place:after-commit'])(
  'kill -9 at %s',
  (point) => {
    test(
      'leaves whole orders only, and each attempt can be repeated',
      { timeout: 60_000 },
      async () => {
        const all = await buyers(4);
        await shop.server.kill9();
        await shop.restart({ SHOP_TEST_KILL_AT: `${point}:2` });
        const answers = await Promise.all(all.map(attempt));
        const numbers = answers.map((answer) => answer && orderNumber(answer));
        expect(numbers).toContain(null);

        // One worker died at the point; the others are killed, so that none dies there again.
        await shop.server.kill9();
        await shop.restart();
        await expectOrders(all, numbers);
        await expectCleanLedger(shop);
        await retryAll(all, numbers);
      },
    );
  },
);

/** Null if the connection broke. */
async function attempt({ client, form }: Buyer): Promise<ShopPage | null> {
  try {
    return await placeOrder(client, form);
  } catch {
    return null;
  }
}

async function expectOrders(all: Buyer[], numbers: (number | null)[]): Promise<void> {
  for (const [index, { email }] of all.entries()) {
    const found = await ordersOf(email);
    expect(found.length, email).toBeLessThanOrEqual(1);
    if (numbers[index]) expect(found, email).toEqual([numbers[index]]);
  }
}

/** Sends the same forms again: a buyer with an order gets the same one, the others get one now. */
async function retryAll(all: Buyer[], numbers: (number | null)[]): Promise<void> {
  const again = await inTurns(all.length, 8, (index) => attempt(all[index]!));
  for (const [index, { email }] of all.entries()) {
    const number = again[index] && orderNumber(again[index]);
    expect(number, email).not.toBeNull();
    if (numbers[index]) expect(number, email).toBe(numbers[index]);
    expect(await ordersOf(email)).toEqual([number]);
  }
  await expectCleanLedger(shop);
}

async function ordersOf(email: string): Promise<number[]> {
  const rows = await shop.query<{ id: number }>('select id from orders where email = $1', [email]);
  return rows.map(({ id }) => id);
}
