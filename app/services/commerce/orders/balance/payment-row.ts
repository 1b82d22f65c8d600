import type { Cents } from '../../../shop-api';
import { IS_ONLINE } from '../../sale/payments/mollie/mollie-way';

export type PaymentRow = {
  attempt: number;
  status: string;
  /** What was asked for. */
  amount: Cents;
  /** What came of it, and what of that was paid back. */
  received: Cents;
  refunded: Cents;
  /** What the buyer's bank took back. */
  chargedBack: Cents;
  /** It is paid at the payment provider's. */
  isOnline: boolean;
  /** The provider says what does not fit the order. */
  isUnderReview: boolean;
  /** Something of it is on its way back through the provider. */
  isRefunding: boolean;
};

/** SQL: the payments of an order as `PaymentRow`s, in their order. */
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
