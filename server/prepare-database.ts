import { join } from 'node:path';
import type { Pool } from 'pg';
import { openPool } from '../database/connect';
import { isEmpty } from '../database/is-empty';
import { migrateDatabase } from '../database/migrate';
import type { Config } from './config';
import type { Log } from './log';
import { projectRoot } from './project-root';

/**
 * Fills an empty database with what every shop needs: with `demo` goods and facts too, whose
 * pictures go to the folder media in `dataDir`.
 */
export type FillEmptyShop = (
  pool: Pool,
  wanted: { root: string; dataDir: string; demo: boolean },
  log: (message: string) => void,
) => Promise<void>;

/** Creates or updates the schema of the database at `url`, and fills it if it is empty. */
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
