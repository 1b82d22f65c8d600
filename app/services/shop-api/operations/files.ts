import * as z from 'zod';
import type { OrderPropertyFile } from '../entities/order-property-file';
import { ORDER_PROPERTY_FILES } from '../entities/order-property-file-rules';

const fileName = z.string().min(1).max(ORDER_PROPERTY_FILES.nameLength);

/** A file that has come in and was looked at: its bytes lie at `path`, and the shop takes them away. */
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
   * Keeps a file for an order property of goods this visitor is about to put into the cart; gives
   * the property's value, `hash/filename`. The same file again is the same value. Begins a session.
   * Throws `security.tooManyRequests`, and `file.refused` (cause `{ reason }`) for a name or kind
   * that is not taken.
   */
  doUploadOrderPropertyFile(input: UploadOrderPropertyFileInput): Promise<string>;
  /** A file for the visitor who uploaded it or may see its order; null for everyone else. */
  getOrderPropertyFile(input: OrderPropertyFileInput): Promise<OrderPropertyFile | null>;
};
