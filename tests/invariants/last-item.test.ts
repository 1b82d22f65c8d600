import { beforeAll, expect, test } from 'vitest';
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
import { useShop } from '../support/use-shop';
import type { ShopClient } from '../support/shop-client';

/** More than the shop admits and queues, so that some are asked to come back first. */
const BUYERS = 60;
const MAX_IN_FLIGHT = '10';

const shop = useShop({ TRUSTED_PROXIES: '127.0.0.1', MAX_IN_FLIGHT });
let variationId: number;

beforeAll(async () => {
  const [goods] = (await plainGoods(shop, { free: 20, count: 1 })) as [Goods];
  ({ variationId } = goods);
});

type Buyer = { client: ShopClient; form: OrderForm };

/** A buyer with a separate address, before the order button. */
async function buyer(index: number): Promise<Buyer> {
  const client = shop.client({ 'X-Forwarded-For': `198.51.100.${index}` });
  await becomeGuest(client, { email: `buyer-${index}@example.com`, goods: [{ variationId }] });
  return { client, form: await orderForm(client) };
}

/**
 * engine-placement proves stock and order numbers for concurrent buyers at the engine; this test
 * checks the answers to each of them.
 */
test(`${BUYERS} concurrent buyers of one last item: one gets it, the others are informed`, async () => {
  const all = await inTurns(BUYERS, 8, buyer);
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
  expect(await soldPieces()).toBe(1);
  await expectCleanLedger(shop);

  const loser = all[answers.indexOf(lost[0]!)]!;
  const cart = await loser.client.get('/cart');
  expect(cart.document.querySelectorAll('.cart-line')).toHaveLength(1);
});

function press({ client, form }: Buyer) {
  return patiently(() => placeOrder(client, form));
}

async function soldPieces(): Promise<number> {
  const [row] = await shop.query<{ pieces: number }>(
    `select coalesce(sum(quantity), 0)::int as pieces from order_line where variation_id = $1`,
    [variationId],
  );
  return row!.pieces;
}
