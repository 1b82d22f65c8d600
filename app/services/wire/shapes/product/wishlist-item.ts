import * as z from 'zod';
import { wireListProductSchema } from './list-product';

/** Goods of a wishlist, and how many of them are remembered. */
export const wireWishlistItemSchema = wireListProductSchema.extend({ quantity: z.int().min(1) });
