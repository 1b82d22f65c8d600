import * as z from 'zod';
import type { OrderAgain, OrderedAgain } from '../entities/order-again';
import { idSchema } from '../entities/primitives';

export const orderAgainInformationInputSchema = z.strictObject({
  orderId: idSchema,
  accessKey: z.string().max(100),
});
export type OrderAgainInformationInput = z.input<typeof orderAgainInformationInputSchema>;

export const orderAgainInputSchema = orderAgainInformationInputSchema.extend({
  /** Version of the cart the choice was made for. */
  cartVersion: z.int().nonnegative(),
  /** Leave out what cannot be had; otherwise all is ordered, or nothing. */
  onlyWhatFits: z.boolean(),
});
export type OrderAgainInput = z.input<typeof orderAgainInputSchema>;

export type OrderAgainOperations = {
  /**
   * An order with what has become of its goods (§4). Asks for the same proof as `getOrder` and
   * throws the same errors.
   */
  doOrderAgainInformation(input: OrderAgainInformationInput): Promise<OrderAgain>;
  /**
   * Puts the goods of an order into the cart, once for each form. Throws `orderAgain.notAsIs` when
   * all were asked for and not all can be had, and `orderAgain.nothingLeft`.
   */
  doOrderAgain(input: OrderAgainInput): Promise<OrderedAgain>;
};
