import * as z from 'zod';
import { LIMITS } from '../entities/field-limits';
import type { Offer } from '../entities/offer';
import type { PlacedOrder } from '../entities/order';
import { idSchema, linesSchema } from '../entities/primitives';

const offerLinkSchema = z.strictObject({ offerId: idSchema, accessKey: z.string().max(100) });

export const getOfferInputSchema = offerLinkSchema.extend({
  /** Proof from another device: the postcode, or the last or company name. */
  postcode: z.string().max(LIMITS.address.zipCode).optional(),
  name: z.string().max(LIMITS.address.lastName).optional(),
});
export type GetOfferInput = z.input<typeof getOfferInputSchema>;

export const acceptOfferInputSchema = offerLinkSchema.extend({
  termsAccepted: z.literal(true),
  /** Codes of gift cards it is paid with, as they were typed: who has the code has the money. */
  giftCardCodes: z.array(z.string().max(LIMITS.cart.couponCode)).max(20).default([]),
});
export type AcceptOfferInput = z.input<typeof acceptOfferInputSchema>;

export const rejectOfferInputSchema = offerLinkSchema.extend({
  text: linesSchema(LIMITS.offer.text).default(''),
});
export type RejectOfferInput = z.input<typeof rejectOfferInputSchema>;

export type OfferOperations = {
  /**
   * The offer a link leads to, whatever became of it. A device that has not proved that it knows
   * the offer gets `order.additionalAuthenticationRequiredPostcode`, or `…Login` for the offer of a
   * customer; what does not fit is `offer.openUnauthorized`. Unknown id or wrong key:
   * `offer.notFound`.
   */
  getOffer(input: GetOfferInput): Promise<Offer>;
  /**
   * Makes the order of an offer, once: accepted again it gives the same order. Throws, besides what
   * `getOffer` throws, `offer.expired`, `offer.rejected`, `offer.cancelled`,
   * `offer.itemOutOfStock` (cause { names }), and, without VAT, `offer.vatNumberInvalid` or `offer.vatNumberLater`
   * unless the buyer's number is valid now.
   */
  doAcceptOffer(input: AcceptOfferInput): Promise<PlacedOrder>;
  /** Turns an offer down, once. Throws as above and `offer.alreadyTaken`. */
  doRejectOffer(input: RejectOfferInput): Promise<void>;
};
