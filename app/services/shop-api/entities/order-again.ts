import * as z from 'zod';
import { cartSchema } from './cart';
import { centsSchema, idSchema } from './primitives';

/** Why goods of an order cannot be ordered again. */
export const ORDER_AGAIN_OBSTACLES = ['gone', 'notSalable', 'properties', 'file', 'stock'] as const;

/** A line of an order as it could be ordered today (§4 re-order). */
export const orderAgainItemSchema = z.object({
  id: idSchema,
  itemVariationId: z.int().nonnegative(),
  orderItemName: z.string(),
  variationName: z.string(),
  quantity: z.int().min(1),
  /** Of the order, percent times 100. */
  vatRate: z.int(),
  orderProperties: z.array(
    z.object({
      name: z.string(),
      type: z.string(),
      value: z.string(),
      /** Today, for one piece, as `priceNow` includes it; 0 if it does not. */
      surcharge: centsSchema,
    }),
  ),
  currentStatus: z.object({
    isSalableAndActive: z.boolean(),
    /** No longer sold, or with another price than then. */
    hasChanged: z.boolean(),
    /** Gross price of one piece then and now; null if it has none now. */
    priceThen: centsSchema,
    priceNow: centsSchema.nullable(),
    /** How many of the pieces ordered then are available now. */
    stock: z.int().nonnegative(),
    obstacle: z.enum(ORDER_AGAIN_OBSTACLES).nullable(),
  }),
});
export type OrderAgainItem = z.infer<typeof orderAgainItemSchema>;

export const orderAgainSchema = z.object({
  orderId: idSchema,
  currency: z.string(),
  /** Changed ones first. */
  items: z.array(orderAgainItemSchema),
  /** All pieces of all lines are available, with the values stated then. */
  isPossibleAsIs: z.boolean(),
  /** Version of the visitor's cart; a form with it is carried out once. */
  cartVersion: z.int(),
});
export type OrderAgain = z.infer<typeof orderAgainSchema>;

/** The lines that `doOrderAgain` added to the cart, and those left out. */
export const orderedAgainSchema = z.object({
  cart: cartSchema,
  addedLines: z.int().nonnegative(),
  leftLines: z.int().nonnegative(),
});
export type OrderedAgain = z.infer<typeof orderedAgainSchema>;
