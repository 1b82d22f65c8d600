import { expect, test } from 'vitest';
import { offer, readyToOrder } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import { jobContext, transact } from '../../core/commerce-context';
import { payBack } from './pay-back';

let variationId: number;
const engine = useTestEngine(async ({ fixture }) => {
  variationId = (await fixture.item({ name: 'Weiß' })).variationIds[0]!;
});

/** An order that received 5.00 twice: by its first attempt, and by the one that counts. */
async function paidTwice(): Promise<number> {
  const shopper = await readyToOrder(engine, [{ variationId }]);
  const form = await offer(shopper);
  const { id } = await shopper.do((shop) => shop.doPlaceOrder(form));
  await engine.pool.query(
    `with first as (update payment set status = 'duplicate', received = 500 where order_id = $1 returning *)
     insert into payment (order_id, attempt, method_id, method_name, payment_key, amount, currency,
       idempotency_key, status, received, created_at)
     select order_id, 2, method_id, method_name, payment_key, amount, currency,
       gen_random_uuid(), 'paid', 500, created_at from first`,
    [id],
  );
  return id;
}

async function payments(orderId: number): Promise<[refunded: number, isAll: boolean][]> {
  const { rows } = await engine.pool.query<{ refunded: number; isAll: boolean }>(
    `select refunded, refunded_at is not null as is_all from payment where order_id = $1
     order by attempt`,
    [orderId],
  );
  return rows.map(({ refunded, isAll }) => [refunded, isAll]);
}

test('overpayments are refunded first, and no payment refunds more than it received', async () => {
  const { pool, index, now } = engine;
  const ctx = jobContext({ pool, index, secret: Buffer.alloc(32, 7), now }, 'de');
  const orderId = await paidTwice();
  const back = async (amount: number) => {
    await transact(ctx, (ctx) => payBack(ctx, orderId, amount));
    return payments(orderId);
  };
  // Not yet all of the first payment, then its last cent and some of the second, then the rest.
  expect(await back(499)).toEqual([
    [499, false],
    [0, false],
  ]);
  expect(await back(2)).toEqual([
    [500, true],
    [1, false],
  ]);
  expect(await back(499)).toEqual([
    [500, true],
    [500, true],
  ]);
});
