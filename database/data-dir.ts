import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What lies in the data folder (passwords, mails, orders) is nobody else's business. */
const PRIVATE = ['mails', 'media', 'private-files'];

/** The data folder cannot be made where it is wanted: only somebody can change that. */
export class DataDirUnusable extends Error {
  constructor(dataDir: string, options: { cause: unknown }) {
    const { code } = options.cause as NodeJS.ErrnoException;
    super(`${dataDir} cannot be the data folder (${code}). Set DATA_DIR to a folder.`, options);
    this.name = 'DataDirUnusable';
  }
}

/**
 * Makes the data folder where it is missing and takes from it, and from the folders of mails,
 * pictures and visitors' files, every right of other users. As root, the group may still pass
 * through the data folder: it is the one of the database server. Throws DataDirUnusable.
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

/** Folder by folder: below /proc, Node's own recursive way never comes to an end. */
function makeFolder(folder: string) {
  if (existsSync(folder) && statSync(folder).isDirectory()) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // A command that started beside has made it.
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST' || !statSync(folder).isDirectory()) throw error;
  }
}

/** Somebody else's folder is left as it is: its owner knows why. */
function restrict(folder: string, allowed: number) {
  const { uid, mode } = statSync(folder);
  if (uid === process.getuid?.()) chmodSync(folder, mode & allowed);
}
