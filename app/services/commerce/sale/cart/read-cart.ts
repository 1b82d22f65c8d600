import type { CommerceContext } from '../../core/commerce-context';
import { loadCart, type CartRow, type StoredCart } from './cart-rows';
import { loadGoods, type Goods } from './goods';

/** A cart as it is stored in the tables, and its goods. */
export type CartReading = { stored: StoredCart; goods: Goods };

/**
 * Reads everything that prices the visitor's cart, and goods that may be added to it: one statement
 * and those of `loadGoods`. Null for a visitor without a cart.
 */
export async function readCart(
  ctx: CommerceContext,
  others: number[] = [],
): Promise<CartReading | null> {
  const stored = await loadCart(ctx);
  if (!stored) return null;
  await ctx.hook('price:cart-read');
  const variationIds = stored.lines.map((line) => line.variationId);
  const goods = await loadGoods(ctx, [...variationIds, ...others]);
  return { stored, goods };
}

/** The same cart with another choice. */
export function withChoice({ stored, goods }: CartReading, choice: Partial<CartRow>): CartReading {
  return { stored: { ...stored, cart: { ...stored.cart, ...choice } }, goods };
}

/** The same cart without the parts that its pricing left out and `deleteGone` deletes. */
export function withoutGone(
  { stored, goods }: CartReading,
  { goneLineIds, couponRefusal, giftCardRefusals, areWishesGone }: CartRemovals,
): CartReading {
  const lines = stored.lines.filter(({ id }) => !goneLineIds.includes(id));
  const cardIds = giftCardRefusals.map(({ card }) => card.id);
  const isLeft = (id: number) => !cardIds.includes(id);
  const cart = {
    ...stored.cart,
    couponCode: couponRefusal ? null : stored.cart.couponCode,
    giftCardIds: stored.cart.giftCardIds.filter(isLeft),
    preferredDelivery: areWishesGone ? null : stored.cart.preferredDelivery,
  };
  const coupon = couponRefusal ? null : stored.coupon;
  const giftCards = stored.giftCards.filter(({ id }) => isLeft(id));
  return { stored: { ...stored, cart, lines, coupon, giftCards }, goods };
}

type CartRemovals = {
  goneLineIds: number[];
  couponRefusal: object | null;
  giftCardRefusals: { card: { id: number } }[];
  areWishesGone: boolean;
};
