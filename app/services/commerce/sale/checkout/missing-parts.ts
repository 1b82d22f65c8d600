import type { MissingPart } from '../../../shop-api';
import { missingOf } from '../../../shop-api/order-refusals';
import type { PricedCart } from '../cart/price-cart';
import type { CommerceContext } from '../../core/commerce-context';
import { visitorMail } from '../../core/visitor-mail';

type ToOrder = Pick<
  PricedCart,
  'cart' | 'shipping' | 'needsDelivery' | 'needsDeliveryAddress' | 'isShippingGone' | 'payment'
> & { lines: readonly unknown[] };

/** The parts that an order of this cart lacks (§5), in the order of messages; [] when complete. */
export function missingParts(
  ctx: Pick<CommerceContext, 'visitor'>,
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
    paymentMethod: priced.payment !== null,
    terms: areTermsAccepted,
  });
}
