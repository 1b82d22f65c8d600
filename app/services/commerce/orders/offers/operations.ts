import type { OfferOperations } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { acceptOffer } from './accept-offer';
import { getOffer } from './get-offer';
import { rejectOffer } from './reject-offer';

/** Offers that one visitor may see and answer (§7). */
export function offerOperations(ctx: CommerceContext): OfferOperations {
  return {
    getOffer: (input) => getOffer(ctx, input),
    doAcceptOffer: (input) => acceptOffer(ctx, input),
    doRejectOffer: (input) => rejectOffer(ctx, input),
  };
}
