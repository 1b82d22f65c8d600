import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { openClient } from './connect';

/** Any fixed number, the same in every process of the shop. */
const MIGRATION_LOCK = 5_907_214;

const TOO_OLD =
  'The database is older than the first migration of this version. Start the last version of 29 November 2026 with it once, then this one.';

/**
 * Brings the schema up to date from the drizzle-kit files in `folder`, then runs `fill` (the demo
 * catalogue of an empty shop). Several processes may start at once: the first does the work under
 * an advisory lock, the others wait. Throws for a database from before the first file, the baseline.
 */
export async function migrateDatabase(
  url: string,
  folder: string,
  fill: () => Promise<void> = async () => undefined,
): Promise<void> {
  const journal = join(folder, 'meta', '_journal.json');
  if (!existsSync(journal)) throw new Error(`No migrations in ${folder}`);
  // One session for lock and migration, without time limits: an index may take minutes. The
  // migrator reads the names of columns as they are.
  const client = await openClient(url, 'shop migration', Client);
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const migrations = readMigrations(journal);
    const last = await lastMigration(client);
    if (last !== null && last < migrations[0]!) throw new Error(TOO_OLD);
    if (last === null || last < migrations.at(-1)!) await migrate(client, folder);
    await fill();
  } finally {
    await client.end();
  }
}

/** Loads drizzle only here: its hundred modules are not needed by most starts. */
async function migrate(client: Client, migrationsFolder: string): Promise<void> {
  const [{ drizzle }, migrator] = await Promise.all([
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  await migrator.migrate(drizzle(client), { migrationsFolder });
}

/** Moments of the migrations in ascending order. drizzle identifies a migration by its moment too. */
function readMigrations(journal: string): number[] {
  const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { when: number }[] };
  return entries.map(({ when }) => when).toSorted((a, b) => a - b);
}

/** Moment of the last migration that the database has; null for an empty database. */
async function lastMigration(client: Client): Promise<number | null> {
  const { rows: tables } = await client.query<{ isThere: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`,
  );
  if (!tables[0]?.isThere) return null;
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at)::text as last from drizzle.__drizzle_migrations',
  );
  const last = rows[0]?.last ?? null;
  return last === null ? null : Number(last);
}
