import { startEmbeddedDatabase, runningEmbeddedDatabase, type EmbeddedDatabase } from './embedded';
import { knowsDatabase } from './embedded-roles';
import { untilAvailable } from './wait';
import { DataDirInUse, lockDataDir, lockHolder } from './lock';

type Where = {
  databaseUrl: string | undefined;
  dataDir: string;
  /** How many the embedded server must allow. */
  connections?: number;
};
type Note = (message: string) => void;

/**
 * The shop's database for the process that runs the shop: DATABASE_URL, which several processes
 * may share, or the embedded server, whose data folder belongs to one process. Throws DataDirInUse
 * and DatabaseUnavailable.
 */
export async function openDatabase(where: Where, note?: Note): Promise<EmbeddedDatabase> {
  if (where.databaseUrl) {
    await untilAvailable(where.databaseUrl, note);
    return { url: where.databaseUrl, stop: async () => undefined };
  }
  const release = lockDataDir(where.dataDir);
  try {
    const database = await startEmbeddedDatabase(where.dataDir, note, where.connections);
    return {
      url: database.url,
      async stop() {
        await database.stop();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * The same for a tool that may run beside the shop: uses the running server when there is one, and
 * makes no new database where there is no shop.
 */
export async function joinDatabase(where: Where, note?: Note): Promise<EmbeddedDatabase> {
  const holder = where.databaseUrl ? undefined : lockHolder(where.dataDir);
  if (!where.databaseUrl && !knowsDatabase(where.dataDir)) {
    throw new Error(
      `There is no shop in ${where.dataDir}. Set DATA_DIR or DATABASE_URL as they are set for the shop.`,
    );
  }
  if (!holder) return openDatabase(where, note);
  const url = await runningEmbeddedDatabase(where.dataDir);
  if (!url) throw new DataDirInUse(where.dataDir, holder);
  return { url, stop: async () => undefined };
}
