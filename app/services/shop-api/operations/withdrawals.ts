import * as z from 'zod';
import { LIMITS } from '../entities/field-limits';
import { idSchema, lineSchema, linesSchema } from '../entities/primitives';
import { normalizeInput } from '../entities/normalize-input';

export const submitWithdrawalInputSchema = z.strictObject({
  name: lineSchema(LIMITS.withdrawal.name).min(1),
  /** Order number or another description of the contract. */
  orderId: lineSchema(LIMITS.withdrawal.orderId).min(1),
  email: z.string().overwrite(normalizeInput).max(254),
  /** The withdrawn goods in words; empty: the whole contract. */
  items: linesSchema(LIMITS.withdrawal.declared).default(''),
  message: linesSchema(LIMITS.withdrawal.message).default(''),
  /** The same goods as lines of the order, if they were chosen there; `items` names them too. */
  lines: z
    .array(
      z.strictObject({
        orderItemId: idSchema,
        quantity: z.int().min(1).max(LIMITS.cart.quantity),
      }),
    )
    .max(1000)
    .default([]),
  /** A repeated submission returns the first result (R35). */
  submissionId: z.string().regex(/^[A-Za-z0-9_-]{22,64}$/),
});
export type SubmitWithdrawalInput = z.input<typeof submitWithdrawalInputSchema>;

export const withdrawalReceiptInputSchema = submitWithdrawalInputSchema.pick({
  submissionId: true,
});

/** A declaration as received; `receivedAt` is an ISO instant. */
export type WithdrawalReceipt = Required<Omit<SubmitWithdrawalInput, 'lines'>> & {
  receivedAt: string;
};

export type WithdrawalOperations = {
  /**
   * Records a declaration of withdrawal (§ 356a BGB) and sends its receipt. Never refuses its
   * content: whether it is effective is decided later (L-15).
   */
  doSubmitCancellation(input: SubmitWithdrawalInput): Promise<WithdrawalReceipt>;
  /** Returns the receipt of a declaration to the holder of its submission id, or null. */
  getWithdrawalReceipt(
    input: z.input<typeof withdrawalReceiptInputSchema>,
  ): Promise<WithdrawalReceipt | null>;
};
