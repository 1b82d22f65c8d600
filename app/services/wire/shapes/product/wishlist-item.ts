import * as z from 'zod';
import { wireDetailedProductSchema } from './detailed-product';

/** Goods of a wishlist, and how many of them are remembered. */
export const wireWishlistItemSchema = wireDetailedProductSchema.extend({
  quantity: z.int().min(1),
});
