import type { Cents } from '../../../shop-api';
import { IS_ONLINE } from '../../sale/payments/mollie/mollie-way';

export type PaymentRow = {
  attempt: number;
  status: string;
  /** The requested amount. */
  amount: Cents;
  /** The received amount, and how much of it was refunded. */
  received: Cents;
  refunded: Cents;
  /** The amount that the buyer's bank charged back. */
  chargedBack: Cents;
  /** Paid at the payment provider. */
  isOnline: boolean;
  /** The provider's answer does not match the order. */
  isUnderReview: boolean;
  /** A part of it is being refunded through the provider. */
  isRefunding: boolean;
};

/** SQL: the payments of an order as `PaymentRow`s, in the order of their attempts. */
export const PAYMENTS_OF = (orderId: string) => `
  (select coalesce(jsonb_agg(jsonb_build_object('attempt', p.attempt, 'status', p.status,
            'amount', p.amount, 'received', p.received, 'refunded', p.refunded,
            'chargedBack', p.charged_back, 'isOnline', ${IS_ONLINE('p.payment_key')},
            'isUnderReview', p.mismatch_at is not null,
            'isRefunding', p.provider_id is not null and exists (select
              from refund f join provider_refund r on r.refund_id = f.id
              where f.payment_id = p.id and r.state in ('queued', 'sent')))
            order by p.attempt), '[]')
     from payment p where p.order_id = ${orderId})`;
