import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { openPool } from '../../database/connect';
import { runningEmbeddedDatabase } from '../../database/embedded';
import { startServer } from '../support/start-server';

const dataDir = mkdtempSync(join(tmpdir(), 'shop-first-start-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** The work of a first start while its pages are built. */
async function beginDatabase() {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', DEMO: 'off' };
  await promisify(execFile)(process.execPath, ['build/server.js', 'begin-database'], { env });
}

test('a database that was begun during the build is the shop’s; an existing one is left unchanged', async () => {
  await beginDatabase();
  const shop = await startServer({ dataDir, env: { DEMO: 'off' } });
  try {
    expect((await fetch(shop.origin)).status).toBe(200);
    const pool = openPool((await runningEmbeddedDatabase(dataDir))!, { max: 1, name: 'test' });
    const begun = 'select pg_postmaster_start_time() as at, count(*)::int as runs from operator';
    const { rows: before } = await pool.query(begun);
    await beginDatabase();
    expect((await pool.query(begun)).rows).toEqual(before);
    await pool.end();
  } finally {
    await shop.stop();
  }
});
