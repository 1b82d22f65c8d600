import type { RefundReason } from '../../../../../database/schema';
import type { Cents } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';

/** A refund that waits; days in Berlin (ISO), `until` is the legal deadline. */
export type WaitingRefund = {
  orderId: number;
  amount: Cents;
  reason: RefundReason;
  askedAt: string;
  until: string;
  /** The party that refunds it: the operator, or the payment provider, requested or to be so. */
  by: 'operator' | 'provider';
  /** Why the provider refused, so that it waits for the operator. */
  refusal: string | null;
};

/** Refunds that wait, oldest first: they are due within 14 days (§ 355(3), § 357(1) BGB). */
export async function listRefunds({ db }: CommerceContext): Promise<WaitingRefund[]> {
  const { rows } = await db.client.query<WaitingRefund>(
    `select order_id, amount, reason,
       ((asked_at at time zone 'Europe/Berlin')::date)::text as "askedAt",
       ((asked_at at time zone 'Europe/Berlin')::date + 14)::text as until, r.refusal,
       case when r.state in ('queued', 'sent') then 'provider' else 'operator' end as by
     from refund f left join provider_refund r on r.refund_id = f.id
     where repaid_at is null order by asked_at, f.id`,
  );
  return rows;
}
