import { beforeAll, describe, expect, test } from 'vitest';
import { offer, readyToOrder, settle } from '../../../../../tests/support/shopper';
import { useTestEngine } from '../../../../../tests/support/use-test-engine';
import { jobContext, transact } from '../../core/commerce-context';
import { ledgerCheck } from '../../jobs/ledger/ledger-check';
import { ORDER_TYPE } from '../../../shop-api';
import { changeOrderStatus } from './change-order-status';
import { LIVES, type Status } from './order-life';

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

/** The additional columns of each type: a return its order, an offer its last moment. */
function needs(typeId: number, orderId: number) {
  if (typeId === 3) return { origin_order_id: orderId };
  return typeId === 7 ? { valid_until: '2027-01-01T00:00:00Z' } : {};
}

/** A copy of an order under another type, with its lines and taxes; `change` sets columns. */
async function copyAs(typeId: number, orderId: number, change: Record<string, unknown> = {}) {
  const { rows } = await engine.pool.query<{ id: number }>(
    `insert into orders overriding system value
     select (jsonb_populate_record(o, $2::jsonb || jsonb_build_object(
       'id', nextval(pg_get_serial_sequence('orders', 'id')), 'type_id', $3::int))).*
     from orders o where id = $1 returning id`,
    [orderId, JSON.stringify({ ...needs(typeId, orderId), ...change }), typeId],
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

test('returns and offers come from no cart, and the ledger counts only orders', async () => {
  const orderId = await place();
  await copyAs(3, orderId, { ...WITHOUT_CART, status: 'requested' });
  await copyAs(3, orderId, { ...WITHOUT_CART, status: 'cancelled' });
  await copyAs(7, orderId, { ...WITHOUT_CART, status: 'open' });
  expect(await ledgerCheck(engine.pool, engine.now())).toEqual([]);
});

test.each([
  ['an order without its cart', 1, { cart_id: null }, 'orders_from_a_cart'],
  ['an order without its attempt', 1, { attempt_id_hash: null }, 'orders_from_a_cart'],
  [
    'a return without its order',
    3,
    { ...WITHOUT_CART, status: 'requested', origin_order_id: null },
    'orders_origin',
  ],
  [
    'an offer without its end',
    7,
    { ...WITHOUT_CART, status: 'open', valid_until: null },
    'orders_valid_until',
  ],
  ['a return with a cart', 3, { attempt_id_hash: null }, 'orders_from_a_cart'],
  ['an unknown type', 2, WITHOUT_CART, 'orders_type'],
  ['an order with a status of returns', 1, { status: 'requested' }, 'orders_status'],
  ['a return with a status of orders', 3, { ...WITHOUT_CART, status: 'shipped' }, 'orders_status'],
  [
    'an offer with a status of returns',
    7,
    { ...WITHOUT_CART, status: 'refunded' },
    'orders_status',
  ],
])('%s is refused', async (_, typeId, change, constraint) => {
  await expect(copyAs(typeId, await place(), change)).rejects.toMatchObject({ constraint });
});

describe('the table of statuses', () => {
  let orderId: number;
  beforeAll(async () => {
    orderId = await place();
  });
  const ctx = () =>
    jobContext(
      { pool: engine.pool, index: engine.index, secret: Buffer.alloc(32, 7), now: engine.now },
      'de',
    );
  const change = (id: number, to: Status) =>
    transact(ctx(), (ctx) => changeOrderStatus(ctx, { orderId: id, to, reason: 'x' }));

  const LIVES_OF_OTHERS = [
    [
      ORDER_TYPE.return,
      'requested>received requested>refused requested>cancelled received>refunded received>refused',
    ],
    [ORDER_TYPE.offer, 'open>accepted open>rejected open>expired open>cancelled'],
  ] as const;

  test.each(LIVES_OF_OTHERS)('of type %i allows %s, and nothing else', async (typeId, allowed) => {
    const own = Object.keys(LIVES[typeId]) as Status[];
    const every = [
      ...new Set(Object.values(LIVES).flatMap((life) => Object.keys(life))),
    ] as Status[];
    const taken: string[] = [];
    for (const from of own) {
      for (const to of every) {
        const id = await copyAs(typeId, orderId, { ...WITHOUT_CART, status: from });
        const outcome = await change(id, to).catch((error: unknown) => error);
        if (outcome === true) taken.push(`${from}>${to}`);
        else if (from === to) expect(outcome).toBe(false);
        else expect(outcome).toMatchObject({ key: 'order.statusNotAllowed', cause: { from, to } });
      }
    }
    expect(taken.toSorted()).toEqual(allowed.split(' ').toSorted());
  });

  test('does not touch stock, coupon or mails of the order when a return changes', async () => {
    const counts = `select (select sum(reserved) from stock) as reserved,
                           (select count(*) from outbox) as mails`;
    const { rows: before } = await engine.pool.query(counts);
    const faults = await ledgerCheck(engine.pool, engine.now());
    const id = await copyAs(3, orderId, { ...WITHOUT_CART, status: 'requested' });
    expect(await change(id, 'cancelled')).toBe(true);
    expect((await engine.pool.query(counts)).rows).toEqual(before);
    const { rows } = await engine.pool.query('select data from event_log where order_id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ data: { from: 'requested', to: 'cancelled', reason: 'x' } }]);
    expect(await ledgerCheck(engine.pool, engine.now())).toEqual(faults);
  });

  test('lets one of two rivals answer an offer', async () => {
    const id = await copyAs(7, orderId, { ...WITHOUT_CART, status: 'open' });
    const { done, errors } = await settle([change(id, 'accepted'), change(id, 'expired')]);
    expect([done, errors.length]).toEqual([[true], 1]);
  });
});
