import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file that is never visible half-written, and creates its folder. A process killed
 * meanwhile leaves a draft, whose name `isNameOf` recognises.
 */
export async function writeWhole(
  file: string,
  content: Buffer | string,
  options?: { mode: number },
): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(draft, content, options);
    await rename(draft, file);
  } catch (error) {
    // On a full disk each retry would leave a further draft.
    await rm(draft, { force: true });
    throw error;
  }
}

/** Is this a file with that extension, or a draft of one? */
export function isNameOf(ending: string, name: string): boolean {
  return name.replace(/\.[0-9a-f]{12}$/, '').endsWith(ending);
}
