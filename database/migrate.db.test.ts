import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { copyDatabase, dropDatabase, TEMPLATE } from '../tests/support/databases';
import { migrateDatabase } from './migrate';

const MIGRATIONS = 'database/migrations';
const serverUrl = inject('databaseServerUrl');
let url: string;
let client: pg.Client;

beforeEach(async () => {
  const name = `shop_empty_${randomBytes(6).toString('hex')}`;
  const server = await open(serverUrl);
  await server.query(`create database ${name}`);
  await server.end();
  url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  client = await open(url);
});
afterEach(async () => {
  await client.end();
  await dropDatabase(serverUrl, url);
});

async function open(address: string) {
  const opened = new pg.Client({ connectionString: address });
  await opened.connect();
  return opened;
}

/** Every column, index, check and trigger of the shop's tables, its functions and its views. */
async function schemaOf(asked: pg.Client): Promise<string[]> {
  const { rows } = await asked.query<{ line: string }>(
    `select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as line
       from information_schema.columns where table_schema = 'public'
     union all select indexdef from pg_indexes where schemaname = 'public'
     union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
       where connamespace = 'public'::regnamespace
     union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
     union all select pg_get_functiondef(f.oid) from pg_proc f where pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend where objid = f.oid and deptype = 'e')
     union all select viewname || definition from pg_views where schemaname = 'public'
     order by 1`,
  );
  return rows.map(({ line }) => line);
}

/** Counts the tables that a process has created in its open transaction, by their locks. */
const MADE = `select count(*)::int as made from pg_locks
  where locktype = 'relation' and mode = 'AccessExclusiveLock'
    and database = (select oid from pg_database where datname = current_database())`;

async function killWhenTablesAreMade(made: number) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'tests/support/migrating-process.ts', url],
    { stdio: 'inherit' },
  );
  const ended = new Promise((resolve) => child.on('exit', (_, signal) => resolve(signal)));
  while (child.exitCode === null) {
    const { rows } = await client.query<{ made: number }>(MADE);
    if (rows[0]!.made >= made) child.kill('SIGKILL');
    if (child.killed) break;
  }
  expect(await ended).toBe('SIGKILL');
}

test('a killed migration leaves nothing half done, and two concurrent ones complete it (R40)', async () => {
  for (const made of [1, 40]) {
    await killWhenTablesAreMade(made);
    await expect.poll(() => schemaOf(client)).toEqual([]);
  }
  await Promise.all([migrateDatabase(url, MIGRATIONS), migrateDatabase(url, MIGRATIONS)]);
  const journal = JSON.parse(readFileSync(`${MIGRATIONS}/meta/_journal.json`, 'utf8'));
  const { rows } = await client.query('select from drizzle.__drizzle_migrations');
  expect(rows.length).toBe(journal.entries.length);
  const template = await copyDatabase(serverUrl, TEMPLATE);
  const whole = await open(template);
  try {
    expect(await schemaOf(client)).toEqual(await schemaOf(whole));
  } finally {
    await whole.end();
    await dropDatabase(serverUrl, template);
  }
});

/** Path of a copy of the migrations with only the baseline. */
function baselineAlone(): string {
  const folder = mkdtempSync(join(tmpdir(), 'baseline-'));
  cpSync(MIGRATIONS, folder, { recursive: true });
  const path = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }));
  return folder;
}

test('a database that the migrations before the baseline made gets those that follow it', async () => {
  const folder = baselineAlone();
  await migrateDatabase(url, folder);
  rmSync(folder, { recursive: true });
  // This schema was made by 82 migrations; the last had the moment of the baseline.
  await client.query(`insert into drizzle.__drizzle_migrations (hash, created_at)
    select 'before ' || n, 1795961404536 - n from generate_series(1, 81) n`);
  await client.query(
    `insert into event_log (kind, data, at) values ('payment.surplus', '{}', now())`,
  );
  await migrateDatabase(url, MIGRATIONS);
  const { rows } = await client.query('select kind from event_log');
  expect(rows).toEqual([{ kind: 'payment.duplicate' }]);
});

test('a database older than the baseline is refused and stays as it is', async () => {
  await client.query(`create schema drizzle`);
  await client.query(
    `create table drizzle.__drizzle_migrations (id serial primary key, hash text, created_at bigint)`,
  );
  await client.query(
    `insert into drizzle.__drizzle_migrations (created_at) values (1795961404535)`,
  );
  await expect(migrateDatabase(url, MIGRATIONS)).rejects.toThrow('older than the first migration');
  expect(await schemaOf(client)).toEqual([]);
});
