import { expect, test } from 'vitest';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';

const engine = useTestEngine();

test('concurrent first clicks in two tabs share one cart: the session row is locked', async () => {
  const { variationIds } = await engine.fixture.item({ name: 'Weiß' });
  const variationId = variationIds[0]!;
  const shopper = engine.shopper();
  await shopper.do((shop) => shop.doLoginAsGuest({ email: 'anna@example.de' }));

  // A rival holds a lock that every new cart needs, until all clicks have reached it or wait for
  // the row.
  const rival = await engine.pool.connect();
  await rival.query('begin; lock table cart in exclusive mode');
  const clicks = Array.from({ length: 5 }, () =>
    shopper.do((shop) => shop.doAddCartItem({ variationId })),
  );
  const waiting = `select count(*) as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await engine.pool.query(waiting)).rows[0].n).toBe(5);
  await rival.query('commit');
  rival.release();

  await Promise.all(clicks);
  const cart = await shopper.do((shop) => shop.getCart());
  expect(cart.itemQuantity).toBe(5);
  expect((await engine.pool.query('select from cart')).rowCount).toBe(1);
});
