import * as z from 'zod';
import { wireDetailedProductSchema } from './detailed-product';

/** Goods of a wishlist, with their quantity. */
export const wireWishlistItemSchema = wireDetailedProductSchema.extend({
  quantity: z.int().min(1),
});
