import * as z from 'zod';
import type { Cart, SetCartItemQuantityResult } from '../entities/cart';
import { idSchema } from '../entities/primitives';
import { LIMITS } from '../entities/field-limits';
import { normalizeInput } from '../entities/normalize-input';

const quantitySchema = z.int().min(1).max(LIMITS.cart.quantity);

/** Maximum length of the value of an order property; the rule of each is stricter. */
export const ORDER_PARAM_LENGTH = 500;

export const basketItemOrderParamInputSchema = z.strictObject({
  propertyId: idSchema,
  value: z.string().max(ORDER_PARAM_LENGTH),
});

export const addCartItemInputSchema = z.strictObject({
  /** `productId` on the wire, and in the shop's own forms as in §7. */
  variationId: idSchema,
  quantity: quantitySchema.default(1),
  /** As many as the goods have: unknown ones are refused, and the body of a request is limited. */
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

/** A gift card also by its id in the cart: pages show only the end of its code. */
export const deleteCouponInputSchema = z.union([
  couponInputSchema,
  z.strictObject({ giftCardId: idSchema }),
]);
export type DeleteCouponInput = z.input<typeof deleteCouponInputSchema>;

export type CartOperations = {
  /**
   * Returns the visitor's cart, priced now. An anonymous visitor has an empty one. Writes nothing.
   */
  getCart(): Promise<Cart>;
  /** Returns the number of orderable pieces in the cart, without prices, for a page's frame. */
  getCartCount(): Promise<number>;
  /**
   * Adds pieces; the same variation with the same order properties becomes one line. Throws
   * `cart.addToBasket.*` (§8) with the unchanged cart in `events.AfterBasketChanged`.
   */
  doAddCartItem(input: AddCartItemInput): Promise<Cart>;
  /** Adds all lines or none. */
  doAddCartItems(input: AddCartItemInput[]): Promise<Cart>;
  /** Sets a line's quantity; limited by the stock of that line, which is then reported (§4). */
  setCartItemQuantity(input: SetCartItemQuantityInput): Promise<SetCartItemQuantityResult>;
  deleteCartItem(input: { cartItemId: number }): Promise<Cart>;
  deleteAllCartItems(): Promise<Cart>;
  /**
   * Redeems a coupon, or adds a gift card as payment; throws `coupon.*` or the numeric coupon
   * errors of open point 1.14.
   */
  doAddCoupon(input: CouponInput): Promise<Cart>;
  /** Removes a coupon or a gift card from the cart; has no effect if it is not in the cart. */
  deleteCoupon(input: DeleteCouponInput): Promise<Cart>;
};
