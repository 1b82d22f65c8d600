import type { PaymentStatus } from '../../shop-api';

export type PaymentRow = {
  attempt: number;
  status: string;
  amount: number;
  /** What of it was paid back. */
  refunded: number;
};

/** SQL: the payments of an order as `PaymentRow`s, in their order. */
export const PAYMENTS_OF = (orderId: string) => `
  (select coalesce(jsonb_agg(jsonb_build_object('attempt', p.attempt, 'status', p.status,
            'amount', p.amount, 'refunded', p.refunded) order by p.attempt), '[]')
     from payment p where p.order_id = ${orderId})`;

/** Money that came, whether or not it was owed. */
const RECEIVED: readonly string[] = ['paid', 'surplus'];

/** Payment status of an order (§4) from its total in cents and its payments. */
export function paymentStatus(total: number, payments: PaymentRow[]): PaymentStatus {
  const received = payments.filter(({ status }) => RECEIVED.includes(status));
  const refunded = sumOf(received.map((payment) => payment.refunded));
  const kept = sumOf(received.map(({ amount }) => amount)) - refunded;
  if (kept > total) return 'overpaid';
  if (kept === total) return 'fullyPaid';
  if (refunded > 0) return kept > 0 ? 'partlyRefunded' : 'refunded';
  if (kept > 0) return 'partlyPaid';
  return payments.some((payment) => payment.status === 'authorized') ? 'prepaid' : 'unpaid';
}

function sumOf(amounts: number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
