import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The stored file of a picture, in its folder. It has no ending, and what has none is not served. */
export const SOURCE = 'source';
/** Its name in data folders of before. */
const FORMER = 'source.webp';

/** What a picture in this folder is made of; null when there is none. Throws what the disk does. */
export function readSource(folder: string): Promise<Buffer | null> {
  return read(join(folder, SOURCE)).then((source) => source ?? read(join(folder, FORMER)));
}

/** Null for a file that is not there; a disk that cannot be read is no missing picture. */
function read(path: string): Promise<Buffer | null> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw error;
  });
}
