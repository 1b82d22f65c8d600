import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainGoods, setPrice, type Goods } from '../support/goods';
import { becomeGuest, orderForm, orderNumber, placeOrder } from '../support/guest';
import { expectCleanLedger } from '../support/ledger';
import { startShop, type TestShop } from '../support/shop';
import type { ShopClient } from '../support/shop-client';

/**
 * A rival changes the price between every two reads of the checkout page and of the order action,
 * each in a separate run. In no run is an order placed whose total differs from the form's.
 */
let shop: TestShop;
let goods: Goods;
let hooks: Server;
/** Called at the points of the engine in the request under test. */
let atPoint: (point: string) => Promise<void> = async () => {};

beforeAll(async () => {
  hooks = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      void atPoint(Buffer.concat(parts).toString()).finally(() => response.end());
    });
  });
  await new Promise<void>((resolve) => hooks.listen(0, '127.0.0.1', resolve));
  const { port } = hooks.address() as AddressInfo;
  shop = await startShop({ SHOP_TEST_HOOK_URL: `http://127.0.0.1:${port}/` });
  [goods] = (await plainGoods(shop, { free: 60, count: 1 })) as [Goods];
});
afterAll(async () => {
  await shop.stop();
  hooks.close();
});

let guests = 0;
const LOW = 1000;
const HIGH = 9900;

/** Runs one purchase with the rival at the `turn`-th point of the page or of the order button. */
async function purchase(phase: 'page' | 'button', turn: number) {
  await setPrice(shop, goods.variationId, LOW);
  const client: ShopClient = shop.client();
  const email = `rival-${(guests += 1)}@example.com`;
  await becomeGuest(client, { email, goods: [goods] });
  let points = 0;
  const rival = async () => {
    if (points++ === turn) await setPrice(shop, goods.variationId, HIGH);
  };
  if (phase === 'page') atPoint = rival;
  const form = await orderForm(client);
  atPoint = phase === 'button' ? rival : async () => {};
  const answer = await placeOrder(client, form);
  atPoint = async () => {};
  const orders = await shop.query<{ id: number; total: number }>(
    'select id, total::int from orders where email = $1',
    [email],
  );
  return { form, answer, orders, points };
}

test.each(['page', 'button'] as const)(
  'a price changed at any point of the %s is never ordered without being shown',
  { timeout: 300_000 },
  async (phase) => {
    const quiet = await purchase(phase, -1);
    expect(orderNumber(quiet.answer)).not.toBeNull();
    expect(quiet.points).toBeGreaterThan(2);
    let refusals = 0;
    for (let turn = 0; turn < quiet.points; turn += 1) {
      const { form, answer, orders } = await purchase(phase, turn);
      const shown = Number(form.fields.shownTotal);
      for (const order of orders) expect(order.total, `${phase} ${turn}`).toBe(shown);
      if (orders.length === 0) {
        refusals += 1;
        expect(answer.status, `${phase} ${turn}`).toBe(422);
        const offered = answer.form('button[value=place]').fields;
        expect(Number(offered.shownTotal), `${phase} ${turn}`).not.toBe(shown);
      }
    }
    expect(refusals).toBeGreaterThan(0);
    await expectCleanLedger(shop);
  },
);
