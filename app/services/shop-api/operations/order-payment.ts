import * as z from 'zod';
import type { PreparedPayment } from '../entities/payment';
import { idSchema } from '../entities/primitives';

export const setOrderPaymentMethodInputSchema = z.strictObject({
  orderId: idSchema,
  /** Not needed for a customer's own order, and on a guest's known device. */
  accessKey: z.string().max(100).optional(),
  paymentId: idSchema,
});
export type SetOrderPaymentMethodInput = z.input<typeof setOrderPaymentMethodInputSchema>;

export type OrderPaymentOperations = {
  /**
   * Pays an unpaid order by another method, or once more by the same one after a failed attempt;
   * returns the shopper's next step. Requires the same proof as `getOrder`. Throws
   * `order.paymentMethodSwitchDisabled`, `order.paymentMethodCantSwitch`,
   * `order.paymentInProgress`, `order.paymentMethodNotExist` and `payment.notAvailable`.
   */
  setOrderPaymentMethod(input: SetOrderPaymentMethodInput): Promise<PreparedPayment>;
};
