import type { RefundReason } from '../../../../../database/schema';
import type { Cents } from '../../../shop-api';
import type { CommerceContext } from '../../ground/commerce-context';

/** A refund that waits for the operator; days in Berlin (ISO), `until` as the law has it. */
export type WaitingRefund = {
  orderId: number;
  amount: Cents;
  reason: RefundReason;
  askedAt: string;
  until: string;
};

/** Refunds that wait, the oldest first: they are due within 14 days (§ 355(3), § 357(1) BGB). */
export async function listRefunds({ db }: CommerceContext): Promise<WaitingRefund[]> {
  const { rows } = await db.client.query<WaitingRefund>(
    `select order_id as "orderId", amount, reason,
       ((asked_at at time zone 'Europe/Berlin')::date)::text as "askedAt",
       ((asked_at at time zone 'Europe/Berlin')::date + 14)::text as until
     from refund where repaid_at is null order by asked_at, id`,
  );
  return rows;
}
