import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { openPool } from '../../database/connect';
import { startEmbeddedDatabase } from '../../database/embedded';
import { SHOP, urlFor } from '../../database/embedded-roles';
import { migrateDatabase } from '../../database/migrate';
import { createCatalogueFixture } from './catalogue-fixture';
import { ShopClient } from './shop-client';
import { freePort } from './free-port';
import { startServer, type TestServer } from './start-server';

export type EmbeddedShop = {
  /** The current process. */
  readonly server: TestServer;
  dataDir: string;
  variationId: number;
  /** A browser with a separate address. */
  client(address: string): ShopClient;
  /** The URL of the current server, without the shop. */
  databaseUrl(): string;
  database<T>(work: (pool: Pool) => Promise<T>): Promise<T>;
  /** Process ids of the database server, its parent process first. */
  databasePids(): number[];
  restart(): Promise<void>;
  stop(): Promise<void>;
};

/** The built shop with a separate database server, which a test may damage; sells one paint. */
export async function startEmbeddedShop(env: Record<string, string> = {}): Promise<EmbeddedShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-test-'));
  return startEmbeddedShopIn(dataDir, env);
}

/** The same in a given folder, such as a small disk. */
export async function startEmbeddedShopIn(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<EmbeddedShop> {
  mkdirSync(dataDir, { recursive: true });
  const variationId = await fillWithOnePaint(dataDir);
  const port = await freePort();
  const start = () => startServer({ dataDir, port, env: { ...env, TRUSTED_PROXIES: '127.0.0.1' } });
  let server = await start();

  const postmaster = () =>
    readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')
      .split('\n')
      .map(Number);
  const databaseUrl = () => {
    const [, , , databasePort] = postmaster();
    return urlFor(SHOP, { dataDir, port: databasePort! });
  };

  return {
    get server() {
      return server;
    },
    dataDir,
    variationId,
    client: (address) => new ShopClient(server.origin, { 'X-Forwarded-For': address }),
    databaseUrl,
    async database(work) {
      const pool = openPool(databaseUrl(), { limits: 'batch' });
      try {
        return await work(pool);
      } finally {
        await pool.end();
      }
    },
    databasePids() {
      const [parent] = postmaster();
      return [parent!, ...childrenOf(parent!)];
    },
    async restart() {
      server = await start();
    },
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Creates the database of a shop that sells one paint; returns its variation. */
export async function fillWithOnePaint(dataDir: string): Promise<number> {
  const database = await startEmbeddedDatabase(dataDir);
  const pool = openPool(database.url, { limits: 'batch' });
  try {
    await migrateDatabase(database.url, 'database/migrations');
    const fixture = await createCatalogueFixture(pool);
    await pool.query(`insert into setting (key, value) values ('shopName', '"Tonwert"')`);
    const paint = await fixture.item({
      name: 'Weiß',
      variations: [{ price: 1000, stock: 100_000 }],
    });
    return paint.variationIds[0]!;
  } finally {
    await pool.end();
    await database.stop();
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent);
}

function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}
