import * as z from 'zod';
import { categoryId, kept, textFields } from '../fields/index';

/**
 * The source of the products for clients of the wire contract. The shop uses only its category; the
 * rest is preserved for them.
 */
const sourceSchema = z.object({
  type: z.enum(['category', 'cross_selling', 'last_seen']).optional(),
  categoryId: z.string().max(20).optional(),
  itemId: z.string().max(20).optional(),
  crossSellingRelation: z.string().max(40).optional(),
});

/** Clients of the contract write the category only into the source. */
function withCategory(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || 'categoryId' in value) return value;
  const source = sourceSchema.safeParse((value as { source?: unknown }).source).data;
  if (!source) return value;
  const { type = 'category', categoryId: id = '' } = source;
  return { ...value, categoryId: type === 'category' && /^\d+$/.test(id) ? id : '' };
}

export const recommendedProductsSchema = z.preprocess(
  withCategory,
  z.object({
    categoryId: categoryId(),
    text: z.object(textFields).optional(),
    source: kept(sourceSchema).optional(),
  }),
);
export type RecommendedProductsContent = z.infer<typeof recommendedProductsSchema>;
