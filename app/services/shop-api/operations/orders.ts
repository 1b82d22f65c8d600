import * as z from 'zod';
import type { Order, OrderList } from '../entities/order';
import { idSchema } from '../entities/primitives';
import { LIMITS } from '../entities/field-limits';

export const getOrderInputSchema = z.strictObject({
  orderId: idSchema,
  /** Needless for a customer's own order, and on the device that knows a guest's. */
  accessKey: z.string().max(100).optional(),
  /** Proof from another device: the postcode, or the last or company name. */
  postcode: z.string().max(LIMITS.address.zipCode).optional(),
  name: z.string().max(LIMITS.address.lastName).optional(),
});
export type GetOrderInput = z.input<typeof getOrderInputSchema>;

/** An order by its number and its key, which who has placed it needs not. */
export const orderLinkSchema = getOrderInputSchema.pick({ orderId: true, accessKey: true });
export type OrderLink = z.input<typeof orderLinkSchema>;

export const findOrderInputSchema = z.strictObject({
  orderId: idSchema,
  /** The postcode, last name or company name of one of its addresses. */
  proof: z.string().trim().min(1).max(LIMITS.address.companyName),
});
export type FindOrderInput = z.input<typeof findOrderInputSchema>;
export type FoundOrder = { id: number; accessKey: string };

export const getOrdersInputSchema = z.strictObject({
  page: z.int().min(1).max(100_000).default(1),
});
export type GetOrdersInput = z.input<typeof getOrdersInputSchema>;

export type OrderOperations = {
  /**
   * The order a link leads to. The device that placed it sees it at once; elsewhere
   * `order.additionalAuthenticationRequiredPostcode` or `…Name` is thrown until a proof fits
   * (§4, open point 1.8). Unknown id or wrong key: `order.notFound`. Wrong proof:
   * `order.softLoginFailed`. Customers see their own orders without key or proof; with a key
   * somebody else's asks for their log-in (`order.additionalAuthenticationRequiredLogin`).
   */
  getOrder(input: GetOrderInput): Promise<Order>;
  /**
   * Finds an order by its number and what is known of it; this device sees it from then on. Throws
   * `order.softLoginFailed`, and `order.additionalAuthenticationRequiredLogin` for a customer's. After
   * too many looks for a number `order.linkMailed`: a right proof opens it by a mail alone.
   */
  doFindOrder(input: FindOrderInput): Promise<FoundOrder>;
  /**
   * Sends the gift cards that were bought with an order once more to its mailbox, for a visitor who may see it.
   * Throws what `getOrder` throws, `order.noGiftCards` where none of them can be used, and
   * `security.tooManyRequests`.
   */
  doSendGiftCards(input: OrderLink): Promise<void>;
  /** The customer's orders, the latest first, ten a page (§9); a page too far is the last one. */
  getOrders(input: GetOrdersInput): Promise<OrderList>;
};
