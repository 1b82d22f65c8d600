import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

/** The folder is not empty. */
export class FolderNotEmpty extends Error {
  constructor(folder: string) {
    super(`The folder ${folder} is not empty: name one that is, or a new one.`);
  }
}

/**
 * Creates a folder as a whole or not at all: `fill` gets a draft beside it, which is then renamed.
 * Throws FolderNotEmpty before anything is written, and errors of `fill`. Only the current user can
 * open it.
 */
export async function makeFolder<Result>(
  named: string,
  fill: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = resolve(named);
  await refuseFull(folder, named);
  await mkdir(dirname(folder), { recursive: true });
  const draft = await mkdtemp(join(dirname(folder), `.${basename(folder)}-unfinished-`));
  try {
    const result = await fill(draft);
    // Replaces an empty folder too, and nothing else.
    await rename(draft, folder);
    return result;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw isFull(error) ? new FolderNotEmpty(named) : error;
  }
}

async function refuseFull(folder: string, named: string): Promise<void> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (files.length > 0) throw new FolderNotEmpty(named);
}

function isFull(error: unknown): boolean {
  return ['ENOTEMPTY', 'EEXIST'].includes(String((error as NodeJS.ErrnoException).code));
}
