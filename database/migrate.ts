import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { openClient } from './connect';

/** Any fixed number; every process of the shop takes the same one. */
const MIGRATION_LOCK = 5_907_214;

/**
 * Brings the schema up to date from the drizzle-kit files in `folder`, then runs `fill` (the demo
 * catalogue of an empty shop). Several processes may start at once: the first does the work under
 * an advisory lock, the others wait.
 */
export async function migrateDatabase(
  url: string,
  folder: string,
  fill: () => Promise<void> = async () => undefined,
): Promise<void> {
  if (!existsSync(join(folder, 'meta', '_journal.json'))) {
    throw new Error(`No migrations in ${folder}`);
  }
  // One session for lock and migration, without time limits: an index may take minutes.
  const client = await openClient(url, 'shop migration');
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: folder });
    await fill();
  } finally {
    await client.end();
  }
}
