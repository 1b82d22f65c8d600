import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Email } from 'postal-mime';
import { inject } from 'vitest';
import { DEMO, makeOnce } from './database-server';
import { findMail } from './find-mail';
import { ShopClient } from './shop-client';
import { dropDatabase } from './database';
import { MANY_ORDERS } from './shop-constants';
import { startServer, type TestServer } from './start-server';

export type TestShop = {
  /** The process that runs now. */
  readonly server: TestServer;
  client: (headers?: Record<string, string>) => ShopClient;
  query: <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>;
  /** Waits for a mail to this address whose subject fits, and reads it. */
  mailTo: (address: string, subject: RegExp) => Promise<Email>;
  pool: pg.Pool;
  databaseUrl: string;
  /** Starts a process again at the same address on the same data, after the one before has ended. */
  restart: (env?: Record<string, string>) => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * The built shop with the demo catalogue, on a database of its own in the server of this test run.
 * The catalogue is filled once a run; later shops are copies. `wayTo` may lead the shop to its
 * database by way of something that stands in between.
 */
export async function startShop(
  env: Record<string, string> = {},
  wayTo: (databaseUrl: string) => string | Promise<string> = (url) => url,
): Promise<TestShop> {
  const databaseUrl = await copyOfDemoDatabase();
  const shopsUrl = await wayTo(databaseUrl);
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-test-'));
  const start = (port?: number, more: Record<string, string> = {}) =>
    startServer({
      databaseUrl: shopsUrl,
      dataDir,
      ...(port && { port }),
      env: { MAIL_FROM: 'shop@tonwert.example', ...env, ...more },
    });
  let server = await start();
  const { origin } = server;
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  pool.on('error', () => undefined);
  await pool.query(MANY_ORDERS);
  return {
    get server() {
      return server;
    },
    pool,
    databaseUrl,
    client: (headers) => new ShopClient(origin, headers),
    async query(sql, values) {
      return (await pool.query(sql, values)).rows;
    },
    mailTo: (address, subject) => findMail(join(dataDir, 'mails'), address, subject),
    async restart(more) {
      server = await start(Number(new URL(origin).port), more);
    },
    async stop() {
      await server.stop();
      await pool.end();
      rmSync(dataDir, { recursive: true, force: true });
      const name = new URL(databaseUrl).pathname.slice(1);
      await dropDatabase(inject('databaseServerUrl'), name);
    },
  };
}

async function copyOfDemoDatabase(): Promise<string> {
  const serverUrl = inject('databaseServerUrl');
  await makeOnce(serverUrl, DEMO, fillDemoDatabase);
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  try {
    const name = `shop_http_${Date.now()}_${Math.floor(Math.random() * 1e6)}`;
    await admin.query(`create database ${name} template ${DEMO}`);
    return urlOf(serverUrl, name);
  } finally {
    await admin.end();
  }
}

/** Lets a shop fill an empty database as a newcomer's first start does. */
async function fillDemoDatabase(databaseUrl: string): Promise<void> {
  const server = await startServer({ databaseUrl, timeout: 900_000 });
  await server.stop();
}

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
