import type * as z from 'zod';
import type {
  MissingPart,
  OrderAddress,
  placeOrderInputSchema,
  ShopError,
} from '../../../shop-api';
import { couponChanged, incomplete, lacking, quoteChanged } from '../../../shop-api/order-refusals';
import { refuseNoDelivery } from '../addresses/validate-address';
import type { PricedCart } from '../cart/price-cart';
import { refusalValues } from '../coupons/coupon-rules';
import type { CommerceContext } from '../../core/commerce-context';
import { hashOf } from '../../core/hash-of';
import { visitorMail } from '../../core/visitor-mail';
import { keptInformation } from './additional-information';
import { readAttemptId } from './attempt-id';
import { snapshotAddresses } from './order-snapshot';
import { priceChanges } from './price-changes';
import { quoteHash } from './quote';
import type { OrderDraft } from './write-order';

/** The parsed input of `doPlaceOrder`. */
export type ParsedPlaceOrderInput = z.output<typeof placeOrderInputSchema>;

/** The cart at the click, and after the changes that were sent with it. */
export type Pressed = {
  before: PricedCart;
  now: PricedCart;
  missing: MissingPart[];
  /** None of these changes was refused. */
  isAllSaved: boolean;
};

/**
 * The order of the locked cart, when it is complete and exactly what the shopper saw: `before` is
 * the offer of the page, in the shopper's own attempt, and the changes sent with the click keep its
 * total. Throws `order.incomplete`, `order.shippingChanged` or `order.paymentChanged` with
 * `missing` as cause, `address.validationFailed` for a delivery address that goods do not go to
 * (any more), `order.couponChanged` or `order.quoteChanged`.
 */
export async function draftOrder(
  ctx: CommerceContext,
  { before, now, missing, isAllSaved }: Pressed,
  wish: ParsedPlaceOrderInput,
): Promise<OrderDraft> {
  if (!isAllSaved) throw incomplete(missing);
  const { cart, needsDeliveryAddress } = now;
  const wasChosen = { shippingMethod: true, paymentMethod: cart?.paymentMethodId != null };
  if (missing.length > 0) throw lacking(missing, wasChosen);
  const { payment } = now;
  const { delivery, billing } = await snapshotAddresses(ctx, cart!);
  if (needsDeliveryAddress) await refuseNoDelivery(ctx, cart!.shippingAddressId!);
  if (!isShown(ctx, { before, now }, wish)) throw await otherOffer(ctx, now, wish);
  return {
    cart: cart!,
    priced: now,
    payment: payment!,
    email: visitorMail(ctx.visitor)!,
    delivery: (needsDeliveryAddress ? delivery : billing) as OrderAddress,
    billing: billing as OrderAddress,
    information: keptInformation(cart),
    attemptIdHash: hashOf(wish.attemptId),
    quoteHash: quoteHash(ctx, now),
  };
}

/**
 * The page showed `before`; the click may have changed methods, addresses and coupon, but not the
 * amount to pay. The goods are the same ones: they were read once, and the cart is locked.
 */
function isShown(
  ctx: CommerceContext,
  { before, now }: Pick<Pressed, 'before' | 'now'>,
  { quoteHash: hash, cartVersion, shownTotal, attemptId }: ParsedPlaceOrderInput,
): boolean {
  return (
    readAttemptId(ctx, attemptId) !== null &&
    quoteHash(ctx, before) === hash &&
    before.cart?.version === cartVersion &&
    before.openAmount === shownTotal &&
    now.openAmount === shownTotal &&
    now.totals.total === before.totals.total
  );
}

/** The error with the new offer: both totals, and the reasons as far as they are known. */
async function otherOffer(
  ctx: CommerceContext,
  { couponRefusal, giftCardRefusals, lines, openAmount }: PricedCart,
  { shownTotal, attemptId }: ParsedPlaceOrderInput,
): Promise<ShopError> {
  const amounts = { before: shownTotal, after: openAmount };
  const refusal = couponRefusal ?? giftCardRefusals[0]?.refusal;
  if (refusal) {
    return couponChanged(amounts, { notice: refusal.notice, ...refusalValues(refusal, ctx) });
  }
  return quoteChanged({ ...amounts, lines: await priceChanges(ctx, lines, attemptId) });
}
