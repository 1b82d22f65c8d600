import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../files/write-whole';
import { LARGEST_SIDE, measure, shrink, type Measures } from './renditions';
import { SOURCE } from './source';

/** The columns of table image. */
export type StoredImage = Measures & {
  /** SHA-256 of the file, the name of its folder under /media/. */
  hash: string;
};

/** Returns the stored data of the file with this SHA-256, so that it need not be decoded again. */
export type Recall = (hash: string) => StoredImage | undefined | Promise<StoredImage | undefined>;

/**
 * Stores an uploaded or imported picture unchanged, or scaled down to 2560 pixels if it is larger.
 * The file is not served: renditions are made of it at request, and contain only pixels. Throws if
 * it cannot be decoded completely; a picture in `recall` was checked earlier, byte by byte.
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
  // A picture that was scaled down has the maximum size.
  const isWhole = known && Math.max(known.width, known.height) < LARGEST_SIDE;
  const source = isWhole ? content : await shrink(content);
  const image = known ?? { hash, ...(await measure(source)) };
  await writeWhole(file, source);
  return image;
}
