import * as z from 'zod';
import { centsSchema } from './primitives';
import { listProductSchema } from './product';

/** A variation as offered in a merchant feed. */
export const feedGoodsSchema = z.object({
  product: listProductSchema,
  /** Of the variation, without prefix. */
  path: z.string().startsWith('/'),
  gtin: z.string(),
  mpn: z.string(),
  /** In terms of schema.org, e.g. NewCondition. */
  condition: z.string(),
  /** The default shipping of a cart with one piece, by country of delivery; gross cents. */
  shipping: z.array(
    z.object({ country: z.string().length(2), service: z.string(), price: centsSchema }),
  ),
});
export type FeedGoods = z.infer<typeof feedGoodsSchema>;
