import type { PriceGroup } from '~/lib/price-group';
import type { Cart } from '~/services/shop-api';
import { cartLineView, cartTotals, type CartLineView } from './cart-view';

/** The goods just added to the cart, and the state of the cart (open point 1.4). */
export type QuickCheckoutView = {
  line: CartLineView;
  /** Pieces added now; the line may hold more. */
  quantity: number;
  cartCount: number;
  subtotal: number;
  /** A business abroad with a confirmed VAT number. */
  isExempt: boolean;
  checkoutPath: '/checkout' | '/guest/login';
  /** The panel is rendered without its page, too. */
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
