import * as z from 'zod';
import { LIMITS } from '../entities/field-limits';
import { idSchema, linesSchema } from '../entities/primitives';
import type { ReturnReceipt, ReturnPage, ReturnReasons } from '../entities/return';

export const getReturnsInputSchema = z.strictObject({
  page: z.int().min(1).max(100_000).default(1),
  itemsPerPage: z.int().min(1).max(100).default(10),
});
export type GetReturnsInput = z.input<typeof getReturnsInputSchema>;

export const makeOrderReturnInputSchema = z.strictObject({
  orderId: idSchema,
  accessKey: z.string().max(100),
  items: z
    .array(
      z.strictObject({
        orderItemId: idSchema,
        quantity: z.int().min(0).max(LIMITS.cart.quantity),
        returnReasonId: idSchema.nullable(),
      }),
    )
    .max(1000),
  returnNote: linesSchema(LIMITS.return.note).default(''),
  /** A repeated submission returns the first result. */
  submissionId: z.string().regex(/^[A-Za-z0-9_-]{22,64}$/),
});
export type MakeOrderReturnInput = z.input<typeof makeOrderReturnInputSchema>;

export type ReturnOperations = {
  /**
   * Returns the customer's returns, newest first. Without a log-in:
   * `order.additionalAuthenticationRequiredLogin`.
   */
  getReturns(input?: GetReturnsInput): Promise<ReturnPage>;
  getReturnReasons(): Promise<ReturnReasons>;
  /**
   * Registers a return of an order, for a visitor who may see it; lines of quantity 0 are left out.
   * Throws the errors of `getOrder`, `return.notPossible` while nothing can be returned, and
   * `return.invalid` with a cause { items?, item id: code } of codes `items.required`,
   * `quantity.tooMany` and `reason.required`, `reason.unknown`, `reason.madeToOrder` and
   * `reason.tooLate`: after a while only a fault is accepted.
   */
  doMakeOrderReturn(input: MakeOrderReturnInput): Promise<ReturnReceipt>;
};
