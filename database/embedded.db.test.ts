import { execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../tests/support/free-port';
import { openClient } from './connect';
import { runningEmbeddedDatabase, startEmbeddedDatabase } from './embedded';
import { homeFor } from './embedded-home';
import { passwordOf, SHOP, urlFor } from './embedded-roles';
import { run, serve } from './embedded-run';
import { listenForChanges, type Change } from './listen';
import { migrateDatabase } from './migrate';

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

function guardOf(pid: number) {
  const asked = ['-o', 'ppid=', '-p', String(pid)];
  return Number(execFileSync('ps', asked, { encoding: 'utf8' }));
}

/** A process that starts the database, writes a row and is killed with SIGKILL. */
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

/** Starts a server on this data folder without a shop. */
async function serveAlone() {
  const home = await homeFor(dataDir, () => undefined);
  const port = await freePort();
  const served = serve(home, ['-D', home.data, '-c', `port=${port}`, '-k', '']);
  await expect
    .poll(() =>
      openClient(urlFor(SHOP, { dataDir, port }, 'postgres'), 'test').then((c) => c.end()),
    )
    .toBeUndefined();
  return { ...served, port };
}

/** Creates a cluster as the first versions of the shop did: the shop's role is its superuser. */
async function makeOldCluster() {
  const home = await homeFor(dataDir, () => undefined);
  const passwordFile = join(dataDir, 'password');
  writeFileSync(passwordFile, passwordOf(SHOP, dataDir));
  home.give(passwordFile);
  mkdirSync(home.data, { mode: 0o700 });
  home.give(home.data);
  const access = ['--auth=scram-sha-256', `--username=${SHOP}`, `--pwfile=${passwordFile}`];
  await run(home, home.binaries.initdb, ['-D', home.data, '--encoding=UTF8', ...access]);
  const server = await serveAlone();
  await ask(urlFor(SHOP, { dataDir, port: server.port }, 'postgres'), 'create database shop');
  const url = urlFor(SHOP, { dataDir, port: server.port });
  await ask(url, OLD_OBJECTS);
  server.stop();
  await server.ended;
}

const OLD_OBJECTS = `
  create extension pg_trgm;
  create schema drizzle;
  create table drizzle.done (id serial);
  create type mood as enum ('gut');
  create table shade (id int generated always as identity, name text, mood mood);
  create index on shade using gin (name gin_trgm_ops);
  create view shades as select name from shade;
  create sequence counter;
  create function twice(n int) returns int language sql as 'select 2 * n';
  create text search configuration shop_de (copy = pg_catalog.german);
  insert into shade (name, mood) values ('Grün', 'gut')`;

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

  it('ends by itself after kill -9 of the shop, and keeps committed data', async () => {
    expect(await startAndDie()).toBe('SIGKILL');
    const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
    await expect.poll(() => existsSync(pidFile)).toBe(false);
    const next = await startEmbeddedDatabase(dataDir);
    expect(await ask(next.url, 'select id from paid')).toEqual([{ id: 1 }]);
    await next.stop();
  });

  it('stops a server that was left behind, even a frozen one', async () => {
    const first = await startEmbeddedDatabase(dataDir);
    await ask(first.url, 'create table paid as select 1 as id');
    await first.stop();
    const orphan = await serveAlone();
    process.kill(serverPid(), 'SIGSTOP');
    const next = await startEmbeddedDatabase(dataDir);
    await orphan.ended;
    expect(await ask(next.url, 'select id from paid')).toEqual([{ id: 1 }]);
    await next.stop();
  });

  it('recovers after kill -9 of both, even if another process has the id of the server now', async () => {
    await startAndDie();
    process.kill(serverPid(), 'SIGKILL');
    const file = join(dataDir, 'postgres', 'postmaster.pid');
    const [, ...rest] = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, [String(process.pid), ...rest].join('\n'));
    const next = await startEmbeddedDatabase(dataDir);
    expect(await ask(next.url, 'select id from paid')).toEqual([{ id: 1 }]);
    await next.stop();
  });

  it('waits for the end of a killed server, which holds its memory', async () => {
    const first = await startEmbeddedDatabase(dataDir);
    await ask(first.url, 'create table paid as select 1 as id');
    await first.stop();
    const orphan = await serveAlone();
    const server = serverPid();
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(server)]);
    const child = Number(String(children).trim().split('\n')[0]);
    process.kill(child, 'SIGSTOP');
    process.kill(server, 'SIGKILL');
    await orphan.ended;
    const next = await startEmbeddedDatabase(dataDir, (note) => {
      if (note.startsWith('waiting')) process.kill(child, 'SIGCONT');
    });
    expect(await ask(next.url, 'select id from paid')).toEqual([{ id: 1 }]);
    await next.stop();
  });

  it('is taken over if only the guard between it and the shop is killed', async () => {
    const database = await startEmbeddedDatabase(dataDir);
    const before = serverPid();
    process.kill(guardOf(before), 'SIGKILL');
    await expect
      .poll(() => ask(database.url, 'select 1 as id').then(serverPid, () => before))
      .not.toBe(before);
    await database.stop();
    expect(await runningEmbeddedDatabase(dataDir)).toBeUndefined();
  });

  it('gives the shop a role that owns its tables and nothing else', async () => {
    const database = await startEmbeddedDatabase(dataDir);
    const rights = `select rolsuper or rolcreatedb or rolcreaterole or rolreplication as mighty
                    from pg_roles where rolname = current_user`;
    expect(await ask(database.url, rights)).toEqual([{ mighty: false }]);
    await expect(ask(database.url, `copy (select 1) to program 'true'`)).rejects.toThrow();
    await migrateDatabase(database.url, 'database/migrations');
    expect(await ask(database.adminUrl, 'select rolsuper from pg_roles where oid = 10')).toEqual([
      { rolsuper: true },
    ]);
    await database.stop();
    for (const file of ['postgres-password', 'postgres-admin-password']) {
      expect(statSync(join(dataDir, file)).mode & 0o777).toBe(0o600);
    }
    expect(statSync(dataDir).mode & 0o067).toBe(0);
  });

  it('demotes the role of an old cluster, which keeps its tables', async () => {
    await makeOldCluster();
    for (const start of ['first', 'second']) {
      const database = await startEmbeddedDatabase(dataDir);
      await ask(
        database.url,
        `alter table shade add column ${start} int;
         create or replace view shades as select name from shade;
         alter function twice(int) immutable; alter sequence counter restart;
         alter type mood rename to mood_${start}; alter type mood_${start} rename to mood;
         create table drizzle.${start} (id int); alter table drizzle.done add column ${start} int;
         alter text search configuration shop_de rename to shop_${start};
         alter text search configuration shop_${start} rename to shop_de`,
      );
      const facts = `select name, twice(id), rolsuper from shade, pg_roles where rolname = current_user`;
      expect(await ask(database.url, facts)).toEqual([{ name: 'Grün', twice: 2, rolsuper: false }]);
      await database.stop();
    }
  });

  it('restarts when its server is killed, and listeners are informed of missed changes', async () => {
    const database = await startEmbeddedDatabase(dataDir);
    const heard: Change[] = [];
    const listener = await listenForChanges(database.url, (change) => heard.push(change));
    await ask(database.url, `select pg_notify('shop_invalidation', 'item:1,category:2')`);
    await listener.catchUp();
    expect(heard).toEqual([['item:1', 'category:2']]);

    process.kill(serverPid(), 'SIGKILL');
    await expect.poll(() => heard.at(-1)).toBe('everything');
    expect(listener.isConnected()).toBe(true);
    await listener.stop();
    await database.stop();
  });
});
