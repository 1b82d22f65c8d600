import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openPool } from '../../database/connect';
import { fillDemoShop } from '../../demo/fill';
import { createCopy, type TestDatabase } from './database';
import { DEMO_GOODS, makeOnce, TEMPLATE } from './databases';

/** A database with goods and texts of the demo shop, filled once for all files; no pictures. */
export async function createDemoDatabase(): Promise<TestDatabase> {
  await makeOnce(inject('databaseServerUrl'), DEMO_GOODS, fill, TEMPLATE);
  return createCopy(DEMO_GOODS);
}

async function fill(url: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'demo-goods-'));
  const pool = openPool(url, { limits: 'batch', name: 'test' });
  await fillDemoShop(pool, { root: '.', dataDir }, () => undefined);
  await pool.end();
  rmSync(dataDir, { recursive: true });
}
