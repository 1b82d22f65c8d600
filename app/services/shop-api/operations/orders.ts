import * as z from 'zod';
import type { Order, OrderList } from '../entities/order';
import { idSchema } from '../entities/primitives';
import { LIMITS } from '../entities/field-limits';

export const getOrderInputSchema = z.strictObject({
  orderId: idSchema,
  /** Not needed for a customer's own order, and on a guest's known device. */
  accessKey: z.string().max(100).optional(),
  /** Proof from another device: the postcode, or the last or company name. */
  postcode: z.string().max(LIMITS.address.zipCode).optional(),
  name: z.string().max(LIMITS.address.lastName).optional(),
});
export type GetOrderInput = z.input<typeof getOrderInputSchema>;

/** An order by its id and its access key, which its buyer does not need. */
export const orderLinkSchema = getOrderInputSchema.pick({ orderId: true, accessKey: true });
export type OrderLink = z.input<typeof orderLinkSchema>;

export const findOrderInputSchema = z.strictObject({
  orderId: idSchema,
  /** The postcode, last name or company name of one of its addresses. */
  proof: z.string().trim().min(1).max(LIMITS.address.companyName),
});
export type FindOrderInput = z.input<typeof findOrderInputSchema>;
export type OrderReference = { id: number; accessKey: string };

export const getOrdersInputSchema = z.strictObject({
  page: z.int().min(1).max(100_000).default(1),
});
export type GetOrdersInput = z.input<typeof getOrdersInputSchema>;

export type OrderOperations = {
  /**
   * Returns the order of a link. The device that placed it gets it immediately; elsewhere
   * `order.additionalAuthenticationRequiredPostcode` or `…Name` is thrown until a proof is right
   * (§4, open point 1.8). Unknown id or wrong key: `order.notFound`. Wrong proof:
   * `order.softLoginFailed`. Customers see their own orders without key or proof; another
   * customer's order with a key requires their log-in
   * (`order.additionalAuthenticationRequiredLogin`).
   */
  getOrder(input: GetOrderInput): Promise<Order>;
  /**
   * Finds an order by its number and a proof; this device may see it from then on. Throws
   * `order.softLoginFailed`, and `order.additionalAuthenticationRequiredLogin` for a customer's
   * order. After too many requests for a number `order.linkMailed`: a right proof only sends a mail
   * with the link.
   */
  doFindOrder(input: FindOrderInput): Promise<OrderReference>;
  /**
   * Sends the gift cards bought with an order once more to its mailbox, for a visitor who may see
   * it. Throws the errors of `getOrder`, `order.noGiftCards` if none of them can be used, and
   * `security.tooManyRequests`.
   */
  doSendGiftCards(input: OrderLink): Promise<void>;
  /**
   * Returns the customer's orders, latest first, ten a page (§9); a page too far is the last one.
   */
  getOrders(input: GetOrdersInput): Promise<OrderList>;
};
