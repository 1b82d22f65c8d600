import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOperator } from '../../app/services/commerce/team/operators/create-operator';
import type { ShopClient } from '../support/shop-client';
import { useShop } from '../support/use-shop';
import { visitorsOfAll, type WorkerVisitor } from '../support/worker-visitor';

const WORKERS = 2;
const PASSWORD = 'blaue Wand, weiße Decke';

const shop = useShop({ WORKERS: String(WORKERS) });
let anna: ShopClient;
let visitors: WorkerVisitor[];

beforeAll(async () => {
  const account = { email: 'anna@example.com', name: 'Anna', password: PASSWORD };
  await createOperator({ pool: shop.pool, now: () => new Date() }, account);
  anna = shop.client();
  await anna.post('/operator/login', {
    intent: 'password',
    email: account.email,
    password: PASSWORD,
  });
  visitors = await visitorsOfAll(shop.server.origin, WORKERS);
});
afterAll(() => visitors.forEach((visitor) => visitor.leave()));

/** Adds a text to the home page's draft, with this title. */
async function write(title: string): Promise<void> {
  const added = await anna.post('/operator/edit', {
    intent: 'add',
    variation: 'rich-text',
    place: '/',
  });
  const block = new URL(added.headers.get('location')!, shop.server.origin).searchParams.get(
    'edit',
  )!;
  await anna.post('/operator/edit', { intent: 'change', block, 'text.title': title });
}

const seenBy = async (title: string) =>
  (await Promise.all(visitors.map((visitor) => visitor.get('/')))).map(({ body }) =>
    body.includes(title),
  );

test('a published page is shown by every worker on the next request', async () => {
  for (let turn = 1; turn <= 5; turn += 1) {
    const title = `Neue Farben ${turn}`;
    await write(title);
    expect(await seenBy(title)).toEqual([false, false]);
    expect((await anna.post('/operator/edit', { intent: 'publish' })).status).toBe(303);
    expect(await seenBy(title)).toEqual([true, true]);
  }
});

test('a planned page is published by one worker, and shown by every worker', async () => {
  await write('Geplante Farben');
  const date = new Date(Date.now() + 48 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await anna.post('/operator/edit', { intent: 'plan', date, time: '12:00' });
  expect(await seenBy('Geplante Farben')).toEqual([false, false]);
  await shop.query(`update block_plan set due_at = now()`);
  const before = await shop.query('select from block_revision');
  const patience = { timeout: 30_000, interval: 200 };
  await expect.poll(() => seenBy('Geplante Farben'), patience).toEqual([true, true]);
  expect(await shop.query('select from block_revision')).toHaveLength(before.length + 1);
});
