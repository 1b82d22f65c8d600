import type { Cents } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { BALANCE_FACTS } from '../balance/balance-facts';
import { balanceOf, type BalanceFacts } from '../balance/balance';

/** An order or a return that waits for the operator; days in Berlin (ISO). */
export type WaitingOrder = {
  what: 'pack' | 'unpaid' | 'returnRequested' | 'returnReceived';
  /** The number of the order or of the return. */
  id: number;
  /** The order that the return belongs to. */
  orderId: number | null;
  /** Its current price, what is still to be paid, or what a return is worth. */
  amount: Cents;
  currency: string;
  since: string;
  /** The deadline, where there is one: to pay, or to refund (§ 355(3), § 357(1) BGB). */
  until: string | null;
};

type Row = Omit<WaitingOrder, 'amount'> & { total: Cents; balance: BalanceFacts };

const DAY = (moment: string) => `(${moment} at time zone 'Europe/Berlin')::date`;

/**
 * Orders that are to be sent, orders with an amount to be paid (with the last day to pay), and
 * returns that are in transit or have arrived; each kind with the oldest first.
 */
export async function listWaitingOrders({ db }: CommerceContext): Promise<WaitingOrder[]> {
  const { rows } = await db.client.query<Row>(
    `select o.id, o.origin_order_id as order_id, o.total, o.currency, ${BALANCE_FACTS} as balance,
       case when o.type_id = 3 and o.status = 'requested' then 'returnRequested'
            when o.type_id = 3 then 'returnReceived'
            when o.status = 'confirmed' then 'pack' else 'unpaid' end as what,
       ${DAY("case when o.status in ('shipped', 'completed') then o.sent_at else o.placed_at end")}::text
         as since,
       (case when o.type_id = 3 then ${DAY('o.placed_at')} + 14
             when o.status = 'pendingPayment' then o.pay_until
             when o.status in ('shipped', 'completed')
               then ${DAY('o.sent_at')} + coalesce(o.payment_term_days, 0) end)::text as until
     from orders o
     where (o.type_id = 1 and o.status in ('pendingPayment', 'confirmed', 'shipped', 'completed'))
        or (o.type_id = 3 and o.status in ('requested', 'received'))
     order by o.placed_at, o.id`,
  );
  return rows.flatMap(({ total, balance, ...row }) => {
    if (row.what === 'returnRequested' || row.what === 'returnReceived') {
      return [{ ...row, amount: total }];
    }
    const { due, price } = balanceOf(balance);
    if (row.what === 'pack') return [{ ...row, orderId: null, amount: price }];
    return due > 0 ? [{ ...row, orderId: null, amount: due }] : [];
  });
}
