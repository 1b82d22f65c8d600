import type * as z from 'zod';
import {
  acceptOfferInputSchema,
  ShopError,
  type AcceptOfferInput,
  type PlacedOrder,
} from '../../../shop-api';
import { limitCouponTries } from '../../sale/cart/cart-coupon';
import { COUPON_REFUSAL } from '../../sale/coupons/coupon-rules';
import { payWithGiftCards } from '../../sale/gift-cards/pay-with-gift-cards';
import { holdStock, takeStock } from '../../sale/checkout/reserve-stock';
import type { CommerceContext } from '../../core/commerce-context';
import { accessKeyOf } from '../../core/access-key';
import { changeOrderStatus } from '../order/change-order-status';
import { noteOrderEvent } from '../../core/note-event';
import { queueMail, ringOutbox } from '../../core/outbox/queue';
import { changeVisitor, ensureSession } from '../../visitors/sessions/change-visitor';
import { giftCardsFor, notUsable, tooManyCards } from './offer-gift-cards';
import { askNumberOfOffer, weighNumber } from './offer-vat';
import { lockOffer, refuseAnswered } from './offer-state';
import { loadDemand, shortItems } from './offer-stock';
import { openOffer } from './open-offer';
import { orderOfOffer } from './order-of-offer';

/**
 * Accepts an offer with the obligation to pay (L-02) in one short transaction: the offer is locked
 * first, so that a second call gets the order of the first. The order is what was offered, whatever
 * goods and prices have become since; its stock is reserved now. Throws as `openOffer` does,
 * `offer.expired`, `offer.rejected`, `offer.cancelled`, `offer.termsRequired`, and
 * `offer.itemOutOfStock` with { names }, `offer.vatNumberInvalid` and `offer.vatNumberLater` where
 * it is without VAT and the number is checked again, and `coupon.*` for a gift card that cannot be
 * used; nothing is changed then. Gift cards pay what they can, as money: the price stays what was
 * offered.
 */
export async function acceptOffer(
  ctx: CommerceContext,
  input: AcceptOfferInput,
): Promise<PlacedOrder> {
  const parsed = acceptOfferInputSchema.safeParse(input);
  if (!parsed.success) throw refusedInput(parsed.error);
  const { offerId, giftCardCodes } = parsed.data;
  await openOffer(ctx, parsed.data);
  if (giftCardCodes.length > 0) await limitCouponTries(ctx);
  await askNumberOfOffer(ctx, offerId);
  const placed = await changeVisitor(ctx, async (ctx) => {
    const state = await lockOffer(ctx, offerId);
    await ctx.hook('offer:locked');
    const known = await findAccepted(ctx, offerId);
    const order = known ?? (await acceptOnce(ctx, { offerId, giftCardCodes, state }));
    await ctx.db.client.query(
      `insert into order_access (session_id, order_id, has_placed) values ($1, $2, $3)
       on conflict do nothing`,
      [await ensureSession(ctx), order.id, !order.isRepeat],
    );
    await ctx.hook('offer:before-commit');
    return order;
  });
  ringOutbox();
  return placed;
}

/** Wrong codes have their own error, once the terms are accepted. */
function refusedInput({ issues }: z.ZodError): ShopError {
  const isAboutCodes = issues.every(({ path }) => path[0] === 'giftCardCodes');
  if (!isAboutCodes) return new ShopError('offer.termsRequired');
  // No code of a gift card is that long.
  const isOneWrong = issues.some(({ path }) => path.length > 1);
  return isOneWrong ? notUsable(COUPON_REFUSAL.unknownOrUsed) : tooManyCards();
}

async function findAccepted(ctx: CommerceContext, offerId: number): Promise<PlacedOrder | null> {
  const { rows } = await ctx.db.client.query<{ id: number; salt: Buffer }>(
    `select id, access_key_salt as salt from orders where origin_order_id = $1 and type_id = 1`,
    [offerId],
  );
  const order = rows[0];
  return (
    (order && {
      id: order.id,
      accessKey: accessKeyOf(ctx.secret, order.id, order.salt),
      isRepeat: true,
    }) ??
    null
  );
}

type Acceptance = {
  offerId: number;
  giftCardCodes: readonly string[];
  state: Parameters<typeof refuseAnswered>[0];
};

async function acceptOnce(
  ctx: CommerceContext,
  { offerId, giftCardCodes, state }: Acceptance,
): Promise<PlacedOrder> {
  refuseAnswered(state);
  const vatCheck = await weighNumber(ctx, offerId);
  const giftCards = await giftCardsFor(ctx, offerId, giftCardCodes);
  const demand = await loadDemand(ctx, offerId);
  const limited = demand.filter(({ free }) => free !== null);
  const taken = new Map(limited.map(({ variationId, needed }) => [variationId, needed]));
  const isGone = limited.some(({ free, needed }) => free! < needed);
  if (isGone || (await takeStock(ctx, taken))) {
    // Read again: another order may have taken the last pieces between the two queries.
    const short = shortItems(isGone ? demand : await loadDemand(ctx, offerId));
    const names = short.map(({ name }) => name).join(', ');
    throw new ShopError('offer.itemOutOfStock', { cause: { names } });
  }
  const order = await orderOfOffer(ctx, offerId, { giftCards, vatCheck });
  if (await payWithGiftCards(ctx, order.id, giftCards))
    throw notUsable(COUPON_REFUSAL.noOpenAmount);
  await holdStock(ctx, order.id, taken);
  await changeOrderStatus(ctx, { orderId: offerId, to: 'accepted', reason: 'shopper' });
  await queueMail(ctx, 'mail:order_received', { orderId: order.id });
  await noteOrderEvent(ctx, order.id, 'placed', { offerId });
  return { ...order, isRepeat: false };
}
