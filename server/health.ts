import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Pool } from 'pg';
import type { Answer } from './answer';
import type { Changes } from './follow-changes';
import { withTimeout } from './with-timeout';

const MIB = 1024 * 1024;
/** Below this an order may fail for lack of space: the shop should get no more visitors. */
const FULL = 64 * MIB;
/** Below this the operator should act soon. */
const LOW = 1024 * MIB;

type HealthParts = {
  /** Null: a front has no database. */
  pool: Pool | null;
  isRemoteAway: () => Promise<boolean>;
  changes: Pick<Changes, 'isCurrent' | 'isReachable'>;
  /** Free bytes on the disk of the data folder. */
  freeSpace: () => Promise<number>;
};

export type Health = {
  status: 'ok' | 'degraded' | 'unavailable';
  database: boolean;
  index: boolean;
  /** Does the upstream of a front answer? True for a shop that is no front. */
  remote: boolean;
  disk: 'ok' | 'low' | 'full';
  freeMegabytes: number;
  /** Mails and other work blocked by a fault of the shop; null if unknown. */
  heldUp: number | null;
};

/** The health of this process: `unavailable` must get no visitors, `degraded` needs attention. */
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
  // A front can still show cached pages, so it keeps its visitors, but the operator should look.
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
 * The answer of `/healthz`: 200 `ok`; 200 `degraded` while the disk gets full, mails are blocked or
 * the upstream does not answer; 503 `unavailable` while the database does not answer, changes do
 * not arrive or the disk is full. The fields name the cause and the worker that answers.
 */
export async function healthAnswer(shop: HealthParts & { worker: number }): Promise<Answer> {
  const health = await checkHealth(shop);
  return {
    status: health.status === 'unavailable' ? 503 : 200,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
    body: Buffer.from(JSON.stringify({ ...health, worker: shop.worker })),
  };
}

/** Returns the free bytes on the disk of this folder, which need not exist; 0 if unknown. */
export async function freeSpaceOf(folder: string): Promise<number> {
  try {
    const disk = await statfs(folder);
    return disk.bavail * disk.bsize;
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    return isMissing ? freeSpaceOf(dirname(folder)) : 0;
  }
}
