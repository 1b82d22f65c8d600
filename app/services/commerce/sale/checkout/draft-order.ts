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

/** The cart as it was when the button was pressed, and as it is with what came along. */
export type Pressed = {
  before: PricedCart;
  now: PricedCart;
  missing: MissingPart[];
  /** Nothing of what came along was refused. */
  isAllSaved: boolean;
};

/**
 * The order of the locked cart, when it is complete and exactly what the shopper saw: `before` is
 * the offer of the page, in an attempt of their own, and what was typed with the click leaves its
 * total as it was. Throws `order.incomplete`, `order.shippingChanged` or `order.paymentChanged` with
 * `missing` as cause, `address.validationFailed` for a delivery address that goods do not go to (any
 * more), `order.couponChanged` or `order.quoteChanged`.
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
 * The page showed `before`; of it the click may have changed methods, addresses and coupon, but not
 * what is paid. The goods are the same ones: they were read once, and nobody else can change the cart.
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

/** What is offered instead: both totals, and why as far as it is known. */
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
