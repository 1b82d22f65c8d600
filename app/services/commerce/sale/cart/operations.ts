import type { CartOperations } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { addItems } from './add-items';
import { addCoupon, deleteCoupon } from './cart-coupon';
import { countCart } from './count-cart';
import { getCart } from './get-cart';
import { deleteAllCartItems, deleteCartItem } from './remove-items';
import { setCartItemQuantity } from './set-quantity';

/** Cart and coupons of one visitor (§7). */
export function cartOperations(ctx: CommerceContext): CartOperations {
  return {
    getCart: () => getCart(ctx),
    getCartCount: () => countCart(ctx),
    doAddCartItem: (input) => addItems(ctx, [input]),
    doAddCartItems: (inputs) => addItems(ctx, inputs),
    setCartItemQuantity: (input) => setCartItemQuantity(ctx, input),
    deleteCartItem: (input) => deleteCartItem(ctx, input),
    deleteAllCartItems: () => deleteAllCartItems(ctx),
    doAddCoupon: (input) => addCoupon(ctx, input),
    deleteCoupon: (input) => deleteCoupon(ctx, input),
  };
}
