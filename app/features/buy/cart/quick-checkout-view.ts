import type { PriceGroup } from '~/lib/price-group';
import type { Cart } from '~/services/shop-api';
import { cartLineView, cartTotals, type CartLineView } from './cart-view';

/** What has just been put into the cart, and how the cart stands now (open point 1.4). */
export type QuickCheckoutView = {
  line: CartLineView;
  /** Pieces added now; the line may hold more. */
  quantity: number;
  cartCount: number;
  subtotal: number;
  /** Of a business abroad whose VAT number is confirmed. */
  isExempt: boolean;
  checkoutPath: '/checkout' | '/guest/login';
  /** It is rendered apart from its page, too. */
  priceGroup: PriceGroup;
};

export type AddedToCart = { variationId: number; quantity: number };

export function quickCheckoutView(
  cart: Cart,
  added: AddedToCart,
  { checkoutPath, priceGroup }: Pick<QuickCheckoutView, 'checkoutPath' | 'priceGroup'>,
): QuickCheckoutView | null {
  const item = cart.items.findLast(({ variationId }) => variationId === added.variationId);
  if (!item) return null;
  return {
    line: cartLineView(item, cart.currency, priceGroup),
    quantity: added.quantity,
    cartCount: cart.itemQuantity,
    subtotal: cartTotals(cart, priceGroup).itemSum,
    isExempt: cart.vatCase === 'intraCommunity',
    checkoutPath,
    priceGroup,
  };
}
