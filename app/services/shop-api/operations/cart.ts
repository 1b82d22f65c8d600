import * as z from 'zod';
import type { Cart, SetCartItemQuantityResult } from '../entities/cart';
import { idSchema } from '../entities/primitives';
import { LIMITS } from '../entities/field-limits';
import { normalizeInput } from '../entities/normalize-input';

const quantitySchema = z.int().min(1).max(LIMITS.cart.quantity);

/** How long the value of an order property may be; the rule of each is stricter. */
export const ORDER_PARAM_LENGTH = 500;

export const basketItemOrderParamInputSchema = z.strictObject({
  propertyId: idSchema,
  value: z.string().max(ORDER_PARAM_LENGTH),
});

export const addCartItemInputSchema = z.strictObject({
  /** `productId` on the wire, in the shop's own forms as in §7. */
  variationId: idSchema,
  quantity: quantitySchema.default(1),
  /** As many as the goods have: others are refused as unknown, and the body of a request is limited. */
  basketItemOrderParams: z.array(basketItemOrderParamInputSchema).default([]),
});
export type AddCartItemInput = z.input<typeof addCartItemInputSchema>;

export const setCartItemQuantityInputSchema = z.strictObject({
  cartItemId: idSchema,
  variationId: idSchema,
  quantity: quantitySchema,
});
export type SetCartItemQuantityInput = z.input<typeof setCartItemQuantityInputSchema>;

export const couponInputSchema = z.strictObject({
  couponCode: z.string().overwrite(normalizeInput).min(1).max(LIMITS.cart.couponCode),
});
export type CouponInput = z.input<typeof couponInputSchema>;

/** A gift card by its number in the cart too: pages show no more than the end of its code. */
export const deleteCouponInputSchema = z.union([
  couponInputSchema,
  z.strictObject({ giftCardId: idSchema }),
]);
export type DeleteCouponInput = z.input<typeof deleteCouponInputSchema>;

export type CartOperations = {
  /** The visitor's cart, re-priced now. An anonymous visitor has an empty one; nothing is written. */
  getCart(): Promise<Cart>;
  /**
   * How many pieces lie in the cart and can be ordered, without pricing them: for the frame of a
   * page.
   */
  getCartCount(): Promise<number>;
  /**
   * Adds pieces; the same variation with the same order properties becomes one line.
   * Throws `cart.addToBasket.*` (§8) with the unchanged cart in `events.AfterBasketChanged`.
   */
  doAddCartItem(input: AddCartItemInput): Promise<Cart>;
  /** Adds several lines, all or none. */
  doAddCartItems(input: AddCartItemInput[]): Promise<Cart>;
  /** Sets a line's quantity; capped at the stock of that line, which is then reported (§4). */
  setCartItemQuantity(input: SetCartItemQuantityInput): Promise<SetCartItemQuantityResult>;
  deleteCartItem(input: { cartItemId: number }): Promise<Cart>;
  deleteAllCartItems(): Promise<Cart>;
  /**
   * Redeems a coupon, or pays with a gift card as well; throws `coupon.*` or the numeric coupon errors
   * of open point 1.14.
   */
  doAddCoupon(input: CouponInput): Promise<Cart>;
  /** Takes a coupon or a gift card out of the cart; what is not in it changes nothing. */
  deleteCoupon(input: DeleteCouponInput): Promise<Cart>;
};
