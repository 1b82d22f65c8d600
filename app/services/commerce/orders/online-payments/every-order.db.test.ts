import { expect, test } from 'vitest';
import { onlineShop } from '../../../../../tests/support/online-orders';
import { undoable } from '../../../../../tests/support/undoable';
import { MOLLIE_STATUSES, type MollieStatus } from '../../../payments/mollie/mollie-gateway';
import { jobContext } from '../../core/commerce-context';
import { syncPayment } from './sync-payment';

const ORDERS = 5_040;
const RANK = { open: 0, pending: 1, authorized: 2, failed: 3, expired: 3, canceled: 3, paid: 4 };

const shop = onlineShop();

/** The expected result after these states in this order: a later state stays. */
function expectedAfter(came: readonly MollieStatus[]) {
  let status: MollieStatus = 'open';
  let hasLapsed = false;
  for (const next of came) {
    if (RANK[next] <= RANK[status]) continue;
    hasLapsed ||= status === 'authorized' && RANK[next] === RANK.failed;
    status = next;
  }
  const isSafe = status === 'authorized' || status === 'paid';
  const received = status === 'paid' ? 3490 : 0;
  const mails = hasLapsed ? 'order_received,payment_lapsed' : 'order_received';
  return { order: isSafe ? 'confirmed' : 'pendingPayment', status, received, refunds: 0, mails };
}

/**
 * Every order of the seven states of a payment, beginning from each state it can be in. Where two
 * beginnings leave the tables alike, and the same states are to come, the second is not continued:
 * what follows is the same. `bin/test all` continues each.
 */
test('in each of the 5,040 orders of all states a payment is paid once (R16)', async () => {
  const { paymentId, id } = await shop.begin();
  const { pool, undo, end } = await undoable(shop.engine.pool);
  const { index, now } = shop.engine;
  const ctx = jobContext(
    { pool, index, now, secret: Buffer.alloc(32, 7), mollie: shop.provider.online() },
    'de',
  );

  const known = new Map<string, number>();

  /** The number of orders that begin with these states. */
  async function goOn(came: readonly MollieStatus[]): Promise<number> {
    const { seen, tables } = await look();
    expect(seen, came.join()).toEqual(expectedAfter(came));
    const left = MOLLIE_STATUSES.filter((status) => !came.includes(status));
    if (left.length === 0) return 1;
    const key = `${left.join()} ${tables}`;
    const before = process.env.TEST_ALL ? undefined : known.get(key);
    if (before !== undefined) return before;
    let count = 0;
    for (const status of left) {
      count += await undo(async () => {
        shop.provider.set(id, status);
        await syncPayment(ctx, paymentId);
        return goOn([...came, status]);
      });
    }
    known.set(key, count);
    return count;
  }

  /** The state of the order; and all that is stored of it, except the provider's last answer. */
  async function look() {
    const { rows } = await pool.query<{ seen: object; tables: string }>({
      name: 'every_order_look',
      text: `select jsonb_build_object('order', o.status, 'status', p.status, 'received', p.received,
               'refunds', (select count(*) from refund),
               'mails', (select string_agg(substr(kind, 6), ',' order by kind)
                  from outbox where kind like 'mail:%')) as seen,
             jsonb_build_array(to_jsonb(o), to_jsonb(p) - 'provider_status',
               (select jsonb_agg(to_jsonb(x) - 'id' order by dedupe_key) from outbox x),
               (select jsonb_agg(to_jsonb(r) order by r.id) from reservation r))::text as tables
             from payment p join orders o on o.id = p.order_id where p.id = $1`,
      values: [paymentId],
    });
    return rows[0]!;
  }

  try {
    expect(await goOn([])).toBe(ORDERS);
  } finally {
    await end();
  }
});
