import * as z from 'zod';
import { centsSchema } from './primitives';
import { listProductSchema } from './product';

/** A variation as a merchant feed offers it to anybody. */
export const feedGoodsSchema = z.object({
  product: listProductSchema,
  /** Of the variation, without prefix. */
  path: z.string().startsWith('/'),
  gtin: z.string(),
  mpn: z.string(),
  /** As schema.org calls it, e.g. NewCondition. */
  condition: z.string(),
  /** The way with which a cart of one begins, by country of delivery; gross cents. */
  shipping: z.array(
    z.object({ country: z.string().length(2), service: z.string(), price: centsSchema }),
  ),
});
export type FeedGoods = z.infer<typeof feedGoodsSchema>;
