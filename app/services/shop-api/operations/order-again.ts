import * as z from 'zod';
import type { OrderAgain, OrderedAgain } from '../entities/order-again';
import { idSchema } from '../entities/primitives';

export const orderAgainInformationInputSchema = z.strictObject({
  orderId: idSchema,
  accessKey: z.string().max(100),
});
export type OrderAgainInformationInput = z.input<typeof orderAgainInformationInputSchema>;

export const orderAgainInputSchema = orderAgainInformationInputSchema.extend({
  /** Version of the cart at the time of the choice. */
  cartVersion: z.int().nonnegative(),
  /** Leaves out unavailable goods; otherwise all are ordered, or none. */
  onlyWhatFits: z.boolean(),
});
export type OrderAgainInput = z.input<typeof orderAgainInputSchema>;

export type OrderAgainOperations = {
  /**
   * Returns an order with the current state of its goods (§4). Requires the same proof as
   * `getOrder` and throws the same errors.
   */
  doOrderAgainInformation(input: OrderAgainInformationInput): Promise<OrderAgain>;
  /**
   * Puts the goods of an order into the cart, once for each form. Throws `orderAgain.notAsIs` if
   * all were requested and some are unavailable, and `orderAgain.nothingLeft`.
   */
  doOrderAgain(input: OrderAgainInput): Promise<OrderedAgain>;
};
