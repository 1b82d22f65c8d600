import { rejectOfferInputSchema, ShopError, type RejectOfferInput } from '../../../shop-api';
import { transact, type CommerceContext } from '../../core/commerce-context';
import { changeOrderStatus } from '../order/change-order-status';
import { lockOffer, refuseAnswered } from './offer-state';
import { openOffer } from './open-offer';

/**
 * Declines an offer, with the shopper's comment. Sent again it changes nothing. Throws as
 * `openOffer` does, `offer.alreadyTaken`, `offer.expired`, `offer.cancelled`, and
 * `offer.commentInvalid` for text that cannot be stored.
 */
export async function rejectOffer(ctx: CommerceContext, input: RejectOfferInput): Promise<void> {
  const parsed = rejectOfferInputSchema.safeParse(input);
  if (!parsed.success) throw new ShopError('offer.commentInvalid');
  const { offerId, accessKey, text } = parsed.data;
  await openOffer(ctx, { offerId, accessKey });
  await transact(ctx, async (ctx) => {
    const state = await lockOffer(ctx, offerId);
    if (state === 'rejected') return;
    refuseAnswered(state);
    await changeOrderStatus(ctx, { orderId: offerId, to: 'rejected', reason: 'shopper' });
    await ctx.db.client.query('update orders set comment = $2 where id = $1', [offerId, text]);
  });
}
