import { afterEach, expect, test } from 'vitest';
import { offer, readyToOrder } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import { isDatabaseAway } from '../../../../../database/trouble';
import { ledgerCheck } from '../../jobs/ledger/ledger-check';

let variationId: number;
const engine = useTestEngine(async (engine) => {
  variationId = (await engine.fixture.item({ name: 'Weiß' })).variationIds[0]!;
});
afterEach(async () => expect(await ledgerCheck(engine.pool)).toEqual([]));

const IN_TRANSACTION = `from pg_stat_activity
  where datname = current_database() and state like 'idle in transaction%'`;

/** Ends the transaction's connection as a restart would, and waits until the client notices. */
async function endConnection() {
  const ended = await engine.pool.query(`select pg_terminate_backend(pid) ${IN_TRANSACTION}`);
  expect(ended.rowCount).toBe(1);
  await expect
    .poll(async () => (await engine.pool.query(`select ${IN_TRANSACTION}`)).rowCount)
    .toBe(0);
}

/** Without a listener on a client in use, the error would end the whole process here. */
test.each([
  'place:after-lock',
  'place:priced',
  'place:stock-locked',
  'place:stock-reserved',
  'place:order-written',
  'place:before-commit',
])('a connection lost at %s loses no order and does not end the process', async (point) => {
  const shopper = await readyToOrder(engine, [{ variationId }]);
  const form = await offer(shopper);
  const refused = await shopper
    .do(
      (shop) => shop.doPlaceOrder(form),
      async (name) => {
        if (name === point) await endConnection();
      },
    )
    .catch((error: unknown) => error);
  expect(isDatabaseAway(refused), String(refused)).toBe(true);

  const placed = await shopper.do((shop) => shop.doPlaceOrder(form));
  expect(placed.isRepeat).toBe(false);
});
