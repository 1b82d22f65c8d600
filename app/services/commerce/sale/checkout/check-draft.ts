import {
  ShopError,
  type AdditionalInformation,
  type OrderAddress,
  type PlaceOrderInput,
} from '../../../shop-api';
import { refuseNoDelivery } from '../addresses/valid-address';
import { refusalValues } from '../coupons/coupon-rules';
import { priceCart } from '../cart/price-cart';
import type { CommerceContext } from '../../ground/commerce-context';
import { visitorMail } from '../../ground/visitor-mail';
import { hashOf } from '../../ground/hash-of';
import { cleanInformation, keptInformation } from './additional-information';
import { readAttemptId } from './attempt-id';
import { priceChanges } from './price-changes';
import { snapshotAddresses } from './order-snapshot';
import { chosenPayment, offeredPayments } from '../payments/offered-payments';
import { quoteHash } from './quote';
import type { OrderDraft } from './write-order';

/** The parsed input of `doPlaceOrder`. */
export type OrderWish = Omit<PlaceOrderInput, 'additionalInformation'> & {
  additionalInformation?: AdditionalInformation | undefined;
};

/**
 * Prices the locked cart again and makes sure that it is complete and that the shopper saw exactly
 * this offer: its hash, its total, in an attempt of their own. Throws `order.incomplete` with
 * `missing` as its cause, `address.validationFailed` for a delivery address that goods do not go to
 * (any more), `order.shippingChanged`, `order.paymentChanged`, `order.couponChanged` or
 * `order.quoteChanged`.
 */
export async function checkDraft(ctx: CommerceContext, wish: OrderWish): Promise<OrderDraft> {
  const priced = await priceCart(ctx);
  const { cart, shipping, totals } = priced;
  if (!cart || priced.lines.length === 0) throw incomplete(['items']);
  const { delivery, billing } = await snapshotAddresses(ctx, cart);
  const email = visitorMail(ctx.visitor);
  const information = wish.additionalInformation ?? keptInformation(cart);
  const missing = [
    email === null && 'email',
    delivery === null && 'shippingAddress',
    billing === null && 'billingAddress',
    cart.paymentMethodId === null && 'paymentMethod',
  ].filter((name) => name !== false);
  if (missing.length > 0) throw incomplete(missing);
  if (cart.shippingAddressId !== null) await refuseNoDelivery(ctx, cart.shippingAddressId);
  if (!shipping || priced.isShippingGone)
    throw new ShopError('order.shippingChanged', { code: 409 });
  const payment = chosenPayment(priced, offeredPayments(ctx, priced));
  if (!payment) throw new ShopError('order.paymentChanged', { code: 409 });
  const hash = quoteHash(ctx, priced, payment);
  const isShown = hash === wish.quoteHash && totals.total === wish.shownTotal;
  if (!isShown || !readAttemptId(ctx, wish.attemptId)) {
    const { couponRefusal } = priced;
    const amounts = { before: wish.shownTotal, after: totals.total };
    if (couponRefusal) {
      throw couponChanged(amounts, couponRefusal.notice, refusalValues(couponRefusal, ctx));
    }
    const lines = await priceChanges(ctx, priced.lines, wish.attemptId);
    throw new ShopError('order.quoteChanged', { code: 409, cause: { ...amounts, lines } });
  }
  return {
    cart,
    priced: { ...priced, shipping },
    payment,
    email: email!,
    delivery: delivery as OrderAddress,
    billing: billing as OrderAddress,
    information: cleanInformation(information),
    attemptIdHash: hashOf(wish.attemptId),
    quoteHash: hash,
  };
}

/** A coupon that no longer counts: `before` and `after` in cents, `notice` says why (group `error`). */
export function couponChanged(
  amounts: { before: number; after: number },
  notice: string,
  values: { minimum?: string } = {},
): ShopError {
  return new ShopError('order.couponChanged', {
    code: 409,
    cause: { ...amounts, notice, ...values },
  });
}

/** What an order lacks: `missing` names parts of the checkout (§5). */
export function incomplete(missing: string[]): ShopError {
  return new ShopError('order.incomplete', { code: 422, cause: { missing } });
}
