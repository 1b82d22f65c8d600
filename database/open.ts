import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedDatabase, runningEmbeddedDatabase, type EmbeddedDatabase } from './embedded';
import { knowsDatabase } from './embedded-roles';
import { untilAvailable } from './wait';
import { DataDirInUse, describeHolder, lockDataDir, lockHolder } from './lock';
import type { Lock, LockHolder, Tenant } from './lock';

type Where = {
  databaseUrl: string | undefined;
  dataDir: string;
  /** The number of connections that the embedded server must allow. */
  connections?: number;
};
type Note = (message: string) => void;

/** The interval at which a locked folder is checked, in milliseconds. */
const LOOK_MS = 200;

/**
 * Opens the shop's database for the process that runs the shop: DATABASE_URL, which several
 * processes may share, or the embedded server, whose data folder belongs to one process. A command
 * that holds the folder ends by itself, so this waits for it, until `signal` aborts. Throws
 * DataDirInUse if another shop holds it, and DatabaseUnavailable.
 */
export async function openDatabase(
  where: Where,
  note: Note = () => undefined,
  signal?: AbortSignal,
): Promise<EmbeddedDatabase> {
  if (where.databaseUrl) return joined(where.databaseUrl, note);
  const waitFor = waiting(note, signal);
  for (;;) {
    const lock = tryLock(where.dataDir, { kind: 'shop', name: 'the shop' });
    if (!('pid' in lock)) return startLocked(where, lock, note);
    if (lock.kind === 'shop') throw new DataDirInUse(where.dataDir, lock);
    await waitFor(lock);
  }
}

/**
 * The same for a tool that may run beside the shop: uses the running server if there is one, and
 * creates no new database. Without the shop one tool at a time runs the server, and the others
 * wait: the server ends with the tool that started it.
 */
export async function joinDatabase(
  where: Where & { name: string },
  note: Note = () => undefined,
): Promise<EmbeddedDatabase> {
  if (where.databaseUrl) return joined(where.databaseUrl, note);
  const waitFor = waiting(note);
  for (;;) {
    if (!knowsDatabase(where.dataDir)) throw noShopIn(where.dataDir);
    const url = await urlOfShop(where.dataDir);
    if (url) return joined(url, note);
    const lock = tryLock(where.dataDir, { kind: 'command', name: where.name });
    if (!('pid' in lock)) return startLocked(where, lock, note);
    await waitFor(lock);
  }
}

async function joined(url: string, note: Note): Promise<EmbeddedDatabase> {
  await untilAvailable(url, note);
  return { url, stop: async () => undefined };
}

/** Returns the URL of the embedded server of a running shop, once it is ready. */
async function urlOfShop(dataDir: string): Promise<string | undefined> {
  const holder = lockHolder(dataDir);
  const isReady = holder?.kind === 'shop' && !holder.isStarting;
  return isReady ? runningEmbeddedDatabase(dataDir) : undefined;
}

function tryLock(dataDir: string, tenant: Tenant): Lock | LockHolder {
  try {
    return lockDataDir(dataDir, tenant);
  } catch (error) {
    if (error instanceof DataDirInUse) return error.holder;
    throw error;
  }
}

/** Reports each holder once while waiting for it. */
function waiting(note: Note, signal?: AbortSignal) {
  let last = '';
  return async (holder: LockHolder) => {
    const till = holder.kind === 'shop' ? 'has its database ready' : 'ends';
    const sentence = `waiting until ${describeHolder(holder)} ${till}`;
    if (sentence !== last) note(sentence);
    last = sentence;
    await sleep(LOOK_MS, undefined, { signal });
  };
}

async function startLocked(where: Where, lock: Lock, note: Note): Promise<EmbeddedDatabase> {
  try {
    const database = await startEmbeddedDatabase(where.dataDir, note, where.connections);
    lock.open();
    return {
      url: database.url,
      async stop() {
        await database.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function noShopIn(dataDir: string) {
  return new Error(
    `There is no shop in ${dataDir}. Set DATA_DIR or DATABASE_URL as they are set for the shop.`,
  );
}
