import * as z from 'zod';
import type { PreparedPayment } from '../entities/payment';
import { idSchema } from '../entities/primitives';

export const setOrderPaymentMethodInputSchema = z.strictObject({
  orderId: idSchema,
  /** Needless for a customer's own order, and on the device that knows a guest's. */
  accessKey: z.string().max(100).optional(),
  paymentId: idSchema,
});
export type SetOrderPaymentMethodInput = z.input<typeof setOrderPaymentMethodInputSchema>;

export type OrderPaymentOperations = {
  /**
   * Pays an order that is not paid yet in another way, or once more in the same one after an attempt
   * that came to nothing; gives what the shopper does next. Asks for the same proof as `getOrder`.
   * Throws `order.paymentMethodSwitchDisabled`, `order.paymentMethodCantSwitch`,
   * `order.paymentInProgress`, `order.paymentMethodNotExist` and `payment.notAvailable`.
   */
  setOrderPaymentMethod(input: SetOrderPaymentMethodInput): Promise<PreparedPayment>;
};
