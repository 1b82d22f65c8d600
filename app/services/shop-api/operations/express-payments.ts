import * as z from 'zod';
import type { ExpressPayment } from '../entities/express-payment';
import type { PayPalSettings } from '../entities/payment-provider-settings';
import { molliePaymentIdSchema } from './online-payments';

export const getExpressPaymentInputSchema = z.strictObject({
  /** The provider's id of it; default: the latest usable one of this visit. */
  paymentId: molliePaymentIdSchema.optional(),
  /** Requests the payment from the provider, which alone knows the payer. */
  isAsking: z.boolean().default(false),
});
export type GetExpressPaymentInput = z.input<typeof getExpressPaymentInputSchema>;

/**
 * Payments from the cart (§7 Payment). Such a payment is used for the order that this visit places
 * with the same total; without an order it is refunded after an hour.
 */
export type ExpressPaymentOperations = {
  getPayPalSettings(): Promise<PayPalSettings>;
  /**
   * Begins a payment of the cart's current total. Throws `payment.notAvailable` if that method is
   * not offered for it, `payment.notStarted` (503) if the provider does not answer,
   * `security.tooManyRequests`.
   */
  doCreateExpressPayment(): Promise<ExpressPayment>;
  /** Null: this visit has none. Throws `payment.notFound` for an invalid id. */
  getExpressPayment(input: GetExpressPaymentInput): Promise<ExpressPayment | null>;
};
