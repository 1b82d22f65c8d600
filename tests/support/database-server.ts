import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openClient } from '../../database/connect';
import { startEmbeddedDatabase } from '../../database/embedded';
import { migrateDatabase } from '../../database/migrate';
import { makeOnce, TEMPLATE } from './databases';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServerUrl: string;
  }
}

export type DatabaseServer = { url: string; stop: () => Promise<void> };

/** Several shops and the tests at them: few of their connections are in use at a time. */
const CONNECTIONS = 200;

/**
 * One PostgreSQL for a whole test run: TEST_DATABASE_URL when it is set (its user must be allowed to
 * create databases), or else one that is started here. A server that was there before keeps its
 * templates for later runs.
 */
export async function openDatabaseServer(): Promise<DatabaseServer> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: () => Promise.resolve() } : await startOwnServer();
  await makeOnce(server.url, TEMPLATE, (url) => migrateDatabase(url, 'database/migrations'));
  return server;
}

async function startOwnServer(): Promise<DatabaseServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-test-'));
  const server = await startEmbeddedDatabase(dataDir, undefined, CONNECTIONS);
  await mayCreateDatabases(server.adminUrl);
  return {
    url: server.url,
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The shop's own role may not: it has one database, the tests have many. */
async function mayCreateDatabases(adminUrl: string): Promise<void> {
  const client = await openClient(adminUrl, 'test setup');
  await client.query('alter role shop createdb');
  await client.end();
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openDatabaseServer();
  project.provide('databaseServerUrl', server.url);
  return server.stop;
}
