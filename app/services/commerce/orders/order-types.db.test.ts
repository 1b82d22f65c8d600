import { expect, test } from 'vitest';
import { offer, readyToOrder } from '../../../../tests/support/shopper';
import { useTestEngine } from '../../../../tests/support/use-test-engine';
import { jobContext, transact } from '../commerce-context';
import { ledgerCheck } from '../ledger/ledger-check';
import { changeOrderStatus } from './change-order-status';

let variationId: number;
const engine = useTestEngine(async (engine) => {
  const item = { name: 'Weiß', variations: [{ price: 1000, stock: 100 }] };
  variationId = (await engine.fixture.item(item)).variationIds[0]!;
});

async function place(): Promise<number> {
  const shopper = await readyToOrder(engine, [{ variationId }], {});
  const form = await offer(shopper);
  return (await shopper.do((shop) => shop.doPlaceOrder(form))).id;
}

/** A copy of an order under another type, with its lines and taxes; `change` sets columns. */
async function copyAs(typeId: number, orderId: number, change: Record<string, unknown> = {}) {
  const { rows } = await engine.pool.query<{ id: number }>(
    `insert into orders overriding system value
     select (jsonb_populate_record(o, $2::jsonb || jsonb_build_object(
       'id', nextval(pg_get_serial_sequence('orders', 'id')), 'type_id', $3::int))).*
     from orders o where id = $1 returning id`,
    [orderId, JSON.stringify(change), typeId],
  );
  const { id } = rows[0]!;
  await engine.pool.query(
    `insert into order_line (order_id, position, type_id, variation_id, item_id, number, name,
       variation_name, url_path, quantity, unit_gross, gross, vat_rate)
     select $2, position, type_id, variation_id, item_id, number, name, variation_name, url_path,
       quantity, unit_gross, gross, vat_rate from order_line where order_id = $1`,
    [orderId, id],
  );
  await engine.pool.query(
    `insert into order_tax select $2, rate, net, vat from order_tax where order_id = $1`,
    [orderId, id],
  );
  return id;
}

const WITHOUT_CART = { attempt_id_hash: null, cart_id: null, cart_version: null };

test('returns and offers come from no cart, and the ledger counts orders alone', async () => {
  const orderId = await place();
  await copyAs(3, orderId, { ...WITHOUT_CART, status: 'requested' });
  await copyAs(3, orderId, { ...WITHOUT_CART, status: 'cancelled' });
  await copyAs(7, orderId, { ...WITHOUT_CART, status: 'open' });
  expect(await ledgerCheck(engine.pool, engine.now())).toEqual([]);
});

test.each([
  ['an order without its cart', 1, { cart_id: null }, 'orders_from_a_cart'],
  ['an order without its attempt', 1, { attempt_id_hash: null }, 'orders_from_a_cart'],
  ['a return with a cart', 3, { attempt_id_hash: null }, 'orders_from_a_cart'],
  ['a type nobody knows', 2, WITHOUT_CART, 'orders_type'],
  ['an order with a status of others', 1, { status: 'requested' }, 'orders_status'],
])('%s is refused', async (_, typeId, change, constraint) => {
  await expect(copyAs(typeId, await place(), change)).rejects.toMatchObject({ constraint });
});

test('a return does not live the life of an order', async () => {
  const id = await copyAs(3, await place(), { ...WITHOUT_CART, status: 'confirmed' });
  const { pool, index } = engine;
  const ctx = jobContext({ pool, index, secret: Buffer.alloc(32, 7), now: engine.now }, 'de');
  for (const to of ['shipped', 'confirmed'] as const) {
    const change = transact(ctx, (ctx) => changeOrderStatus(ctx, { orderId: id, to, reason: 'x' }));
    await expect(change).rejects.toMatchObject({ key: 'order.statusNotAllowed' });
  }
});
