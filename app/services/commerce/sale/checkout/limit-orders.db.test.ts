import { afterEach, beforeEach, expect, test } from 'vitest';
import { offer, readyToOrder, settle } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import { ledgerCheck } from '../../jobs/ledger/ledger-check';

let variationId: number;
const engine = useTestEngine(async (engine) => {
  const item = await engine.fixture.item({
    name: 'Weiß',
    variations: [{ price: 1000, stock: 999 }],
  });
  variationId = item.variationIds[0]!;
  await engine.pool.query(
    `update setting set value = '{"ordersPerAddress": {"perHour": 5, "perDay": 8},
       "ordersPerMailbox": {"perHour": 2, "perDay": 3}}' where key = 'orders'`,
  );
});
beforeEach(async () => {
  await engine.pool.query('delete from rate_limit');
  engine.setTime('2026-11-21T10:30:00Z');
});
afterEach(async () => expect(await ledgerCheck(engine.pool, engine.now())).toEqual([]));

async function shopperOf(email: string, address: string) {
  const shopper = await readyToOrder(engine, [{ variationId }], { email, address });
  const form = await offer(shopper);
  return () => shopper.do((shop) => shop.doPlaceOrder(form));
}
const place = async (email: string, address: string) => (await shopperOf(email, address))();
const refused = (retryAfter: number) => ({
  key: 'security.tooManyRequests',
  code: 429,
  cause: { retryAfter },
});

test('a mailbox gets two orders an hour, in any spelling and from any visitor', async () => {
  await place('anna@example.de', '10.0.0.1');
  await place('Anna@Example.de', '10.0.0.2');
  await expect(place('anna+2@example.de', '10.0.0.3')).rejects.toMatchObject(refused(1800));
  engine.setTime('2026-11-21T11:00:00Z');
  await place('anna@example.de', '10.0.0.1');
  engine.setTime('2026-11-21T12:00:00Z');
  await expect(place('anna@example.de', '10.0.0.1')).rejects.toMatchObject(refused(12 * 3600));
});

test('a client address orders five times an hour; others are not blocked', async () => {
  for (let i = 0; i < 5; i += 1) await place(`kunde${i}@example.de`, '10.0.0.1');
  await expect(place('sechs@example.de', '10.0.0.1')).rejects.toMatchObject(refused(1800));
  await place('sieben@example.de', '10.0.0.2');
});

test('a refused buyer keeps the cart, reserves no stock and may order later', async () => {
  await place('anna@example.de', '10.0.0.1');
  await place('anna@example.de', '10.0.0.1');
  const before = await engine.pool.query('select reserved from stock');
  const again = await shopperOf('anna@example.de', '10.0.0.1');
  await expect(again()).rejects.toMatchObject(refused(1800));
  expect((await engine.pool.query('select reserved from stock')).rows).toEqual(before.rows);
  engine.setTime('2026-11-21T11:00:00Z');
  expect(await again()).toMatchObject({ isRepeat: false });
  expect(await again()).toMatchObject({ isRepeat: true });
});

test('concurrent orders do not exceed the limit', async () => {
  const shoppers = await Promise.all(
    Array.from({ length: 12 }, (_, i) => shopperOf(`p${i}@example.de`, '10.0.0.9')),
  );
  const { done, errors } = await settle(shoppers.map((order) => order()));
  expect(done).toHaveLength(5);
  expect(errors).toHaveLength(7);
});
