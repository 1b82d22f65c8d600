import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folders in the data folder with private data (mails, pictures, visitors' files). */
const PRIVATE = ['mails', 'media', 'private-files'];

/** The data folder cannot be created: the operator has to change this. */
export class DataDirUnusable extends Error {
  constructor(dataDir: string, options: { cause: unknown }) {
    const { code } = options.cause as NodeJS.ErrnoException;
    super(`${dataDir} cannot be the data folder (${code}). Set DATA_DIR to a folder.`, options);
    this.name = 'DataDirUnusable';
  }
}

/**
 * Creates the data folder if it is missing and removes every right of other users from it, and from
 * the folders of mails, pictures and visitors' files. As root, the group may still pass through the
 * data folder: it is the one of the database server. Throws DataDirUnusable.
 */
export function keepPrivate(dataDir: string): void {
  try {
    makeFolder(dataDir);
  } catch (cause) {
    throw new DataDirUnusable(dataDir, { cause });
  }
  restrict(dataDir, process.getuid?.() === 0 ? 0o710 : 0o700);
  for (const name of PRIVATE) {
    const folder = join(dataDir, name);
    if (existsSync(folder)) restrict(folder, 0o700);
  }
}

/** Creates one folder at a time: below /proc, Node's recursive mkdir never returns. */
function makeFolder(folder: string) {
  if (existsSync(folder) && statSync(folder).isDirectory()) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // A concurrent command has created it.
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST' || !statSync(folder).isDirectory()) throw error;
  }
}

/** Leaves another user's folder unchanged. */
function restrict(folder: string, allowed: number) {
  const { uid, mode } = statSync(folder);
  if (uid === process.getuid?.()) chmodSync(folder, mode & allowed);
}
