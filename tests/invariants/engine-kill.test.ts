import { spawn } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ledgerCheck } from '../../app/services/commerce/jobs/ledger/ledger-check';
import { bundleProcess, type BundledProcess } from '../support/bundle-process';
import { createTestEngine, offer, readyToOrder, type TestEngine } from '../support/shopper';

let engine: TestEngine;
let variationId: number;
let placing: BundledProcess;

beforeAll(async () => {
  placing = await bundleProcess('tests/support/placing-process.ts');
  engine = await createTestEngine();
  variationId = (await engine.fixture.item({ name: 'Weiß' })).variationIds[0]!;
});
afterAll(async () => {
  await engine.drop();
  await placing.remove();
});

type Outcome = { signal: NodeJS.Signals | null; output: string };

/** Places the order in a separate process that dies at `point`. */
function placeAndDie(point: string, token: string, form: object): Promise<Outcome> {
  const child = spawn(process.execPath, [placing.file, engine.url, token, JSON.stringify(form)], {
    env: { ...process.env, SHOP_TEST_KILL_AT: point },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (_, signal) => resolve({ signal, output }));
  });
}

/** Points of the placement before and after the commit (R11, R12). */
test.each([
  ['place:after-lock', 0],
  ['place:priced', 0],
  ['place:stock-locked', 0],
  ['place:stock-reserved', 0],
  ['place:order-written', 0],
  ['place:before-commit', 0],
  ['place:after-commit', 1],
])('kill -9 at %s leaves %i orders, and a retry the one', async (point, orders) => {
  const shopper = await readyToOrder(engine, [{ variationId }]);
  const form = await offer(shopper);
  const cart = await shopper.do((shop) => shop.getCart());
  const ordersOfCart = async () =>
    (await engine.pool.query('select id from orders where cart_id = $1', [cart.id])).rows;

  const { signal, output } = await placeAndDie(point, shopper.token()!, form);
  expect({ signal, output }).toEqual({ signal: 'SIGKILL', output: '' });
  // The database notices the broken connection and rolls back.
  await expect.poll(async () => (await ordersOfCart()).length).toBe(orders);
  expect(await ledgerCheck(engine.pool)).toEqual([]);

  const placed = await shopper.do((shop) => shop.doPlaceOrder(form));
  expect(placed.isRepeat).toBe(orders === 1);
  expect(await ordersOfCart()).toEqual([{ id: placed.id }]);
  expect(await ledgerCheck(engine.pool)).toEqual([]);
});
