import { couponInputSchema, ShopError, type Cart, type CouponInput } from '../../../shop-api';
import type { CommerceContext } from '../../ground/commerce-context';
import { addressKey, limitRate } from '../../ground/rate-limit';
import { toCart } from './cart-view';
import { changeCart, mayHaveCart } from './change-cart';
import {
  COUPON_REFUSAL,
  normalCouponCode,
  refusalValues,
  type CouponRefusal,
} from '../coupons/coupon-rules';
import { getCart } from './get-cart';
import type { PricedCart } from './price-cart';

const HOUR = 60 * 60;

/**
 * Redeems a coupon; the code is unknown, expired and so on by `coupon.*` with the numeric code of
 * open point 1.14. Throws `security.tooManyRequests` for who tries many codes.
 */
export async function addCoupon(ctx: CommerceContext, input: CouponInput): Promise<Cart> {
  const { couponCode } = couponInputSchema.parse(input);
  await limitCouponTries(ctx);
  if (!mayHaveCart(ctx.visitor)) throw refused(ctx, COUPON_REFUSAL.noMatchingItem);
  const priced = await changeCart(ctx, async (ctx, cart) => {
    await writeCoupon(ctx, cart.id, couponCode);
    return { check: (priced) => refuseCoupon(ctx, priced) };
  });
  return toCart(ctx, priced);
}

/**
 * Counts a try to redeem a code, outside the transaction it guards; throws
 * `security.tooManyRequests`.
 */
export async function limitCouponTries(ctx: CommerceContext): Promise<void> {
  const { sessionId, clientAddress } = ctx.visitor;
  if (sessionId !== null)
    await limitRate(ctx, `coupon:session:${sessionId}`, { max: 20, seconds: HOUR });
  await limitRate(ctx, `coupon:address:${addressKey(clientAddress)}`, { max: 100, seconds: HOUR });
}

/** Puts a code as somebody typed it into a cart, or with null takes it out. */
export async function writeCoupon(
  ctx: CommerceContext,
  cartId: number,
  typed: string | null,
): Promise<void> {
  const code = typed === null ? null : normalCouponCode(typed);
  await ctx.db.client.query('update cart set coupon_code = $2 where id = $1', [cartId, code]);
}

/** Throws the `coupon.*` error of a pricing in which the coupon does not count. */
export function refuseCoupon(ctx: CommerceContext, { couponRefusal }: PricedCart): void {
  if (couponRefusal) throw refused(ctx, couponRefusal);
}

/** Takes a coupon out of the cart; another code than the cart's changes nothing. */
export async function deleteCoupon(ctx: CommerceContext, input: CouponInput): Promise<Cart> {
  const code = normalCouponCode(couponInputSchema.parse(input).couponCode);
  if (!mayHaveCart(ctx.visitor)) return getCart(ctx);
  const priced = await changeCart(ctx, async (ctx, cart) => {
    await ctx.db.client.query(
      'update cart set coupon_code = null where id = $1 and coupon_code = $2',
      [cart.id, code],
    );
  });
  return toCart(ctx, priced);
}

function refused(ctx: CommerceContext, refusal: CouponRefusal): ShopError {
  const { key, code, notice } = refusal;
  return new ShopError(key, { code, cause: { notice, ...refusalValues(refusal, ctx) } });
}
