import { refuseCustomer, type CouponCustomers, type CouponRefusal } from './coupon-rules';
import { HAS_ORDERED } from './has-ordered';
import type { CommerceContext } from '../../core/commerce-context';
import { customerKey } from '../../core/customer-key';

type CountedCoupon = { isSingleUsage: boolean; customers: CouponCustomers };

/**
 * Counts one use of a coupon by one conditional update, so that the allowed number is never
 * exceeded (R24). Returns whether it is for single usage and which customers it is for, or null
 * when no use is left.
 */
export async function countCoupon(
  ctx: CommerceContext,
  code: string,
): Promise<CountedCoupon | null> {
  const { rows } = await ctx.db.client.query<CountedCoupon>(
    `update coupon set used = used + 1
     where code = $1 and (max_uses is null or used < max_uses)
     returning is_single_usage, customers`,
    [code],
  );
  return rows[0] ?? null;
}

/**
 * Why this buyer cannot use a counted coupon, or null. Orders of one mailbox with such a coupon
 * wait for each other here, so that only the first of them is that of a new customer.
 */
export async function refuseBuyer(
  ctx: CommerceContext,
  { customers }: CountedCoupon,
  email: string,
): Promise<CouponRefusal | null> {
  if (customers === 'all') return null;
  const key = customerKey(email);
  const { client } = ctx.db;
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`coupon:${key}`]);
  const { rows } = await client.query<{ hasOrdered: boolean }>(
    `select ${HAS_ORDERED('$1', '$2')} as has_ordered`,
    [key, ctx.visitor.customer?.id ?? null],
  );
  return refuseCustomer({ customers, hasOrdered: rows[0]!.hasOrdered, isForClass: true });
}

/** Records the customer and order of a use; false when this customer had used it before (R25). */
export async function recordCouponUse(
  ctx: CommerceContext,
  use: { code: string; orderId: number; email: string; isSingleUsage: boolean },
): Promise<boolean> {
  const { rowCount } = await ctx.db.client.query(
    `insert into coupon_use (coupon_code, order_id, customer_key, is_single_usage)
     values ($1, $2, $3, $4) on conflict do nothing`,
    [use.code, use.orderId, customerKey(use.email), use.isSingleUsage],
  );
  return rowCount === 1;
}
