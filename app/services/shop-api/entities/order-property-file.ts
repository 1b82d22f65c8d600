import * as z from 'zod';

/** A file of an order property. `body` must be read or cancelled. */
export const orderPropertyFileSchema = z.object({
  fileName: z.string(),
  contentType: z.string(),
  /** In bytes. */
  size: z.int().positive(),
  body: z.instanceof(ReadableStream),
});
export type OrderPropertyFile = Omit<z.infer<typeof orderPropertyFileSchema>, 'body'> & {
  body: ReadableStream<Uint8Array>;
};
