import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openClient } from '../../database/connect';
import { startEmbeddedDatabase } from '../../database/embedded';
import { migrateDatabase } from '../../database/migrate';
import { projectRoot } from '../../server/project-root';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServerUrl: string;
  }
}

/** Tests, and pictures, which a list beside them names by their content. */
const NOT_HASHED = /\.(test\.ts|avif|svgz)$/;

/**
 * Changes with everything a template is made of, so that a server kept between runs is never out of
 * date.
 */
const SCHEMA = hashOf('database');

/** Name of the database that every test database is a copy of: migrated, without goods. */
export const TEMPLATE = `shop_template_${SCHEMA}`;

/** Name of the database filled with the demo shop; made when the first shop is started. */
export const DEMO = `shop_demo_${SCHEMA}_${hashOf('demo')}`;

/**
 * One PostgreSQL for a whole test run: the embedded one, or TEST_DATABASE_URL when it is set
 * (its user must be allowed to create databases). Such a server keeps its templates for later runs.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const dataDir = given ? undefined : mkdtempSync(join(tmpdir(), 'shop-test-'));
  const server = dataDir ? await startEmbeddedDatabase(dataDir) : undefined;
  if (server) await mayCreateDatabases(server.adminUrl);
  const url = given ?? server!.url;
  await makeOnce(url, TEMPLATE, (template) => migrateDatabase(template, 'database/migrations'));
  project.provide('databaseServerUrl', url);
  return async () => {
    await server?.stop();
    if (dataDir) rmSync(dataDir, { recursive: true, force: true });
  };
}

/** The shop's own role may not: it has one database, the tests have many. */
async function mayCreateDatabases(adminUrl: string): Promise<void> {
  const client = await openClient(adminUrl, 'test setup');
  await client.query('alter role shop createdb');
  await client.end();
}

/** Any fixed number: of several runs on one server, one makes a template and the others wait. */
const TEMPLATE_LOCK = 5_907_215;

/** Makes database `name` with `fill`, unless the server has it; half-made ones begin anew. */
export async function makeOnce(
  serverUrl: string,
  name: string,
  fill: (url: string) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    await client.query(`drop database if exists ${name}_new with (force)`);
    await client.query(`create database ${name}_new`);
    const url = new URL(serverUrl);
    url.pathname = `/${name}_new`;
    await fill(url.href);
    await client.query(`alter database ${name}_new rename to ${name}`);
  } finally {
    await client.end();
  }
}

function hashOf(name: string): string {
  const folder = join(projectRoot(), name);
  const hash = createHash('sha256');
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !NOT_HASHED.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .toSorted();
  for (const file of files) hash.update(file.slice(folder.length)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}
