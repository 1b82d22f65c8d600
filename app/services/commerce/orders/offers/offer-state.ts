import type { OfferStatus } from '../../../../../database/schema';
import { ShopError, type ShopErrorKey } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';

type OfferRow = { status: OfferStatus; validUntil: Date };

/** An open offer expires at its last moment, not only when a job has recorded it. */
export function offerState({ status, validUntil }: OfferRow, now: Date): OfferStatus {
  return status === 'open' && validUntil <= now ? 'expired' : status;
}

const REFUSALS: Partial<Record<OfferStatus, ShopErrorKey>> = {
  accepted: 'offer.alreadyTaken',
  expired: 'offer.expired',
  rejected: 'offer.rejected',
  cancelled: 'offer.cancelled',
};

/** Throws, with 409, the reason why an offer in this state can no longer be answered (§4). */
export function refuseAnswered(state: OfferStatus): void {
  const key = REFUSALS[state];
  if (key) throw new ShopError(key);
}

/** Locks an offer, so that of two answers the second sees the first, and returns its state. */
export async function lockOffer(ctx: CommerceContext, offerId: number): Promise<OfferStatus> {
  const { rows } = await ctx.db.client.query<OfferRow>(
    `select status, valid_until from orders where id = $1 for update`,
    [offerId],
  );
  return offerState(rows[0]!, ctx.now());
}
