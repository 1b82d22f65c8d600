import * as z from 'zod';
import type { Block } from '../entities/block';
import type { LegalText, LegalTextType } from '../entities/legal-text';
import type { ShippingTerms } from '../entities/shipping-terms';
import type { ShopConfiguration } from '../entities/shop-configuration';

export const getBlocksInputSchema = z.object({
  identifier: z.union([z.literal('index'), z.int().nonnegative()]),
  type: z.enum(['immutable', 'category', 'product']),
});
export type GetBlocksInput = z.input<typeof getBlocksInputSchema>;

/** A choice about cookies: the list it was said to, and per group and cookie yes or no. */
export const recordConsentInputSchema = z.strictObject({
  version: z.string().max(64),
  groups: z.record(z.string().max(40), z.record(z.string().max(80), z.boolean())),
});
export type RecordConsentInput = z.input<typeof recordConsentInputSchema>;

export type ContentOperations = {
  /** Blocks of a page in the language of the request; an empty list when none were saved (§7). */
  getBlocks(input: GetBlocksInput): Promise<Block[]>;
  getConfiguration(): Promise<ShopConfiguration>;
  getLegalTexts(input: { type: LegalTextType }): Promise<LegalText | null>;
  /** Keeps the proof of a choice about cookies and gives its random id; null when it kept none. */
  doRecordConsent(input: RecordConsentInput): Promise<string | null>;
  /** What delivery and payment cost and how long delivery takes, for every country of delivery. */
  getShippingTerms(): Promise<ShippingTerms>;
};
