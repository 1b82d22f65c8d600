import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import { expect, it, vi } from 'vitest';
import { checkHealth, freeSpaceOf, healthAnswer } from './health';

const MIB = 1024 * 1024;
const CURRENT = { isCurrent: () => true, isReachable: async () => true };
const pool = (heldUp = 0) =>
  ({ query: async () => ({ rows: [{ count: heldUp }] }) }) as unknown as Pool;
/** All connections are in use. */
const busyPool = { query: () => new Promise(() => undefined) } as unknown as Pool;

it.each([
  ['ok', 200, { database: true, index: true, free: 1024 }],
  ['degraded', 200, { database: true, index: true, free: 1024, heldUp: 3 }],
  ['degraded', 200, { database: true, index: true, free: 1023 }],
  ['degraded', 200, { database: true, index: true, free: 64 }],
  ['unavailable', 503, { database: true, index: true, free: 63 }],
  ['unavailable', 503, { database: false, index: true, free: 1024 }],
  ['unavailable', 503, { database: true, index: false, free: 1024 }],
] as [string, number, { database: boolean; index: boolean; free: number; heldUp?: number }][])(
  '%s, %d: %o',
  async (status, code, { database, index, free, heldUp = 0 }) => {
    const answer = await healthAnswer({
      pool: pool(heldUp),
      changes: { isCurrent: () => index, isReachable: async () => database },
      isRemoteAway: async () => false,
      worker: 3,
      freeSpace: async () => free * MIB,
    });
    expect(answer.status).toBe(code);
    expect(answer.headers).toEqual({
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
    });
    expect(JSON.parse(String(answer.body))).toEqual({
      status,
      database,
      index,
      remote: true,
      disk: free < 64 ? 'full' : free < 1024 ? 'low' : 'ok',
      freeMegabytes: free,
      heldUp: database ? heldUp : null,
      worker: 3,
    });
  },
);

it('a shop whose connections are all used by visitors still gets visitors', async () => {
  vi.useFakeTimers();
  const asked = checkHealth({
    pool: busyPool,
    changes: CURRENT,
    isRemoteAway: async () => false,
    freeSpace: async () => 1024 * MIB,
  });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await asked).toMatchObject({ status: 'degraded', database: true, heldUp: null });
  vi.useRealTimers();
});

it('checks the disk of a folder, created or not, and treats an unreadable one as full', async () => {
  // The unit is bytes: any machine that runs this test has more than a few blocks free.
  expect(await freeSpaceOf(tmpdir())).toBeGreaterThan(MIB);
  expect(await freeSpaceOf('/nonexistent/folder')).toBeGreaterThan(0);
  expect(await freeSpaceOf(join(fileURLToPath(import.meta.url), 'folder'))).toBe(0);
});

it('a front whose upstream is away still gets visitors, and is degraded', async () => {
  const front = { pool: null, changes: CURRENT, worker: 1 };
  const freeSpace = async () => 1024 * MIB;
  const health = async (isAway: boolean) => {
    const answer = await healthAnswer({ ...front, freeSpace, isRemoteAway: async () => isAway });
    const { status, remote } = JSON.parse(String(answer.body));
    return [answer.status, status, remote];
  };
  expect(await health(true)).toEqual([200, 'degraded', false]);
  expect(await health(false)).toEqual([200, 'ok', true]);
});
