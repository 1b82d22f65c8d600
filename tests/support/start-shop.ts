import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Email } from 'postal-mime';
import { copyDatabase, DEMO, dropDatabase, TEMPLATE } from './databases';
import { makeDemo } from './demo-shop';
import { findMail } from './find-mail';
import { ShopClient } from './shop-client';
import { MANY_ORDERS } from './shop-constants';
import { startPair } from './start-pair';
import { startServer, type TestServer } from './start-server';
import { THROUGH_FRONT } from './through-front';

/** The addresses of a running shop. */
export type ShopPlace = { origin: string; dataDir: string; pid: number; databaseUrl: string };

/** A shop for tests that change no data of others and do not end it. */
export type VisitedShop = {
  readonly server: Pick<TestServer, 'origin' | 'dataDir' | 'pid'>;
  client: (headers?: Record<string, string>) => ShopClient;
  query: <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>;
  /** Waits for a mail to this address with a matching subject, and parses it. */
  mailTo: (address: string, subject: RegExp) => Promise<Email>;
  pool: pg.Pool;
  databaseUrl: string;
};

/** A shop for one test. */
export type TestShop = Omit<VisitedShop, 'server'> & {
  /** The current process. */
  readonly server: TestServer;
  /** Restarts a process at the same address on the same data, after the previous one has ended. */
  restart: (env?: Record<string, string>) => Promise<void>;
  stop: () => Promise<void>;
};

/** Changes the database URL of a shop, for example to a proxy. */
export type WayTo = (databaseUrl: string) => string | Promise<string>;

/**
 * Starts the built shop with the demo catalogue, on a separate database of this server. The
 * catalogue is filled once a server; later shops are copies. It has no pictures, only their data.
 * With `DEMO: 'off'` it is the empty shop of a new operator. `program` runs it instead of its own
 * server.
 */
export async function startShopOn(
  serverUrl: string,
  env: Record<string, string> = {},
  wayTo?: WayTo,
  program?: string[],
): Promise<TestShop> {
  const isEmpty = env.DEMO === 'off';
  if (!isEmpty) await makeDemo(serverUrl);
  const filled = { template: isEmpty ? TEMPLATE : DEMO, files: undefined };
  return startCopy(serverUrl, filled, env, wayTo, program);
}

/** A filled shop that is not running: its database, and a folder with its files. */
export type FilledShop = { template: string; files: string | undefined };

/** Starts a shop with a copy of these data. */
export async function startCopy(
  serverUrl: string,
  { template, files }: FilledShop,
  env: Record<string, string> = {},
  wayTo: WayTo = (url) => url,
  program?: string[],
): Promise<TestShop> {
  const databaseUrl = await copyDatabase(serverUrl, template);
  const shopsUrl = await wayTo(databaseUrl);
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-test-'));
  if (files) cpSync(files, dataDir, { recursive: true });
  // A test with its own front sets their key.
  const isPair = THROUGH_FRONT && !env.PLENTYSYSTEMS_KEY && !program;
  const start = (port?: number, more: Record<string, string> = {}) =>
    (isPair ? startPair : startServer)({
      databaseUrl: shopsUrl,
      dataDir,
      ...(port && { port }),
      ...(program && { program }),
      env: { MAIL_FROM: 'shop@tonwert.example', ...env, ...more },
    });
  let server = await start();
  const { origin, pid } = server;
  const { close, ...visited } = visitShop({ origin, dataDir, pid, databaseUrl });
  await visited.pool.query(MANY_ORDERS);
  return {
    ...visited,
    get server() {
      return server;
    },
    async restart(more) {
      server = await start(Number(new URL(origin).port), more);
    },
    async stop() {
      await server.stop();
      await close();
      rmSync(dataDir, { recursive: true, force: true });
      await dropDatabase(serverUrl, databaseUrl);
    },
  };
}

/** Returns a test's functions at a shop that another process has started, until `close`. */
export function visitShop(place: ShopPlace): VisitedShop & { close: () => Promise<void> } {
  const { origin, dataDir, pid, databaseUrl } = place;
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  pool.on('error', () => undefined);
  return {
    server: { origin, dataDir, pid },
    pool,
    databaseUrl,
    client: (headers) => new ShopClient(origin, headers),
    async query(sql, values) {
      return (await pool.query(sql, values)).rows;
    },
    mailTo: (address, subject) => findMail(join(dataDir, 'mails'), address, subject),
    close: () => pool.end(),
  };
}
