import * as z from 'zod';
import { choice, imageFields } from '../fields/index';

/** Other clients have the picture in a part of its own; theirs is read. */
function flat(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('image' in value)) return value;
  const { image, ...rest } = value;
  return typeof image === 'object' ? { ...rest, ...image } : value;
}

export const imageSchema = z.preprocess(
  flat,
  z.object({ ...imageFields, imageAlignment: choice('left', 'right').optional() }),
);
export type ImageContent = z.infer<typeof imageSchema>;
