import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { isLasting } from '../server/explain-failure';
import { openClient } from './connect';
import { DataDirInUse, lockDataDir, lockHolder } from './lock';
import { joinDatabase, openDatabase } from './open';

let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'shop-test-'));
  await (await openDatabase(where())).stop();
});
const others = new Set<ChildProcess>();
afterEach(() => {
  for (const other of others) other.kill('SIGKILL');
  others.clear();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const where = () => ({ databaseUrl: undefined, dataDir });
const command = () => ({ ...where(), name: 'order command' });

/** A separate process that holds the database until its input ends or it is killed. */
async function another(call: 'openDatabase' | 'joinDatabase') {
  const script = `
    import { ${call} } from ${JSON.stringify(join(import.meta.dirname, 'open.ts'))};
    const database = await ${call}(${JSON.stringify({ ...where(), name: 'customer command' })});
    console.log('has it');
    for await (const _ of process.stdin);
    await database.stop();`;
  const flags = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const cwd = join(import.meta.dirname, '..');
  const child = spawn(process.execPath, flags, { cwd, stdio: ['pipe', 'pipe', 'inherit'] });
  others.add(child);
  const ended = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), ended]);
  return {
    pid: child.pid!,
    end: async () => (child.stdin.end(), ended),
    kill9: async () => (child.kill('SIGKILL'), ended),
  };
}

/** Records the messages of an opening, and whether it has finished. */
function watch<T>(start: (note: (message: string) => void) => Promise<T>) {
  const told: string[] = [];
  let isOpen = false;
  const opening = start((message) => told.push(message)).finally(() => (isOpen = true));
  opening.catch(() => undefined);
  return { told, opening, isOpen: () => isOpen };
}

async function answers(url: string) {
  const client = await openClient(url, 'test');
  const { rows } = await client.query('select 1 as one');
  await client.end();
  return rows;
}

describe.each(['end', 'kill9'] as const)(
  'while a command has the data folder, until its %s',
  (how) => {
    test('the shop waits for it, reports it once, and starts', async () => {
      const running = await another('joinDatabase');
      const shop = watch((note) => openDatabase(where(), note));
      await expect.poll(() => shop.told.length).toBe(1);
      expect(shop.told[0]).toContain(
        `waiting until customer command (process ${running.pid}, since `,
      );
      expect(shop.isOpen()).toBe(false);
      await running[how]();
      const database = await shop.opening;
      expect(lockHolder(dataDir)).toMatchObject({ kind: 'shop', pid: process.pid });
      expect(await answers(database.url)).toEqual([{ one: 1 }]);
      await database.stop();
    });

    test('another command waits for it and then has a separate server', async () => {
      const running = await another('joinDatabase');
      const second = watch((note) => joinDatabase(command(), note));
      await expect.poll(() => second.told.length).toBe(1);
      expect(second.isOpen()).toBe(false);
      await running[how]();
      const database = await second.opening;
      expect(await answers(database.url)).toEqual([{ one: 1 }]);
      await database.stop();
      expect(lockHolder(dataDir)).toBeUndefined();
    });
  },
);

test('another shop is refused, a command joins, and neither removes anything', async () => {
  const shop = await another('openDatabase');
  const refused = await openDatabase(where()).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(DataDirInUse);
  expect(isLasting(refused)).toBe(true);
  const commands = await Promise.all([joinDatabase(command()), joinDatabase(command())]);
  await commands[0].stop();
  expect(await answers(commands[1].url)).toEqual([{ one: 1 }]);
  expect(lockHolder(dataDir)?.pid).toBe(shop.pid);
  await shop.end();
});

test('a command waits for a shop that is just starting', async () => {
  const starting = lockDataDir(dataDir, { kind: 'shop', name: 'the shop' });
  const joining = watch((note) => joinDatabase(command(), note));
  await expect
    .poll(() => joining.told)
    .toEqual([expect.stringContaining('has its database ready')]);
  starting.release();
  await (await joining.opening).stop();
});

test('a shop that is asked to end stops waiting', async () => {
  const held = lockDataDir(dataDir, { kind: 'command', name: 'catalogue import' });
  const told = new AbortController();
  const shop = watch((note) => openDatabase(where(), note, told.signal));
  await expect.poll(() => shop.told.length).toBe(1);
  told.abort();
  await expect(shop.opening).rejects.toThrow('aborted');
  held.release();
});
