import type { Cents } from '../../../shop-api';

export type PaymentRow = {
  attempt: number;
  status: string;
  /** What was asked for. */
  amount: Cents;
  /** What came of it, and what of that was paid back. */
  received: Cents;
  refunded: Cents;
};

/** SQL: the payments of an order as `PaymentRow`s, in their order. */
export const PAYMENTS_OF = (orderId: string) => `
  (select coalesce(jsonb_agg(jsonb_build_object('attempt', p.attempt, 'status', p.status,
            'amount', p.amount, 'received', p.received, 'refunded', p.refunded)
            order by p.attempt), '[]')
     from payment p where p.order_id = ${orderId})`;
