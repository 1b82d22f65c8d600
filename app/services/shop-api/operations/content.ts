import * as z from 'zod/v4';
import type { Block, LegalText, LegalTextType, ShopConfiguration } from '../entities/block';
import type { ShippingTerms } from '../entities/shipping-terms';

export const getBlocksInputSchema = z.object({
  identifier: z.union([z.literal('index'), z.int().nonnegative()]),
  type: z.enum(['immutable', 'category', 'product']),
});
export type GetBlocksInput = z.input<typeof getBlocksInputSchema>;

export const subscribeNewsletterInputSchema = z.strictObject({
  email: z.string().trim().max(254),
  firstName: z.string().trim().max(100).default(''),
  lastName: z.string().trim().max(100).default(''),
  /** The words agreed to, kept as proof (L-60). */
  consentText: z.string().max(2000),
});

export const confirmNewsletterInputSchema = z.strictObject({
  newsletterEmailId: z.int().positive(),
  authString: z.string().max(100),
});

export type ContentOperations = {
  /** Blocks of a page in the language of the request; an empty list when none were saved (§7). */
  getBlocks(input: GetBlocksInput): Promise<Block[]>;
  getConfiguration(): Promise<ShopConfiguration>;
  getLegalTexts(input: { type: LegalTextType }): Promise<LegalText | null>;
  /** What delivery and payment cost and how long delivery takes, for every country of delivery. */
  getShippingTerms(): Promise<ShippingTerms>;
  /** Starts the double opt-in; answers the same for known and unknown addresses. */
  doSubscribeNewsletter(input: z.input<typeof subscribeNewsletterInputSchema>): Promise<void>;
  /** Confirms an address; false when the link is wrong or too old. */
  doEmailConfirmation(input: z.input<typeof confirmNewsletterInputSchema>): Promise<boolean>;
  /** Ends a subscription by the link of a mail; false when the link is wrong. */
  deleteNewsletterSubscription(
    input: z.input<typeof confirmNewsletterInputSchema>,
  ): Promise<boolean>;
};
