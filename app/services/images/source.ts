import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The stored file of a picture in its folder. It has no extension, so it is not served. */
export const SOURCE = 'source';
/** Its name in data folders of earlier versions. */
const FORMER = 'source.webp';

/** Reads the source of renditions; null if it is missing. Throws errors of the disk. */
export function readSource(folder: string): Promise<Buffer | null> {
  return read(join(folder, SOURCE)).then((source) => source ?? read(join(folder, FORMER)));
}

/** Null for a missing file; an unreadable disk is an error. */
function read(path: string): Promise<Buffer | null> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw error;
  });
}
