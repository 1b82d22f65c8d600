import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { projectRoot } from '../../server/project-root';

/** Tests and when they passed, and pictures, which a list beside them names by their content. */
const NOT_HASHED = /(\.(test\.ts|avif|svgz)|^checked\.json)$/;

/**
 * Changes with everything a template is made of, so that a server kept between runs is never out of
 * date.
 */
const SCHEMA = hashOf('database');

/** Name of the database that every test database is a copy of: migrated, without goods. */
export const TEMPLATE = `shop_template_${SCHEMA}`;

/** Name of the database filled with the demo shop; made when the first shop is started. */
export const DEMO = `shop_demo_${SCHEMA}_${hashOf('demo')}`;

/** Name of the database with the goods and texts of the demo, for tests of services. */
export const DEMO_GOODS = `${DEMO}_${hashOf('importer')}`;

/** Any fixed number: of several runs on one server, one makes a template and the others wait. */
const TEMPLATE_LOCK = 5_907_215;

/** What PostgreSQL says of a database that has connections. */
const IN_USE = '55006';

/**
 * Makes database `name` with `fill`, of what `template` holds, unless the server has it; half-made ones
 * begin anew.
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

/** Makes a database with all that `template` holds; gives its address. */
export async function copyDatabase(serverUrl: string, template: string): Promise<string> {
  const name = `shop_test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    // Block by block through the log it is two to three times the work.
    await client.query(`create database ${name} template ${template} strategy file_copy`);
    return urlOf(serverUrl, name);
  } finally {
    await client.end();
  }
}

/**
 * Drops a database when its connections have gone: PostgreSQL waits five seconds for that, and sends its
 * own cleaners away. A pool that has ended may still be closing its sockets; ended by force, each would
 * raise an error that nobody listens for.
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

/** Not "with (force)": it needs the right to end the server's own autovacuum workers. */
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

/** Address of a database in this server. */
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
