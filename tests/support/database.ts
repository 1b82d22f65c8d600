import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { openPool } from '../../database/connect';
import { TEMPLATE } from './database-server';

export type TestDatabase = { url: string; pool: pg.Pool; drop: () => Promise<void> };

/** A fresh copy of the template database for one test file, and a pool on it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `shop_test_${randomBytes(6).toString('hex')}`;
  const serverUrl = inject('databaseServerUrl');
  await onServer(serverUrl, `create database ${name} template ${TEMPLATE}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const pool = openPool(url.href, { limits: 'batch', name: 'test' });
  return {
    url: url.href,
    pool,
    async drop() {
      await pool.end();
      await dropDatabase(serverUrl, name);
    },
  };
}

/**
 * Drops a database when its connections have gone. A pool that has ended may still be closing its
 * sockets; ended by force, each would raise an error that nobody listens for.
 */
export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    for (let pauses = 0; pauses < 100; pauses += 1) {
      const { rowCount } = await client.query('select from pg_stat_activity where datname = $1', [
        name,
      ]);
      if (rowCount === 0) break;
      await sleep(50);
    }
    await client.query(`drop database ${name} with (force)`);
  } finally {
    await client.end();
  }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
