import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainGoods, setFreeStock, type Goods } from '../support/goods';
import {
  becomeGuest,
  orderForm,
  orderNumber,
  patiently,
  placeOrder,
  type OrderForm,
} from '../support/guest';
import { inTurns } from '../support/in-turns';
import { expectCleanLedger } from '../support/ledger';
import { startShop, type TestShop } from '../support/shop';
import type { ShopClient } from '../support/shop-client';

const BUYERS = 200;

let shop: TestShop;
let goods: Goods[];

beforeAll(async () => {
  shop = await startShop({ TRUSTED_PROXIES: '127.0.0.1' });
  goods = await plainGoods(shop, { free: 20 });
});
afterAll(() => shop.stop());

type Buyer = { client: ShopClient; form: OrderForm; quantity: number };

/** Buyers from addresses of their own, each in front of the order button. */
async function buyers(count: number, variationId: number, quantityOf: (index: number) => number) {
  await setFreeStock(shop, variationId, 20);
  return inTurns(count, 8, async (index): Promise<Buyer> => {
    const client = shop.client({ 'X-Forwarded-For': `198.51.${index >> 8}.${index & 255}` });
    const quantity = quantityOf(index);
    const email = `buyer-${variationId}-${index}@example.com`;
    await becomeGuest(client, { email, goods: [{ variationId, quantity }] });
    return { client, form: await orderForm(client), quantity };
  });
}

test(`${BUYERS} who press at once for one last item: one gets it, the others are told`, async () => {
  const [{ variationId }] = goods as [Goods];
  const all = await buyers(BUYERS, variationId, () => 1);
  await setFreeStock(shop, variationId, 1);

  const answers = await Promise.all(all.map(press));

  const won = answers.filter((answer) => orderNumber(answer) !== null);
  const lost = answers.filter(({ status }) => status === 422);
  expect(won).toHaveLength(1);
  expect(lost).toHaveLength(BUYERS - 1);
  for (const answer of lost) {
    expect(answer.html).toContain('data-notice="warning"');
    expect(answer.html).toContain('value="place"');
  }
  expect(await soldPieces(variationId)).toBe(1);
  await expectCleanLedger(shop);

  const loser = all[answers.indexOf(lost[0]!)]!;
  const cart = await loser.client.get('/cart');
  expect(cart.document.querySelectorAll('.cart-line')).toHaveLength(1);
});

test('seven left, carts of one to five: never more than seven are sold', async () => {
  const { variationId } = goods[1]!;
  const seed = Math.floor(Math.random() * 2 ** 31);
  const random = randomFrom(seed);
  const all = await buyers(40, variationId, () => 1 + Math.floor(random() * 5));
  await setFreeStock(shop, variationId, 7);

  const answers = await Promise.all(all.map(press));

  const bought = all.filter((_, index) => orderNumber(answers[index]!) !== null);
  const pieces = bought.reduce((sum, { quantity }) => sum + quantity, 0);
  expect(
    answers.every(({ status }) => status === 303 || status === 422),
    `seed ${seed}`,
  ).toBe(true);
  expect(pieces, `seed ${seed}`).toBeLessThanOrEqual(7);
  expect(pieces, `seed ${seed}`).toBeGreaterThan(2);
  expect(await soldPieces(variationId)).toBe(pieces);
  await expectCleanLedger(shop);
});

test('orders of different goods at once get numbers of their own', async () => {
  const all = await buyers(16, goods[2]!.variationId, () => 1);
  const answers = await Promise.all(all.map(press));
  const numbers = new Set(answers.map(orderNumber));
  expect(numbers.has(null)).toBe(false);
  expect(numbers.size).toBe(16);
  await expectCleanLedger(shop);
});

function press({ client, form }: Buyer) {
  return patiently(() => placeOrder(client, form));
}

async function soldPieces(variationId: number): Promise<number> {
  const [row] = await shop.query<{ pieces: number }>(
    `select coalesce(sum(quantity), 0)::int as pieces from order_line where variation_id = $1`,
    [variationId],
  );
  return row!.pieces;
}

/** Mulberry32: the same numbers for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
