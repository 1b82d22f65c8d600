import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Pool } from 'pg';
import { openPool } from '../database/connect';
import { startEmbeddedDatabase } from '../database/embedded';
import { importCatalogue, printReport } from '../importer';
import { migrateDatabase } from '../database/migrate';
import { fillBase } from '../demo/base';
import { pictureOf, writeLargeCatalogue } from './large-catalogue-files';
import type { IndexFigures } from './measure-catalogue';

export type { Timing } from './measure-catalogue';

/** `importSeconds` is null for goods that were not imported. */
export type CatalogueFigures = IndexFigures & { importSeconds: number | null };

/** A database to be filled; `adminUrl` is the same one as its superuser. */
export type FilledCatalogue = { pool: Pool; adminUrl: string; folder: string };

/** Imports 20,000 items with 100,000 variations and measures what shoppers wait for. */
export async function measureLargeCatalogue(): Promise<CatalogueFigures> {
  return measureFilled(importLargeCatalogue);
}

/** Fills a new database, and measures the index in a separate process. */
export async function measureFilled(
  fill: (database: FilledCatalogue) => Promise<number | null>,
): Promise<CatalogueFigures> {
  return withFilled(fill, async (url, importSeconds) => ({
    importSeconds,
    ...(await measureApart<IndexFigures>('measure-catalogue.ts', url)),
  }));
}

/** Fills a new database, passes its URL to `work` and drops it. */
export async function withFilled<T>(
  fill: (database: FilledCatalogue) => Promise<number | null>,
  measure: (url: string, importSeconds: number | null) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'));
  const database = await startEmbeddedDatabase(folder);
  const pool = openPool(database.url, { limits: 'batch', name: 'bench' });
  try {
    await migrateDatabase(database.url, 'database/migrations');
    const client = await pool.connect();
    await fillBase(client).finally(() => client.release());
    const adminUrl = Object.assign(new URL(database.adminUrl), {
      pathname: new URL(database.url).pathname,
    }).href;
    const importSeconds = await fill({ pool, adminUrl, folder });
    // Autovacuum does this within minutes of such an import.
    await pool.query('vacuum analyze');
    return await measure(database.url, importSeconds);
  } finally {
    await pool.end();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a script of this folder on a database, in a separate process; returns its output. */
export async function measureApart<T>(name: string, url: string): Promise<T> {
  const script = fileURLToPath(new URL(name, import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script, url]);
  return JSON.parse(stdout) as T;
}

async function importLargeCatalogue({ pool, folder }: FilledCatalogue): Promise<number> {
  const report = await importCatalogue(pool, writeLargeCatalogue(folder), {
    findPicture: pictureOf,
    log: (message) => console.error(message),
  });
  if (report.problems.length > 0) {
    throw new Error(printReport({ ...report, problems: report.problems.slice(0, 20) }));
  }
  return report.seconds;
}
