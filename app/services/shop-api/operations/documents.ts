import * as z from 'zod';
import type { OrderDocumentFile } from '../entities/order-document';
import { idSchema } from '../entities/primitives';

export const orderDocumentInputSchema = z.strictObject({
  document: idSchema,
  /** The order or return whose page requests it: the document must belong to it. */
  orderId: idSchema.optional(),
  /** Of its order or return. */
  accessKey: z.string().max(100),
  format: z.enum(['pdf', 'xrechnung']).default('pdf'),
});
export type OrderDocumentInput = z.input<typeof orderDocumentInputSchema>;

export type DocumentOperations = {
  /**
   * Returns a document of an order (§3) to a visitor who may see it: throws the errors of
   * `getOrder`, and `order.notFound` for a missing document or format.
   */
  getOrderDocument(input: OrderDocumentInput): Promise<OrderDocumentFile>;
};
