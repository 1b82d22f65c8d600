import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedDatabase } from '../../database/embedded';
import { migrateDatabase } from '../../database/migrate';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServerUrl: string;
  }
}

/** Name of the database that every test database is a copy of: migrated, without goods. */
export const TEMPLATE = 'shop_template';

/** Name of the database filled with the demo catalogue; made when the first shop is started. */
export const DEMO = 'shop_demo';

/**
 * One PostgreSQL for a whole test run: the embedded one, or TEST_DATABASE_URL when it is set
 * (its user must be allowed to create databases).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const dataDir = given ? undefined : mkdtempSync(join(tmpdir(), 'shop-test-'));
  const server = dataDir ? await startEmbeddedDatabase(dataDir) : undefined;
  const url = given ?? server!.url;
  await makeTemplate(url);
  project.provide('databaseServerUrl', url);
  return async () => {
    await server?.stop();
    if (dataDir) rmSync(dataDir, { recursive: true, force: true });
  };
}

async function makeTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // A server of TEST_DATABASE_URL may hold those of an earlier run and an older schema.
  for (const name of [TEMPLATE, DEMO, `${DEMO}_new`]) {
    await client.query(`drop database if exists ${name} with (force)`);
  }
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const template = new URL(url);
  template.pathname = `/${TEMPLATE}`;
  await migrateDatabase(template.href, 'database/migrations');
}
