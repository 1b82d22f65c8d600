import type * as z from 'zod/v4';
import {
  ShopError,
  type MissingPart,
  type OrderAddress,
  type placeOrderInputSchema,
} from '../../../shop-api';
import { refuseNoDelivery } from '../addresses/validate-address';
import type { PricedCart } from '../cart/price-cart';
import { refusalValues } from '../coupons/coupon-rules';
import type { CommerceContext } from '../../ground/commerce-context';
import { hashOf } from '../../ground/hash-of';
import { visitorMail } from '../../ground/visitor-mail';
import { keptInformation } from './additional-information';
import { readAttemptId } from './attempt-id';
import { snapshotAddresses } from './order-snapshot';
import { priceChanges } from './price-changes';
import { chosenPayment, offeredPayments } from '../payments/offered-payments';
import { quoteHash } from './quote';
import type { OrderDraft } from './write-order';

/** The parsed input of `doPlaceOrder`. */
export type OrderWish = z.output<typeof placeOrderInputSchema>;

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
  wish: OrderWish,
): Promise<OrderDraft> {
  if (!isAllSaved) throw incomplete(missing);
  if (missing.length > 0) throw lacking(missing, now);
  const { cart, needsDelivery } = now;
  const payment = chosenPayment(now, offeredPayments(ctx, now));
  const { delivery, billing } = await snapshotAddresses(ctx, cart!);
  if (needsDelivery) await refuseNoDelivery(ctx, cart!.shippingAddressId!);
  if (!isShown(ctx, { before, now }, wish)) throw await otherOffer(ctx, now, wish);
  return {
    cart: cart!,
    priced: now,
    payment: payment!,
    email: visitorMail(ctx.visitor)!,
    delivery: (needsDelivery ? delivery : billing) as OrderAddress,
    billing: billing as OrderAddress,
    information: keptInformation(cart),
    attemptIdHash: hashOf(wish.attemptId),
    quoteHash: quoteHash(ctx, now, payment),
  };
}

/**
 * The page showed `before`; of it the click may have changed methods, addresses and coupon, but not
 * what is paid. The goods are the same ones: they were read once, and nobody else can change the cart.
 */
function isShown(
  ctx: CommerceContext,
  { before, now }: Pick<Pressed, 'before' | 'now'>,
  { quoteHash: hash, cartVersion, shownTotal, attemptId }: OrderWish,
): boolean {
  const chosen = chosenPayment(before, offeredPayments(ctx, before));
  return (
    readAttemptId(ctx, attemptId) !== null &&
    quoteHash(ctx, before, chosen) === hash &&
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
  { shownTotal, attemptId }: OrderWish,
): Promise<ShopError> {
  const amounts = { before: shownTotal, after: openAmount };
  const refusal = couponRefusal ?? giftCardRefusals[0]?.refusal;
  if (refusal) {
    return couponChanged(amounts, refusal.notice, refusalValues(refusal, ctx));
  }
  const changes = await priceChanges(ctx, lines, attemptId);
  return new ShopError('order.quoteChanged', { code: 409, cause: { ...amounts, lines: changes } });
}

/**
 * A coupon or a gift card that no longer counts: `before` and `after` in cents, `notice` says why (group
 * `error`).
 */
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

/** A chosen method that is gone has an error of its own, where nothing else is missing. */
function lacking(missing: MissingPart[], { cart }: PricedCart): ShopError {
  const others = missing.filter((part) => part !== 'shippingMethod' && part !== 'paymentMethod');
  if (others.length > 0) return incomplete(missing);
  const gone = (key: string) => new ShopError(key, { code: 409, cause: { missing } });
  if (missing.includes('shippingMethod')) return gone('order.shippingChanged');
  return cart?.paymentMethodId == null ? incomplete(missing) : gone('order.paymentChanged');
}

/** What an order lacks (§5); nothing where a change that came with it was refused. */
export function incomplete(missing: MissingPart[]): ShopError {
  return new ShopError('order.incomplete', { code: 422, cause: { missing } });
}
