import type { MissingPart } from '../../../shop-api';
import { missingOf } from '../../../shop-api/order-refusals';
import type { PricedCart } from '../cart/price-cart';
import type { CommerceContext } from '../../ground/commerce-context';
import { visitorMail } from '../../ground/visitor-mail';
import { chosenPayment, offeredPayments } from '../payments/offered-payments';

type ToOrder = Pick<
  PricedCart,
  | 'cart'
  | 'shipping'
  | 'needsDelivery'
  | 'needsDeliveryAddress'
  | 'isShippingGone'
  | 'reference'
  | 'destination'
  | 'buysGiftCards'
  | 'giftCards'
  | 'openAmount'
> & { lines: readonly unknown[] };

/** What an order of this cart lacks (§5), in the order in which the shopper is told; [] when complete. */
export function missingParts(
  ctx: Pick<CommerceContext, 'lang' | 'mollie' | 'visitor'>,
  priced: ToOrder,
  areTermsAccepted: boolean,
): MissingPart[] {
  const { cart, lines, shipping, needsDelivery, needsDeliveryAddress, isShippingGone } = priced;
  if (!cart) return ['items'];
  return missingOf({
    items: lines.length > 0,
    shippingAddress: !needsDeliveryAddress || cart.shippingAddressId !== null,
    billingAddress: cart.invoiceAddressId !== null,
    email: visitorMail(ctx.visitor) !== null,
    shippingMethod: !needsDelivery || (shipping !== null && !isShippingGone),
    paymentMethod: chosenPayment(priced, offeredPayments(ctx, priced)) !== null,
    terms: areTermsAccepted,
  });
}
