import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The stored file of a picture, in its folder. It has no ending, and what has none is not served. */
export const SOURCE = 'source';
/** Its name in data folders of before. */
const FORMER = 'source.webp';

/** What a picture in this folder is made of; null when there is none. */
export function readSource(folder: string): Promise<Buffer | null> {
  return readFile(join(folder, SOURCE)).catch(() =>
    readFile(join(folder, FORMER)).catch(() => null),
  );
}
