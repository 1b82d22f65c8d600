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
  /** Codes of gift cards that pay for it, as typed: any holder of a code may use the card. */
  giftCardCodes: z.array(z.string().max(LIMITS.cart.couponCode)).max(20).default([]),
});
export type AcceptOfferInput = z.input<typeof acceptOfferInputSchema>;

export const rejectOfferInputSchema = offerLinkSchema.extend({
  text: linesSchema(LIMITS.offer.text).default(''),
});
export type RejectOfferInput = z.input<typeof rejectOfferInputSchema>;

export type OfferOperations = {
  /**
   * Returns the offer of a link in any state. A device without a proof gets
   * `order.additionalAuthenticationRequiredPostcode`, or `…Login` for the offer of a customer; a
   * wrong proof is `offer.openUnauthorized`. Unknown id or wrong key: `offer.notFound`.
   */
  getOffer(input: GetOfferInput): Promise<Offer>;
  /**
   * Places the order of an offer once: accepting again returns the same order. Throws, besides the
   * errors of `getOffer`, `offer.expired`, `offer.rejected`, `offer.cancelled`,
   * `offer.itemOutOfStock` (cause { names }), and, without VAT, `offer.vatNumberInvalid` or
   * `offer.vatNumberLater` unless the buyer's number is valid now.
   */
  doAcceptOffer(input: AcceptOfferInput): Promise<PlacedOrder>;
  /** Rejects an offer once. Throws as above and `offer.alreadyTaken`. */
  doRejectOffer(input: RejectOfferInput): Promise<void>;
};
