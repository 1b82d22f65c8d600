import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../files/write-whole';
import { LARGEST_SIDE, measure, shrink, type Measures } from './renditions';
import { SOURCE } from './source';

/** What table image keeps of a picture. */
export type StoredImage = Measures & {
  /** SHA-256 of the file, the name of its folder under /media/. */
  hash: string;
};

/** Tells what is known of the file with this SHA-256, so that it need not be decoded again. */
export type Recall = (hash: string) => StoredImage | undefined | Promise<StoredImage | undefined>;

/**
 * Stores an uploaded or imported picture as it came, or scaled down to 2560 pixels when it is wider
 * or higher. Nobody is sent this file: renditions are made of it when asked for, and hold nothing
 * but its pixels. Throws when it is no picture that can be read to its end; one that `recall` knows
 * was, byte by byte, before.
 */
export async function storeImage(
  content: Buffer,
  mediaDir: string,
  recall: Recall = () => undefined,
): Promise<StoredImage> {
  const hash = createHash('sha256').update(content).digest('hex');
  const file = join(mediaDir, hash, SOURCE);
  const known = await recall(hash);
  if (known && existsSync(file)) return known;
  // One that was scaled down measures the most there is.
  const isWhole = known && Math.max(known.width, known.height) < LARGEST_SIDE;
  const source = isWhole ? content : await shrink(content);
  const image = known ?? { hash, ...(await measure(source)) };
  await writeWhole(file, source);
  return image;
}
