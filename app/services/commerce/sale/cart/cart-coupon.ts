import { addressKey } from '~/lib/address-key.server';
import {
  couponInputSchema,
  deleteCouponInputSchema,
  ShopError,
  type Cart,
  type CouponInput,
  type DeleteCouponInput,
} from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { limitRate } from '../../core/rate-limit';
import { toCart } from './cart-entity';
import { changeCart, mayHaveCart } from './change-cart';
import {
  COUPON_REFUSAL,
  normalCouponCode,
  refusalValues,
  type CouponRefusal,
} from '../coupons/coupon-rules';
import { addGiftCard, findGiftCard, removeGiftCard } from '../gift-cards/cart-gift-cards';
import { getCart } from './get-cart';
import type { PricedCart } from './price-cart';

const HOUR = 60 * 60;

/**
 * Redeems a coupon, or adds a gift card as payment: the code decides which of them it is. An
 * unknown or expired code and so on is a `coupon.*` error with the numeric code of open point 1.14.
 * Throws `security.tooManyRequests` for a client that tries many codes.
 */
export async function addCoupon(ctx: CommerceContext, input: CouponInput): Promise<Cart> {
  const { couponCode } = couponInputSchema.parse(input);
  await limitCouponTries(ctx);
  if (!mayHaveCart(ctx.visitor)) throw refused(ctx, COUPON_REFUSAL.noMatchingItem);
  const priced = await changeCart(ctx, async (ctx, cart) => {
    const given = await writeCode(ctx, cart.id, couponCode);
    return { check: (priced) => refuseCode(ctx, priced, given) };
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

/** A code that was added to a cart: the coupon, or the gift card with that id. */
export type AppliedCode = 'coupon' | { giftCardId: number };

/** Adds a typed code to a cart. Throws `coupon.tooManyGiftCards`. */
export async function writeCode(
  ctx: CommerceContext,
  cartId: number,
  typed: string,
): Promise<AppliedCode> {
  const giftCardId = await findGiftCard(ctx, typed);
  if (giftCardId !== null) {
    await addGiftCard(ctx, cartId, giftCardId);
    return { giftCardId };
  }
  await writeCoupon(ctx, cartId, normalCouponCode(typed));
  return 'coupon';
}

/** Sets the coupon of a cart; null removes it. */
export async function writeCoupon(
  { db }: CommerceContext,
  cartId: number,
  code: string | null,
): Promise<void> {
  await db.client.query('update cart set coupon_code = $2 where id = $1', [cartId, code]);
}

/** Throws the `coupon.*` error of a pricing if it refuses the code that was just added. */
export function refuseCode(
  ctx: CommerceContext,
  { couponRefusal, giftCardRefusals }: PricedCart,
  given: AppliedCode,
): void {
  const refusal =
    given === 'coupon'
      ? couponRefusal
      : giftCardRefusals.find(({ card }) => card.id === given.giftCardId)?.refusal;
  if (refusal) throw refused(ctx, refusal);
}

/**
 * Removes a coupon or a gift card from the cart: by its code, or a card by its id, because pages do
 * not know its code. A code that is not in the cart changes nothing.
 */
export async function deleteCoupon(ctx: CommerceContext, input: DeleteCouponInput): Promise<Cart> {
  const which = deleteCouponInputSchema.parse(input);
  if (!mayHaveCart(ctx.visitor)) return getCart(ctx);
  const priced = await changeCart(ctx, async (ctx, cart) => {
    const giftCardId =
      'giftCardId' in which ? which.giftCardId : await findGiftCard(ctx, which.couponCode);
    if (giftCardId !== null) await removeGiftCard(ctx, cart.id, giftCardId);
    else if ('couponCode' in which) {
      await ctx.db.client.query(
        'update cart set coupon_code = null where id = $1 and coupon_code = $2',
        [cart.id, normalCouponCode(which.couponCode)],
      );
    }
  });
  return toCart(ctx, priced);
}

function refused(ctx: CommerceContext, refusal: CouponRefusal): ShopError {
  const { key, notice } = refusal;
  return new ShopError(key, { cause: { notice, ...refusalValues(refusal, ctx) } });
}
