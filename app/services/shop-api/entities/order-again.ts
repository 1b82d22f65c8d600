import * as z from 'zod';
import { cartSchema } from './cart';
import { centsSchema, idSchema } from './primitives';

/** Why goods of an order cannot be ordered as they were. */
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
  orderProperties: z.array(z.object({ name: z.string(), type: z.string(), value: z.string() })),
  currentStatus: z.object({
    isSalableAndActive: z.boolean(),
    /** Not salable and active, or another price than then. */
    hasChanged: z.boolean(),
    /** Gross price of one piece then and now; null when it has none any more. */
    priceThen: centsSchema,
    priceNow: centsSchema.nullable(),
    /** How many of the pieces ordered then can be had now. */
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
  /** All pieces of all lines can be had, as they were stated then. */
  isPossibleAsIs: z.boolean(),
  /** Of the visitor's cart; a form that carries it is carried out once. */
  cartVersion: z.int(),
});
export type OrderAgain = z.infer<typeof orderAgainSchema>;

/** What `doOrderAgain` put into the cart, and what stayed out. */
export const orderedAgainSchema = z.object({
  cart: cartSchema,
  addedLines: z.int().nonnegative(),
  leftLines: z.int().nonnegative(),
});
export type OrderedAgain = z.infer<typeof orderedAgainSchema>;
