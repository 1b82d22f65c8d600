import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { projectRoot } from '../../server/project-root';

/** Tests and marks of their success, and pictures, which are listed by content hash. */
const NOT_HASHED = /(\.(test\.ts|avif|svgz)|^checked\.json)$/;

/** Changes with every file that a template depends on, so that a kept server has no stale ones. */
const SCHEMA = hashOf('database');

/** Name of the database that all test databases are copies of: migrated, without goods. */
export const TEMPLATE = `shop_template_${SCHEMA}`;

/** Name of the database filled with the demo shop; created when the first shop is started. */
export const DEMO = `shop_demo_${SCHEMA}_${hashOf('demo')}`;

/** Name of the database with the goods and texts of the demo, for tests of services. */
export const DEMO_GOODS = `${DEMO}_${hashOf('importer')}`;

/** Any fixed number: of several runs on one server, one creates a template and the others wait. */
const TEMPLATE_LOCK = 5_907_215;

/** Error code of PostgreSQL for a database with connections. */
const IN_USE = '55006';

/**
 * Creates database `name` with `fill` on a copy of `template`, unless the server has it; unfinished
 * ones are created anew.
 */
export async function makeOnce(
  serverUrl: string,
  name: string,
  fill: (url: string) => Promise<void>,
  template?: string,
): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    await drop(client, `${name}_new`);
    const like = template ? ` template ${template} strategy file_copy` : '';
    await client.query(`create database ${name}_new${like}`);
    await fill(urlOf(serverUrl, `${name}_new`));
    await client.query(`alter database ${name}_new rename to ${name}`);
  } finally {
    await client.end();
  }
}

/** Creates a copy of database `template`; returns its URL. */
export async function copyDatabase(serverUrl: string, template: string): Promise<string> {
  const name = `shop_test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    // Copying block by block through the log takes two to three times as long.
    await client.query(`create database ${name} template ${template} strategy file_copy`);
    return urlOf(serverUrl, name);
  } finally {
    await client.end();
  }
}

/**
 * Drops a database when its connections are closed: PostgreSQL waits five seconds for that, and
 * stops its own autovacuum workers. An ended pool may still be closing its sockets; if they were
 * closed by force, each would raise an unhandled error.
 */
export async function dropDatabase(serverUrl: string, databaseUrl: string): Promise<void> {
  const name = new URL(databaseUrl).pathname.slice(1);
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await drop(client, name);
  } finally {
    await client.end();
  }
}

/** Without "with (force)", which needs the right to stop the server's autovacuum workers. */
async function drop(client: pg.Client, name: string): Promise<void> {
  const statement = `drop database if exists ${name}`;
  try {
    await client.query(statement);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== IN_USE) throw error;
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = $1 and usename = current_user`,
      [name],
    );
    await client.query(statement);
  }
}

/** Returns the URL of a database of this server. */
export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
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
