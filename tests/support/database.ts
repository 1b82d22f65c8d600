import { randomBytes } from 'node:crypto';
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
  const pool = openPool(url.href, { name: 'test' });
  return {
    url: url.href,
    pool,
    async drop() {
      await pool.end();
      await onServer(serverUrl, `drop database ${name} with (force)`);
    },
  };
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
