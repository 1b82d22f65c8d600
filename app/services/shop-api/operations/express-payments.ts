import * as z from 'zod';
import type { ExpressPayment } from '../entities/express-payment';
import type { PayPalSettings } from '../entities/payment-provider-settings';
import { molliePaymentIdSchema } from './online-payments';

export const getExpressPaymentInputSchema = z.strictObject({
  /** The provider's number of it; without it the latest of this visit that can still be used. */
  paymentId: molliePaymentIdSchema.optional(),
  /** Asks the provider; only then is it known who paid. */
  isAsking: z.boolean().default(false),
});
export type GetExpressPaymentInput = z.input<typeof getExpressPaymentInputSchema>;

/**
 * Paying from the cart (§7 Payment). The money becomes the payment of the order that this visit places for the same
 * sum; without one it goes back after an hour.
 */
export type ExpressPaymentOperations = {
  getPayPalSettings(): Promise<PayPalSettings>;
  /**
   * Begins to pay for the cart what it costs now. Throws `payment.notAvailable` where that way is not offered for it,
   * `payment.notStarted` (503) when the provider does not answer, `security.tooManyRequests`.
   */
  doCreateExpressPayment(): Promise<ExpressPayment>;
  /** Null: this visit has none. Throws `payment.notFound` for what is no number of one. */
  getExpressPayment(input: GetExpressPaymentInput): Promise<ExpressPayment | null>;
};
