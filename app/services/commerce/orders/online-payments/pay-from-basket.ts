import { ShopError, type CheckoutQuote } from '../../../shop-api';
import { incomplete } from '../../../shop-api/order-refusals';
import type { CommerceContext } from '../../core/commerce-context';
import { priceCart } from '../../sale/cart/price-cart';
import { lastOrderOfSession } from '../../sale/checkout/find-placed-order';
import { getCheckout } from '../../sale/checkout/get-checkout';
import { missingParts } from '../../sale/checkout/missing-parts';
import { placeOrder } from '../../sale/checkout/place-order';
import { providerOf } from '../../sale/payments/providers';

/**
 * The order of the basket, which its payment at the provider needs: placed at current prices, with
 * the errors of `doPlaceOrder`. While the basket is empty, the order that the last one became is
 * returned, so that the same call again, also concurrently, orders nothing more. Throws
 * `payment.notAvailable` (409), and orders nothing, where nothing is to be paid at the provider.
 */
export async function orderOfBasket(ctx: CommerceContext): Promise<{ orderId: number }> {
  const { quote } = await getCheckout(ctx);
  const priced = await priceCart(ctx);
  if (priced.lines.length === 0 && priced.left.length === 0) {
    const last = await lastOrderOfSession(ctx);
    if (!last || !providerOf(last.paymentKey)?.online) throw incomplete(['items']);
    return { orderId: last.id };
  }
  // Missing parts are refused by `placeOrder`.
  const isPayable = priced.openAmount > 0 && providerOf(priced.payment?.paymentKey ?? '')?.online;
  if (!isPayable && missingParts(ctx, priced, true).length === 0) {
    throw new ShopError('payment.notAvailable');
  }
  const { id } = await placeOrder(ctx, { ...agreedTo(quote), termsAccepted: true });
  return { orderId: id };
}

function agreedTo({ total, ...quote }: CheckoutQuote) {
  return { ...quote, shownTotal: total };
}
