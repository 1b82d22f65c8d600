import type pg from 'pg';
import { inject } from 'vitest';
import { openPool } from '../../database/connect';
import { copyDatabase, dropDatabase, TEMPLATE } from './databases';

export type TestDatabase = { url: string; pool: pg.Pool; drop: () => Promise<void> };

/** Creates a copy of the template database for one test file, and a pool on it. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createCopy(TEMPLATE);
}

/** Creates a copy of an existing database. */
export async function createCopy(template: string): Promise<TestDatabase> {
  const serverUrl = inject('databaseServerUrl');
  const url = await copyDatabase(serverUrl, template);
  const pool = openPool(url, { limits: 'batch', name: 'test' });
  return {
    url,
    pool,
    async drop() {
      await pool.end();
      await dropDatabase(serverUrl, url);
    },
  };
}
