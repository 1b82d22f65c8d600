import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runningEmbeddedDatabase, startEmbeddedDatabase } from './embedded';
import { listenForChanges, type Change } from './listen';
import { processStart } from './processes';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'shop-test-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

async function ask(url: string, statement: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

function serverPid() {
  return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** A process that starts the database, writes a row and is then killed like by the kernel. */
function startAndDie() {
  const script = `
    import { startEmbeddedDatabase } from ${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))};
    import { Client } from 'pg';
    const { url } = await startEmbeddedDatabase(${JSON.stringify(dataDir)});
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query('create table paid (id int)');
    await client.query('insert into paid values (1)');
    process.kill(process.pid, 'SIGKILL');`;
  const flags = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const child = spawn(process.execPath, flags, { cwd: join(import.meta.dirname, '..') });
  return new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)));
}

describe('the embedded database', () => {
  it('writes durably, in UTF-8, and keeps its rows over a restart', async () => {
    const first = await startEmbeddedDatabase(dataDir);
    await ask(first.url, `create table shade as select 'Grün' as name`);
    const [facts] = await ask(
      first.url,
      `select current_setting('fsync') fsync, lower('ÄÖÜ') folded, current_setting('server_encoding') encoding`,
    );
    expect(facts).toEqual({ fsync: 'on', folded: 'äöü', encoding: 'UTF8' });
    expect(await runningEmbeddedDatabase(dataDir)).toBe(first.url);
    await first.stop();
    expect(await runningEmbeddedDatabase(dataDir)).toBeUndefined();

    const second = await startEmbeddedDatabase(dataDir);
    expect(await ask(second.url, 'select name from shade')).toEqual([{ name: 'Grün' }]);
    await second.stop();
  });

  it('recovers after kill -9 of the shop, whose server lives on', async () => {
    expect(await startAndDie()).toBe('SIGKILL');
    const orphan = serverPid();
    expect(processStart(orphan)).toBeDefined();
    const next = await startEmbeddedDatabase(dataDir);
    expect(processStart(orphan)).toBeUndefined();
    expect(await ask(next.url, 'select id from paid')).toEqual([{ id: 1 }]);
    await next.stop();
  });

  it('recovers after kill -9 of both, though a stranger has the number of the server now', async () => {
    await startAndDie();
    process.kill(serverPid(), 'SIGKILL');
    const file = join(dataDir, 'postgres', 'postmaster.pid');
    const [, ...rest] = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, [String(process.pid), ...rest].join('\n'));
    const next = await startEmbeddedDatabase(dataDir);
    expect(await ask(next.url, 'select id from paid')).toEqual([{ id: 1 }]);
    await next.stop();
  });

  it('comes back by itself when its server is killed, and listeners learn they missed something', async () => {
    const database = await startEmbeddedDatabase(dataDir);
    const heard: Change[] = [];
    const listener = await listenForChanges(database.url, (change) => heard.push(change));
    await ask(database.url, `select pg_notify('shop_invalidation', 'item:1,category:2')`);
    await listener.catchUp();
    expect(heard).toEqual([['item:1', 'category:2']]);

    process.kill(serverPid(), 'SIGKILL');
    await expect.poll(() => heard.at(-1), { timeout: 15_000 }).toBe('everything');
    expect(listener.isConnected()).toBe(true);
    await listener.stop();
    await database.stop();
  });
});
