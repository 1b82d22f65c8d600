import {
  closeSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { processStart } from './processes';

/** The kind of process that holds the folder: a shop keeps running, a command ends by itself. */
export type Tenant = { kind: 'shop' | 'command'; name: string };

/** The content of a lock; earlier versions lack kind and name, and were mostly the shop's. */
export type LockHolder = Tenant & {
  pid: number;
  started: string;
  /** ISO date and time. */
  since: string;
  /** True until other processes may join its database. */
  isStarting?: boolean;
};

export type Lock = {
  /** From now on other processes may join the database of this holder. */
  open(): void;
  release(): void;
};

/** Thrown if a living process holds the folder. */
export class DataDirInUse extends Error {
  constructor(
    readonly dataDir: string,
    readonly holder: LockHolder,
  ) {
    super(`${dataDir} is in use by ${describeHolder(holder)}`);
    this.name = 'DataDirInUse';
  }
}

/** Describes the holder of the folder for the operator. */
export function describeHolder({ name, pid, since }: LockHolder): string {
  return `${name} (process ${pid}${since && `, since ${since}`})`;
}

function lockFile(dataDir: string) {
  return join(dataDir, 'shop.lock');
}

/**
 * Returns the living process that holds this data folder, if any. After a crash the process id may
 * belong to another process, so the start time must agree as well.
 */
export function lockHolder(dataDir: string): LockHolder | undefined {
  return livingHolder(lockFile(dataDir));
}

const EARLIER = { kind: 'shop', name: 'the shop', since: '' } as const;

function livingHolder(file: string): LockHolder | undefined {
  try {
    const holder = { ...EARLIER, ...(JSON.parse(readFileSync(file, 'utf8')) as LockHolder) };
    return processStart(holder.pid) === holder.started ? holder : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Locks the data folder for this process and takes over the lock of a dead one. Throws DataDirInUse
 * if a living process has it.
 */
export function lockDataDir(dataDir: string, tenant: Tenant): Lock {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = lockFile(dataDir);
  const mine: LockHolder = {
    pid: process.pid,
    started: processStart(process.pid) ?? '',
    ...tenant,
    since: new Date().toISOString(),
  };
  const draft = write(file, { ...mine, isStarting: true });
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      if (tryLink(draft, file)) return lockOf(file, mine);
      const holder = livingHolder(file);
      if (holder) throw new DataDirInUse(dataDir, holder);
      clearStale(file, `${draft}.stale`);
    }
    throw new Error(`${file} changes all the time: several starts at once?`);
  } finally {
    rmSync(draft, { force: true });
  }
}

function lockOf(file: string, mine: LockHolder): Lock {
  const isMine = () => {
    const holder = livingHolder(file);
    return holder?.pid === mine.pid && holder.started === mine.started;
  };
  return {
    open: () => isMine() && renameSync(write(file, mine), file),
    release: () => isMine() && rmSync(file, { force: true }),
  };
}

/** Writes a draft that is renamed as a whole: no process reads a half-written lock. */
function write(file: string, holder: LockHolder): string {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const fd = openSync(draft, 'wx', 0o600);
  writeSync(fd, JSON.stringify(holder));
  closeSync(fd);
  return draft;
}

/** Renames the stale lock before deleting it: a rival may have replaced it by a living one. */
function clearStale(file: string, aside: string) {
  try {
    renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (livingHolder(aside)) tryLink(aside, file);
  rmSync(aside, { force: true });
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
