import type { CommerceContext } from '../../core/commerce-context';

/** Releases the coupon uses that an order had counted, once (R26). */
export async function releaseCoupons(ctx: CommerceContext, orderId: number): Promise<void> {
  await ctx.db.client.query(
    `with given as (
       update coupon_use set released = true where order_id = $1 and not released
       returning coupon_code
     )
     update coupon set used = used - 1 where code in (select coupon_code from given)`,
    [orderId],
  );
}
