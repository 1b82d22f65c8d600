import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Pool } from 'pg';
import type { Answer } from './answer';
import type { Changes } from './follow-changes';
import { withTimeout } from './with-timeout';

const MIB = 1024 * 1024;
/** Below this an order may fail for want of space: the shop should get no more visitors. */
const FULL = 64 * MIB;
/** Below this somebody should look soon. */
const LOW = 1024 * MIB;

type HealthParts = {
  /** Null: the shop is elsewhere. */
  pool: Pool | null;
  isRemoteAway: () => Promise<boolean>;
  changes: Pick<Changes, 'isCurrent' | 'isReachable'>;
  /** Bytes left where the shop writes. */
  freeSpace: () => Promise<number>;
};

export type Health = {
  status: 'ok' | 'degraded' | 'unavailable';
  database: boolean;
  index: boolean;
  /** Does the upstream shop of a front answer? True where there is none. */
  remote: boolean;
  disk: 'ok' | 'low' | 'full';
  freeMegabytes: number;
  /** Mails and other work that the shop's own trouble holds up; null when that cannot be known. */
  heldUp: number | null;
};

/** How this process is: `unavailable` must get no visitors, `degraded` somebody should look at soon. */
export async function checkHealth(checked: HealthParts): Promise<Health> {
  const { pool, changes, freeSpace } = checked;
  const [database, free, isAway] = await Promise.all([
    changes.isReachable(),
    freeSpace(),
    checked.isRemoteAway(),
  ]);
  const heldUp = database ? (pool ? await countHeldUp(pool) : 0) : null;
  const disk = free < FULL ? 'full' : free < LOW ? 'low' : 'ok';
  const index = changes.isCurrent();
  const isWell = database && index && disk !== 'full';
  // A front still has a page to show: visitors must come to it, and somebody should look.
  const isDegraded = disk === 'low' || heldUp !== 0 || isAway;
  const status = isWell ? (isDegraded ? 'degraded' : 'ok') : 'unavailable';
  const remote = !isAway;
  return { status, database, index, remote, disk, freeMegabytes: Math.floor(free / MIB), heldUp };
}

async function countHeldUp(pool: Pool): Promise<number | null> {
  const counting = pool
    .query<{ count: number }>({
      name: 'outbox_held_up',
      text: `select count(*)::int as count from outbox where failure = 'trouble' and done_at is null`,
    })
    .then(({ rows }) => rows[0]!.count)
    .catch(() => null);
  return withTimeout(1_000, counting, () => null);
}

/**
 * What `/healthz` says: 200 `ok`; 200 `degraded` while the disk gets full, mails are held up or the
 * upstream shop does not answer; 503 `unavailable` while the database does not answer, changes do not
 * arrive or the disk is full. The fields name the cause and the worker that answers.
 */
export async function healthAnswer(shop: HealthParts & { worker: number }): Promise<Answer> {
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
