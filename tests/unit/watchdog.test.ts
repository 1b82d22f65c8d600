import { spawn, type ChildProcess } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '../../server/project-root';

const PATIENCE = { timeout: 60_000 };

/** Replaces the built shop: prints its process id, and ends with its watchdog. */
const SHOP = `
  console.log('shop', process.pid);
  process.on('disconnect', () => process.exit(0));
  setInterval(() => {}, 1000);
`;

let root: string;
let watchdog: ChildProcess | undefined;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'shop-watchdog-'));
  mkdirSync(join(root, 'build'));
  writeFileSync(join(root, 'build', 'server.js'), SHOP);
  copyFileSync(process.execPath, join(root, 'node'));
});
afterAll(() => {
  watchdog?.kill('SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

it('restarts the shop even if no process can be created at first', async () => {
  const node = join(root, 'node');
  watchdog = spawn(node, [join(projectRoot(), 'bin', 'watchdog.js')], { cwd: root });
  const ended = new Promise((resolve) => watchdog?.once('exit', resolve));
  let said = '';
  for (const stream of [watchdog.stdout!, watchdog.stderr!]) {
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  }
  const shops = () => [...said.matchAll(/shop (\d+)\n/g)].map(([, pid]) => Number(pid));

  await expect.poll(shops, PATIENCE).toHaveLength(1);
  renameSync(node, `${node}-away`);
  process.kill(shops()[0]!, 'SIGKILL');
  await expect.poll(() => said, PATIENCE).toContain('(ENOENT) and is started again in 2 s');
  renameSync(`${node}-away`, node);
  await expect.poll(shops, PATIENCE).toHaveLength(2);

  watchdog.kill('SIGTERM');
  expect(await ended).toBe(0);
});
