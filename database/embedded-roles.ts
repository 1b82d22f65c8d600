import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { openClient } from './connect';
import { keptSecret } from './kept-secret';

/** Owner of the shop's tables, with all rights on them and none on the server. */
export const SHOP = 'shop';
/** Superuser of the server, for maintenance at the start and for the operator. */
export const ADMIN = 'postgres';
const DATABASE = 'shop';
const FILES = { [SHOP]: 'postgres-password', [ADMIN]: 'postgres-admin-password' };

type Role = keyof typeof FILES;
export type Server = {
  dataDir: string;
  port: number;
  /** Folder of its socket, which costs half of a TCP connection; '' if there is none. */
  socketFolder?: string;
};

/**
 * Returns a role's password, generated once and stored in the data folder. Throws SecretDamaged.
 */
export function passwordOf(role: Role, dataDir: string): string {
  return keptSecret(join(dataDir, FILES[role]));
}

/** Has a shop ever had its database in this data folder? */
export function knowsDatabase(dataDir: string): boolean {
  return existsSync(join(dataDir, FILES[SHOP]));
}

/** Returns the URL of a database of the server for a role, with its password. */
export function urlFor(role: Role, server: Server, database = DATABASE): string {
  return urlOf(role, passwordOf(role, server.dataDir), server, database);
}

function urlOf(user: string, password: string, server: Server, database: string): string {
  const { port, socketFolder } = server;
  const over = socketFolder ? `?host=${encodeURIComponent(socketFolder)}` : '';
  return `postgres://${user}:${password}@127.0.0.1:${port}/${database}${over}`;
}

/**
 * Creates the shop's role and database if they are missing. The role owns the database and is no
 * superuser; in clusters of earlier versions, where it was one, it is demoted.
 */
export async function ensureRoles(server: Server): Promise<void> {
  if (await isShopTheSuperuser(server)) await demoteShop(server);
  await asAdmin(server, 'postgres', async (client) => {
    const found = await client.query('select from pg_roles where rolname = $1', [SHOP]);
    const verb = found.rowCount ? 'alter' : 'create';
    const password = client.escapeLiteral(passwordOf(SHOP, server.dataDir));
    const rights = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls';
    await client.query(`${verb} role ${SHOP} ${rights} password ${password}`);
    await client.query('drop role if exists shop_upgrade');
    const database = await client.query('select from pg_database where datname = $1', [DATABASE]);
    await client.query(
      database.rowCount
        ? `alter database ${DATABASE} owner to ${SHOP}`
        : `create database ${DATABASE} owner ${SHOP}`,
    );
  });
  await asAdmin(server, DATABASE, handOver);
}

async function asAdmin(server: Server, database: string, work: (client: Client) => Promise<void>) {
  await withClient(urlFor(ADMIN, server, database), work);
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await openClient(url, 'shop start');
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Was the cluster made with the shop's role as its only superuser, as in earlier versions? */
async function isShopTheSuperuser(server: Server): Promise<boolean> {
  const isFirst = `select from pg_roles where oid = 10 and rolname = '${SHOP}'`;
  try {
    return await withClient(urlFor(SHOP, server, 'postgres'), async (client) => {
      return (await client.query(isFirst)).rowCount === 1;
    });
  } catch (error) {
    // A new cluster has no such role yet.
    if (isRefusal(error)) return false;
    throw error;
  }
}

/** Does PostgreSQL refuse the user? Otherwise it is not reachable. */
export function isRefusal(error: unknown): boolean {
  return String((error as { code?: unknown }).code).startsWith('28');
}

/**
 * The first superuser of a cluster cannot lose this right, so it gets another name and the shop a
 * new role. A session cannot rename its own role: a third role does it and is dropped afterwards.
 */
async function demoteShop(server: Server): Promise<void> {
  const password = randomBytes(24).toString('base64url');
  await withClient(urlFor(SHOP, server, 'postgres'), async (client) => {
    await client.query('drop role if exists shop_upgrade');
    await client.query(`create role shop_upgrade superuser login password '${password}'`);
  });
  await withClient(urlOf('shop_upgrade', password, server, 'postgres'), async (client) => {
    const admin = client.escapeLiteral(passwordOf(ADMIN, server.dataDir));
    await client.query('begin');
    await client.query(`alter role ${SHOP} rename to ${ADMIN}`);
    await client.query(`alter role ${ADMIN} password ${admin}`);
    await client.query('commit');
  });
}

/** Gives the shop all objects in its database that belong to the superuser, except extensions. */
async function handOver(client: Client): Promise<void> {
  const { rows } = await client.query<{ command: string }>(FOREIGN_OBJECTS);
  if (rows.length === 0) return;
  await client.query('begin');
  for (const { command } of rows) await client.query(`${command} owner to ${SHOP}`);
  await client.query('commit');
}

/** Without objects that belong to a table or an extension. */
const isOurs = (catalogue: string) => `relnamespace in (select oid from ours)
  and not exists (select from pg_depend d where d.classid = '${catalogue}'::regclass
                    and d.objid = o.oid and d.deptype in ('a', 'e', 'i'))`;

const FOREIGN_OBJECTS = `
  with ours as (
    select oid, nspname, nspowner from pg_namespace
    where nspname !~ '^pg_' and nspname <> 'information_schema'
  )
  select format('alter schema %I', nspname) as command from ours
   where nspowner = '${ADMIN}'::regrole and nspname <> 'public'
  union all
  select format('alter %s %s', case o.relkind when 'S' then 'sequence' when 'v' then 'view'
                  when 'm' then 'materialized view' else 'table' end, o.oid::regclass)
    from (select oid, relowner, relkind, relnamespace from pg_class) o
   where relowner = '${ADMIN}'::regrole and relkind in ('r', 'p', 'S', 'v', 'm') and ${isOurs('pg_class')}
  union all
  select format('alter routine %s', o.oid::regprocedure)
    from (select oid, proowner, pronamespace as relnamespace from pg_proc) o
   where proowner = '${ADMIN}'::regrole and ${isOurs('pg_proc')}
  union all
  select format('alter type %s', o.oid::regtype)
    from (select oid, typowner, typtype, typnamespace as relnamespace from pg_type) o
   where typowner = '${ADMIN}'::regrole and typtype in ('e', 'd') and ${isOurs('pg_type')}
  union all
  select format('alter text search configuration %s', o.oid::regconfig)
    from (select oid, cfgowner, cfgnamespace as relnamespace from pg_ts_config) o
   where cfgowner = '${ADMIN}'::regrole and ${isOurs('pg_ts_config')}`;
