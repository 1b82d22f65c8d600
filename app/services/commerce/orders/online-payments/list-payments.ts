import type { PaymentState, ProviderRefundState } from '../../../../../database/schema';
import { ShopError, type Cents } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';

/** A payment of an order, for the staff of the shop; sums in cents. */
export type ListedPayment = {
  attempt: number;
  paymentKey: string;
  status: PaymentState;
  /** The provider's id of it, and its last reported status; null: it is not at the provider. */
  providerId: string | null;
  providerStatus: string | null;
  amount: Cents;
  received: Cents;
  refunded: Cents;
  chargedBack: Cents;
  /** The provider's answer does not match the order. */
  isUnderReview: boolean;
  refunds: { amount: Cents; state: ProviderRefundState; refusal: string | null }[];
};

/** The attempts to pay an order, oldest first. Throws `order.notFound`. */
export async function listPayments(
  { db }: CommerceContext,
  orderId: number,
): Promise<ListedPayment[]> {
  const { rows } = await db.client.query<ListedPayment>(
    `select p.attempt, p.payment_key, p.status, p.provider_id,
       p.provider_status, p.amount, p.received, p.refunded,
       p.charged_back, p.mismatch_at is not null as is_under_review,
       (select coalesce(jsonb_agg(jsonb_build_object('amount', f.amount, 'state', r.state,
                 'refusal', r.refusal) order by r.id), '[]')
          from refund f join provider_refund r on r.refund_id = f.id
         where f.payment_id = p.id) as refunds
     from payment p where p.order_id = $1 order by p.attempt`,
    [orderId],
  );
  if (rows.length === 0) throw new ShopError('order.notFound');
  return rows;
}
