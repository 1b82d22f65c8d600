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

const HOUR = 60 * 60;

/**
 * Redeems a coupon; the code is unknown, expired and so on by `coupon.*` with the numeric code of
 * open point 1.14. Throws `security.tooManyRequests` for who tries many codes.
 */
export async function addCoupon(ctx: CommerceContext, input: CouponInput): Promise<Cart> {
  const code = normalCouponCode(couponInputSchema.parse(input).couponCode);
  const { sessionId, clientAddress } = ctx.visitor;
  if (sessionId !== null)
    await limitRate(ctx, `coupon:session:${sessionId}`, { max: 20, seconds: HOUR });
  await limitRate(ctx, `coupon:address:${addressKey(clientAddress)}`, { max: 100, seconds: HOUR });
  if (!mayHaveCart(ctx.visitor)) throw refused(ctx, COUPON_REFUSAL.noMatchingItem);
  const priced = await changeCart(ctx, async (ctx, cart) => {
    await ctx.db.client.query('update cart set coupon_code = $2 where id = $1', [cart.id, code]);
    return {
      check(priced) {
        if (priced.couponRefusal) throw refused(ctx, priced.couponRefusal);
      },
    };
  });
  return toCart(ctx, priced);
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
