import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { commandLine, processStart } from '../../database/processes';
import { projectRoot } from '../../server/project-root';
import { copyDatabase, dropDatabase, TEMPLATE } from '../support/databases';
import { fillWithOnePaint } from '../support/embedded-shop';
import { startServer, type TestServer } from '../support/start-server';

const PATIENCE = { timeout: 280_000, interval: 100 };
const program = ['bin/watchdog.js'];

/** A shop without goods: only starts and stops are tested here. */
let databaseUrl: string;
let watchdog: TestServer | undefined;

beforeAll(async () => {
  databaseUrl = await copyDatabase(inject('databaseServerUrl'), TEMPLATE);
});
afterAll(async () => {
  await watchdog?.kill9();
  await dropDatabase(inject('databaseServerUrl'), databaseUrl);
});

const start = async (more: Partial<Parameters<typeof startServer>[0]> = {}) => {
  watchdog = await startServer({ databaseUrl, program, env: { DEMO: 'off' }, ...more });
  return watchdog;
};

test('a killed shop comes back, and ends with its watchdog', async () => {
  const { origin, pid, output, stop } = await start();
  const first = shopOf(pid);
  process.kill(first, 'SIGKILL');
  await expect.poll(() => shopOf(pid), PATIENCE).not.toBe(first);
  await expect.poll(() => isWell(origin), PATIENCE).toBe(true);
  expect(output()).toContain('ended by itself (SIGKILL) and is started again in 1 s');
  const second = shopOf(pid);
  expect(await stop()).toBe(0);
  expect(isAlive(second)).toBe(false);
});

test('a shop whose watchdog was killed ends gracefully', async () => {
  const { pid, kill9, output } = await start();
  const child = shopOf(pid);
  await kill9();
  await expect.poll(() => isAlive(child), PATIENCE).toBe(false);
  expect(output()).not.toContain('Error');
});

test('an invalid configuration is reported once, without a restart', () => {
  const { status, stderr } = spawnSync(process.execPath, program, {
    cwd: projectRoot(),
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', PORT: 'achtzig' },
  });
  expect(status).toBe(78);
  expect(stderr.match(/PORT=achtzig/g)).toHaveLength(1);
});

test(
  'no database server is left behind, whichever process is killed',
  { timeout: 900_000 },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'shop-test-'));
    const own = { databaseUrl: '', dataDir, env: {} };
    try {
      await fillWithOnePaint(dataDir);
      // The shop is killed, and the watchdog terminated before the next one is up.
      const watched = await start(own);
      const database = databaseOf(shopOf(watched.pid));
      process.kill(shopOf(watched.pid), 'SIGKILL');
      await expect.poll(watched.output, PATIENCE).toContain('started again');
      expect(await watched.stop()).toBe(0);
      expect(serversOn(database.folder)).toEqual([]);

      // The watchdog is killed.
      const killed = await start(own);
      const orphan = databaseOf(shopOf(killed.pid));
      expect(isAlive(orphan.pid)).toBe(true);
      await killed.kill9();
      await expect.poll(() => serversOn(orphan.folder), PATIENCE).toEqual([]);
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);

function isAlive(pid: number): boolean {
  return processStart(pid) !== undefined;
}

function isWell(origin: string): Promise<boolean> {
  return fetch(`${origin}/healthz`).then(
    (answer) => answer.ok,
    () => false,
  );
}

function childrenOf(pid: number): number[] {
  const { stdout } = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean).map(Number);
}

/** The process of the shop; 0 between two of them. */
function shopOf(watchdogPid: number): number {
  return childrenOf(watchdogPid)[0] ?? 0;
}

function databaseOf(shopPid: number): { pid: number; folder: string } {
  for (const pid of childrenOf(shopPid)) {
    const folder = / -D (\S+)/.exec(commandLine(pid) ?? '')?.[1];
    if (folder) return { pid, folder };
  }
  throw new Error(`No database server below ${shopPid}`);
}

function serversOn(folder: string): string[] {
  return execFileSync('ps', ['-eo', 'args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(`-D ${folder}`) && !line.startsWith('ps '));
}
