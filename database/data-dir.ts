import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What lies in the data folder (passwords, mails, orders) is nobody else's business. */
const PRIVATE = ['mails', 'media', 'private-files'];

/**
 * Makes the data folder where it is missing and takes from it, and from the folders of mails,
 * pictures and visitors' files, every right of other users. As root, the group may still pass
 * through the data folder: it is the one of the database server.
 */
export function keepPrivate(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  restrict(dataDir, process.getuid?.() === 0 ? 0o710 : 0o700);
  for (const name of PRIVATE) {
    const folder = join(dataDir, name);
    if (existsSync(folder)) restrict(folder, 0o700);
  }
}

/** Somebody else's folder is left as it is: its owner knows why. */
function restrict(folder: string, allowed: number) {
  const { uid, mode } = statSync(folder);
  if (uid === process.getuid?.()) chmodSync(folder, mode & allowed);
}
