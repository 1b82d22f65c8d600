import { keepPrivate } from '../database/data-dir';
import { knowsDatabase } from '../database/embedded-roles';
import { openDatabase } from '../database/open';
import { readConfig } from './config';
import { createLog } from './log';
import { prepareDatabase, type FillEmptyShop } from './prepare-database';
import { beginProgram, exit } from './program';

/**
 * Creates the shop's own database, fills it by `fillEmpty` and stops it, while the pages for the
 * first start are still being built. An existing database is not touched. Throws ConfigError,
 * DataDirInUse and any other error; the start then does the rest.
 */
export async function beginDatabase(fillEmpty: FillEmptyShop): Promise<void> {
  beginProgram(exit);
  const config = readConfig(process.env);
  const { databaseUrl, dataDir, logLevel, remote } = config;
  if (remote || databaseUrl || knowsDatabase(dataDir)) return;
  keepPrivate(dataDir);
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    await prepareDatabase(database.url, config, fillEmpty, createLog(logLevel));
  } finally {
    await database.stop();
  }
}
