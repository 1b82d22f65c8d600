import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

/** A folder in which something lies already. */
export class FolderNotEmpty extends Error {
  constructor(folder: string) {
    super(`The folder ${folder} is not empty: name one that is, or a new one.`);
  }
}

/**
 * Makes a folder whole or not at all: `fill` gets one beside it, which then takes its place. Throws
 * FolderNotEmpty before anything is written, and what `fill` throws. Only who made it can open it.
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
    // Takes the place of an empty folder too, and of nothing else.
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
