import * as z from 'zod';
import type { OrderPropertyFile } from '../entities/order-property-file';
import { ORDER_PROPERTY_FILES } from '../entities/order-property-file-rules';

const fileName = z.string().min(1).max(ORDER_PROPERTY_FILES.nameLength);

/** An uploaded and checked file: its bytes are at `path`, from where the shop moves them. */
export const uploadOrderPropertyFileInputSchema = z.strictObject({
  path: z.string().min(1),
  fileName,
  size: z.int().min(1).max(ORDER_PROPERTY_FILES.bytes),
});
export type UploadOrderPropertyFileInput = z.input<typeof uploadOrderPropertyFileInputSchema>;

export const orderPropertyFileInputSchema = z.strictObject({
  hash: z.string().max(100),
  fileName,
});
export type OrderPropertyFileInput = z.input<typeof orderPropertyFileInputSchema>;

export type FileOperations = {
  /**
   * Stores a file for an order property of goods before they are put into the cart; returns the
   * property's value, `hash/filename`. The same file again has the same value. Begins a session.
   * Throws `security.tooManyRequests`, and `file.refused` (cause `{ reason }`) for a name or kind
   * that is not accepted.
   */
  doUploadOrderPropertyFile(input: UploadOrderPropertyFileInput): Promise<string>;
  /** Returns a file to its uploader and visitors who may see its order; null for others. */
  getOrderPropertyFile(input: OrderPropertyFileInput): Promise<OrderPropertyFile | null>;
};
