import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Pool } from 'pg';
import { isReachable } from '../database/connect';
import type { Answer } from './answer';

const MIB = 1024 * 1024;
/** Below this an order may fail for want of space: the shop should get no more visitors. */
const FULL = 64 * MIB;
/** Below this somebody should look soon. */
const LOW = 1024 * MIB;

type Checked = {
  pool: Pool;
  /** Does this process hear of every change? */
  changes: { isCurrent: () => boolean };
  /** Bytes left where the shop writes. */
  freeSpace: () => Promise<number>;
};

/** How this process is: `unavailable` must get no visitors, `degraded` somebody should look at soon. */
export async function checkHealth({ pool, changes, freeSpace }: Checked) {
  const [database, free] = await Promise.all([isReachable(pool), freeSpace()]);
  const disk = free < FULL ? 'full' : free < LOW ? 'low' : 'ok';
  const index = changes.isCurrent();
  const isWell = database && index && disk !== 'full';
  const status = isWell ? (disk === 'low' ? 'degraded' : 'ok') : 'unavailable';
  return { status, database, index, disk, freeMegabytes: Math.floor(free / MIB) };
}

/**
 * What `/healthz` says: 200 `ok`, 200 `degraded` while the disk gets full, 503 `unavailable` when the
 * database is away, changes are not heard, or the disk is full. The fields name which, and the worker
 * that answers.
 */
export async function healthAnswer(shop: Checked & { worker: number }): Promise<Answer> {
  const health = await checkHealth(shop);
  return {
    status: health.status === 'unavailable' ? 503 : 200,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
    body: Buffer.from(JSON.stringify({ ...health, worker: shop.worker })),
  };
}

/**
 * Bytes that may still be written below this folder, whether it is there yet or not; 0 when the
 * disk cannot be asked.
 */
export async function freeSpaceOf(folder: string): Promise<number> {
  try {
    const disk = await statfs(folder);
    return disk.bavail * disk.bsize;
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    return isMissing ? freeSpaceOf(dirname(folder)) : 0;
  }
}
