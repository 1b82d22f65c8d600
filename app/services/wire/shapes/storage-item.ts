import * as z from 'zod';
import type { StorageItem } from '~/services/operator-api/pictures';
import { absolute, type Shaper } from './shaper';

export const wireStorageItemSchema = z.strictObject({
  key: z.string(),
  lastModified: z.string(),
  eTag: z.string(),
  /** Bytes, as text. */
  size: z.string(),
  storageClass: z.literal('STANDARD'),
  publicUrl: z.url(),
  previewUrl: z.url(),
});

export function toWireStorageItem(
  { key, lastModified, eTag, size, publicUrl, previewUrl }: StorageItem,
  shaper: Shaper,
): z.infer<typeof wireStorageItemSchema> {
  return {
    key,
    lastModified,
    eTag,
    size: String(size),
    storageClass: 'STANDARD',
    publicUrl: absolute(shaper, publicUrl),
    previewUrl: absolute(shaper, previewUrl),
  };
}
