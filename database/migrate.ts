import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { openClient } from './connect';

/** Any fixed number, the same in every process of the shop. */
const MIGRATION_LOCK = 5_907_214;

/**
 * Updates the schema from the drizzle-kit files in `folder`, then runs `fill` (the demo catalogue
 * of an empty shop). Several processes may start concurrently: the first does the work under an
 * advisory lock, the others wait.
 */
export async function migrateDatabase(
  url: string,
  folder: string,
  fill: () => Promise<void> = async () => undefined,
): Promise<void> {
  const journal = join(folder, 'meta', '_journal.json');
  if (!existsSync(journal)) throw new Error(`No migrations in ${folder}`);
  // One session for lock and migration, without time limits: an index may take minutes.
  const client = await openClient(url, 'shop migration');
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    if (!(await isUpToDate(client, journal))) await migrate(client, folder);
    await fill();
  } finally {
    await client.end();
  }
}

/** Loads drizzle only here: its hundred modules are not needed by most starts. */
async function migrate(client: pg.Client, migrationsFolder: string): Promise<void> {
  const [{ drizzle }, migrator] = await Promise.all([
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  await migrator.migrate(drizzle(client), { migrationsFolder });
}

/** Has the last migration of the folder run? Like drizzle, compares the timestamps. */
async function isUpToDate(client: pg.Client, journal: string): Promise<boolean> {
  const { rows: tables } = await client.query<{ isThere: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`,
  );
  if (!tables[0]?.isThere) return false;
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at)::text as last from drizzle.__drizzle_migrations',
  );
  const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { when: number }[] };
  return Number(rows[0]?.last ?? 0) >= Math.max(...entries.map(({ when }) => when));
}
