import { customerKey } from '../cart/coupon-rules';
import type { CommerceContext } from '../commerce-context';

/**
 * Counts one use of a coupon: by one conditional update, so no more than allowed are ever used
 * (R24). Gives whether single usage holds for it, or null when nothing is left.
 */
export async function countCoupon(
  ctx: CommerceContext,
  code: string,
): Promise<{ isSingleUsage: boolean } | null> {
  const { rows } = await ctx.db.client.query<{ isSingleUsage: boolean }>(
    `update coupon set used = used + 1
     where code = $1 and (max_uses is null or used < max_uses)
     returning is_single_usage as "isSingleUsage"`,
    [code],
  );
  return rows[0] ?? null;
}

/** Notes who used a coupon for which order; false when this customer had used it before (R25). */
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
