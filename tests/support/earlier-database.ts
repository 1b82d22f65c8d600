import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { migrateDatabase } from '../../database/migrate';
import { dropDatabase } from './databases';

/**
 * A database in the state before this migration, for the tests of a file: `client` fills it,
 * `migrate` runs the migration.
 */
export function useEarlierDatabase(migration: string) {
  const name = `shop_before_${randomBytes(6).toString('hex')}`;
  const serverUrl = inject('databaseServerUrl');
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: url.href });

  beforeAll(async () => {
    const folder = migrationsBefore(migration);
    const server = new pg.Client({ connectionString: serverUrl });
    await server.connect();
    await server.query(`create database ${name}`);
    await server.end();
    await migrateDatabase(url.href, folder);
    rmSync(folder, { recursive: true });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await dropDatabase(serverUrl, url.href);
  });

  return { client, migrate: () => migrateDatabase(url.href, 'database/migrations') };
}

function migrationsBefore(migration: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  cpSync('database/migrations', folder, { recursive: true });
  const path = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { tag: string }[] };
  const end = journal.entries.findIndex(({ tag }) => tag.endsWith(`_${migration}`));
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  return folder;
}
