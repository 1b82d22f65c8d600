import { join } from 'node:path';
import type { Pool } from 'pg';
import { openPool } from '../database/connect';
import { isEmpty } from '../database/is-empty';
import { migrateDatabase } from '../database/migrate';
import type { Config } from './config';
import type { Log } from './log';
import { projectRoot } from './project-root';

/**
 * Puts what it needs into the database of a shop that has nothing: with `demo` goods and facts too, whose
 * pictures `dataDir` gets in its folder media.
 */
export type FillEmptyShop = (
  pool: Pool,
  wanted: { root: string; dataDir: string; demo: boolean },
  log: (message: string) => void,
) => Promise<void>;

/** Gives the database at `url` its schema, and goods where there are none. */
export async function prepareDatabase(
  url: string,
  { dataDir, demo }: Pick<Config, 'dataDir' | 'demo'>,
  fillEmpty: FillEmptyShop,
  log: Log,
): Promise<void> {
  const root = projectRoot();
  await migrateDatabase(url, join(root, 'database', 'migrations'), async () => {
    const filling = openPool(url, { max: 4, limits: 'batch', name: 'shop filling' });
    try {
      const note = (message: string) => log.info('start', { message });
      if (await isEmpty(filling)) await fillEmpty(filling, { root, dataDir, demo }, note);
    } finally {
      await filling.end();
    }
  });
}
