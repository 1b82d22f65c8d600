import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
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

/** For several shops and their tests: few of their connections are in use at a time. */
const CONNECTIONS = 300;

/**
 * One PostgreSQL for a whole test run: TEST_DATABASE_URL if it is set (its user must be allowed to
 * create databases), otherwise a new one. An existing server keeps its templates for later runs.
 */
export async function openDatabaseServer(): Promise<DatabaseServer> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: () => Promise.resolve() } : await startOwnServer();
  await makeOnce(server.url, TEMPLATE, (url) => migrateDatabase(url, 'database/migrations'));
  return server;
}

async function startOwnServer(): Promise<DatabaseServer> {
  const dataDir = mkdtempSync(join(folderForDatabases(), 'shop-test-'));
  const server = await startEmbeddedDatabase(dataDir, undefined, CONNECTIONS);
  await prepareForTests(server.adminUrl, server.url);
  return {
    url: server.url,
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const IN_MEMORY = '/dev/shm';
/** Four times the maximum size of the databases of a run with their log. */
const ENOUGH_BYTES = 4 * 2 ** 30;

/** Prefers memory: each test database has some four hundred files, which are slow on a disk. */
function folderForDatabases(): string {
  return freemem() > 2 * ENOUGH_BYTES && freeBytes(IN_MEMORY) > ENOUGH_BYTES ? IN_MEMORY : tmpdir();
}

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0; // not supported by every system
  }
}

/** Data need not survive a failure of the machine; a crash of a process loses none. */
const CARELESS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * The shop's role may not create databases: it has one, the tests have many. Servers that a test
 * itself starts and ends keep their settings.
 */
async function prepareForTests(adminUrl: string, shopUrl: string): Promise<void> {
  const client = await openClient(adminUrl, 'test setup');
  await client.query('alter role shop createdb');
  // A run connects some thousand times, and each login would cost as much as a guess.
  await client.query('set scram_iterations = 1');
  const password = client.escapeLiteral(decodeURIComponent(new URL(shopUrl).password));
  await client.query(`alter role shop password ${password}`);
  for (const [setting, value] of Object.entries(CARELESS)) {
    await client.query(`alter system set ${setting} = ${value}`);
  }
  await client.query('select pg_reload_conf()');
  await client.end();
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openDatabaseServer();
  project.provide('databaseServerUrl', server.url);
  return server.stop;
}
