import * as z from 'zod';
import type { OrderDocumentFile } from '../entities/order-document';
import { idSchema } from '../entities/primitives';

export const orderDocumentInputSchema = z.strictObject({
  document: idSchema,
  /** The order or return below whose page it was asked for: there alone it is found. */
  orderId: idSchema.optional(),
  /** Of the order or the return it belongs to. */
  accessKey: z.string().max(100),
  format: z.enum(['pdf', 'xrechnung']).default('pdf'),
});
export type OrderDocumentInput = z.input<typeof orderDocumentInputSchema>;

export type DocumentOperations = {
  /**
   * A document of an order (§3) for a visitor who may see it: throws what `getOrder` throws, and
   * `order.notFound` for a document or a format that is not there.
   */
  getOrderDocument(input: OrderDocumentInput): Promise<OrderDocumentFile>;
};
