import { keepPrivate } from '../database/data-dir';
import { knowsDatabase } from '../database/embedded-roles';
import { openDatabase } from '../database/open';
import { readConfig } from './config';
import { createLog } from './log';
import { prepareDatabase, type FillEmptyShop } from './prepare-database';
import { beginProgram, exit } from './program';

/**
 * Makes the shop's own database where it has none yet, fills it by `fillEmpty` and stops it, for a first
 * start whose pages are still being built. Touches no database that is there. Throws ConfigError,
 * DataDirInUse and what goes wrong on the way; the start does what is left to do.
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
