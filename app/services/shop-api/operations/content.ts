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

/** A choice about cookies: the list it refers to, and yes or no per group and cookie. */
export const recordConsentInputSchema = z.strictObject({
  version: z.string().max(64),
  groups: z.record(z.string().max(40), z.record(z.string().max(80), z.boolean())),
});
export type RecordConsentInput = z.input<typeof recordConsentInputSchema>;

export type ContentOperations = {
  /** Returns blocks of a page in the language of the request; empty without saved ones (§7). */
  getBlocks(input: GetBlocksInput): Promise<Block[]>;
  getConfiguration(): Promise<ShopConfiguration>;
  getLegalTexts(input: { type: LegalTextType }): Promise<LegalText | null>;
  /** Stores the proof of a choice about cookies and returns its random id; null without one. */
  doRecordConsent(input: RecordConsentInput): Promise<string | null>;
  /** Returns prices of delivery and payment, and delivery times, for every country of delivery. */
  getShippingTerms(): Promise<ShippingTerms>;
};
