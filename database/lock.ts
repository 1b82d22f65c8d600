import { mkdirSync, openSync, readFileSync, rmSync, writeSync, closeSync, linkSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { processStart } from './processes';

export type LockHolder = { pid: number; started: string };

/** Thrown when a living process holds the folder. */
export class DataDirInUse extends Error {
  constructor(
    readonly dataDir: string,
    readonly holder: LockHolder,
  ) {
    super(`${dataDir} is in use by process ${holder.pid}`);
    this.name = 'DataDirInUse';
  }
}

function lockFile(dataDir: string) {
  return join(dataDir, 'shop.lock');
}

/**
 * The living process that holds this data folder, if any. A process id alone proves nothing after
 * a crash (the number may belong to somebody else by now), so the start time must agree as well.
 */
export function lockHolder(dataDir: string): LockHolder | undefined {
  try {
    const holder = JSON.parse(readFileSync(lockFile(dataDir), 'utf8')) as LockHolder;
    return processStart(holder.pid) === holder.started ? holder : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Takes the data folder for this process; the lock of a dead process is taken over.
 * Gives the function that releases it; throws DataDirInUse when a living process has it.
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = lockFile(dataDir);
  const mine: LockHolder = { pid: process.pid, started: processStart(process.pid) ?? '' };
  // Written beside and linked into place: nobody ever reads a half-written lock.
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const fd = openSync(draft, 'wx', 0o600);
  writeSync(fd, JSON.stringify(mine));
  closeSync(fd);
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      if (tryLink(draft, file)) return () => releaseLock(dataDir, mine);
      const holder = lockHolder(dataDir);
      if (holder) throw new DataDirInUse(dataDir, holder);
      rmSync(file, { force: true });
    }
    throw new Error(`${file} changes all the time: several starts at once?`);
  } finally {
    rmSync(draft, { force: true });
  }
}

function tryLink(from: string, to: string) {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function releaseLock(dataDir: string, mine: LockHolder) {
  const holder = lockHolder(dataDir);
  if (holder?.pid === mine.pid && holder.started === mine.started) {
    rmSync(lockFile(dataDir), { force: true });
  }
}
