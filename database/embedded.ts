import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openClient } from './connect';
import { homeFor, type Home } from './embedded-home';
import { run, serve, type ServerRun } from './embedded-run';
import { ADMIN, ensureRoles, isRefusal, passwordOf, SHOP, urlFor } from './embedded-roles';
import { commandLine, processStart } from './processes';
import { isDatabaseAway } from './trouble';

export type EmbeddedDatabase = {
  /** For the owner of the shop's tables. */
  url: string;
  stop(): Promise<void>;
};

/** An embedded server, whose superuser is known too. */
type EmbeddedServer = EmbeddedDatabase & { adminUrl: string };

type Note = (message: string) => void;

/** The longest wait for the last checkpoint, in milliseconds. */
const STOP_MS = 60_000;

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  shared_buffers: '128MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  lc_messages: 'C',
  log_min_messages: 'warning',
  password_encryption: 'scram-sha-256',
};

/**
 * Starts the PostgreSQL server that comes with the shop, with its files in `dataDir`/postgres, and
 * returns the URL of database `shop`. The caller holds the lock of the folder. A server left behind
 * by a killed shop is stopped first; one that dies is restarted on the same port.
 */
export async function startEmbeddedDatabase(
  dataDir: string,
  note: Note = () => undefined,
  connections = 60,
): Promise<EmbeddedServer> {
  const home = await homeFor(resolve(dataDir), note);
  if (!existsSync(join(home.data, 'PG_VERSION'))) {
    await createCluster(home, passwordOf(ADMIN, dataDir));
  }
  await stopOrphan(home, note);

  const port = await freePort();
  const address = { dataDir, port, socketFolder: socketFolderOf(home) };
  let stopping = false;
  const start = () => startServer(home, { port, max_connections: connections });
  let server = start();

  // Restarts a server that was killed.
  async function lookAfter() {
    for (let pause = 200; ; pause = Math.min(pause * 2, 5_000)) {
      const since = Date.now();
      await server.ended;
      if (stopping) return;
      note('the database server ended unexpectedly and is started again');
      if (Date.now() - since > 60_000) pause = 200;
      await sleep(pause);
      if (stopping) return;
      // The server may still run if only its guard was killed.
      await stopOrphan(home, note).catch((error: Error) => note(error.message));
      if (stopping) return;
      server = start();
    }
  }

  try {
    const url = urlFor(ADMIN, address, 'postgres');
    for (let waited = 0; !(await isReady(url, server, waited < LINGER_MS)); waited += 200) {
      if (waited === 0) note('waiting for the end of a killed database server');
      await sleep(200);
      server = start();
    }
    await ensureRoles(address);
  } catch (error) {
    stopping = true;
    server.stop();
    await server.ended;
    throw error;
  }
  void lookAfter();

  return {
    url: urlFor(SHOP, address),
    adminUrl: urlFor(ADMIN, address, 'postgres'),
    async stop() {
      stopping = true;
      server.stop();
      // A frozen server shuts down when it thaws, so the wait has a limit.
      await Promise.race([server.ended, sleep(STOP_MS, undefined, { ref: false })]);
    },
  };
}

/**
 * Returns the URL of the embedded database of a shop that is running on `dataDir` (for a second
 * process such as the catalogue import), or undefined.
 */
export async function runningEmbeddedDatabase(dataDir: string): Promise<string | undefined> {
  const home = await homeFor(resolve(dataDir), () => undefined);
  const running = readPidFile(home);
  if (!running || !isOurServer(running.pid, home)) return undefined;
  return urlFor(SHOP, { dataDir, ...running });
}

function startServer(home: Home, more: Record<string, number>) {
  const own = { ...more, unix_socket_directories: socketFolderOf(home) };
  const settings = Object.entries({ ...SETTINGS, ...own });
  const flags = settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return serve(home, ['-D', home.data, ...flags]);
}

/** The longest socket name that all systems support, in bytes. */
const LONGEST_SOCKET = 103;

/** In the server's own folder, closed to other users; '' if no socket is possible there. */
function socketFolderOf({ data }: Home): string {
  const longest = Buffer.byteLength(join(data, '.s.PGSQL.65535'));
  return process.platform === 'win32' || longest > LONGEST_SOCKET ? '' : data;
}

async function createCluster(home: Home, password: string) {
  // An interrupted initdb leaves a folder without PG_VERSION, which the next initdb would refuse.
  rmSync(home.data, { recursive: true, force: true });
  mkdirSync(home.data, { mode: 0o700 });
  home.give(home.data);
  const passwordFile = `${home.data}.password`;
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  home.give(passwordFile);
  try {
    // The built-in provider sorts and folds equally on every system, whatever its locales.
    const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
    const access = ['--auth=scram-sha-256', `--username=${ADMIN}`, `--pwfile=${passwordFile}`];
    await run(home, home.binaries.initdb, [
      '-D',
      home.data,
      '--encoding=UTF8',
      ...locale,
      ...access,
    ]);
  } catch (error) {
    rmSync(home.data, { recursive: true, force: true });
    throw error;
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/**
 * After kill -9 of the shop its database server may still be shutting down, and after a power cut
 * the process id in postmaster.pid may by now belong to another program. Stops the first, removes
 * the file in the second case.
 */
async function stopOrphan(home: Home, note: Note) {
  const left = readPidFile(home);
  if (!left) return;
  if (!isOurServer(left.pid, home)) {
    // PostgreSQL removes a dead server's file itself, but not if a process has its id.
    if (processStart(left.pid)) rmSync(pidFile(home), { force: true });
    return;
  }
  note(`stopping the database server ${left.pid} left by an earlier start`);
  const started = processStart(left.pid);
  send(left.pid, 'SIGINT');
  send(left.pid, 'SIGCONT'); // a frozen server cannot shut down
  for (let waited = 0; waited < 30_000; waited += 50) {
    if (processStart(left.pid) !== started) return;
    await sleep(50);
  }
  throw new Error(`The database server ${left.pid} does not stop. Please end it and start again.`);
}

function pidFile(home: Home) {
  return join(home.data, 'postmaster.pid');
}

/** Reads postmaster.pid: process id, data folder, start time, port, folder of the socket, … */
function readPidFile(home: Home) {
  try {
    const lines = readFileSync(pidFile(home), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), socketFolder: lines[4]?.trim() ?? '' };
  } catch {
    return undefined;
  }
}

function isOurServer(pid: number, home: Home) {
  const command = commandLine(pid) ?? '';
  return command.includes('postgres') && command.includes(home.data);
}

/** Ignores a process that has ended since it was found. */
function send(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Children of a killed server end a moment after it, and hold its memory until then. */
const LINGER_MS = 10_000;
const HELD = 'shared memory block';

/** Returns false if remains of the previous server prevented the start; a retry may succeed. */
async function isReady(url: string, server: ServerRun, mayWait: boolean): Promise<boolean> {
  for (let waited = 0; waited < 60_000; waited += 50) {
    try {
      await (await openClient(url, 'shop start')).end();
      return true;
    } catch (error) {
      if (isRefusal(error)) return true;
      if (!isDatabaseAway(error)) throw error;
    }
    if (server.hasEnded()) {
      if (mayWait && server.lastWords().includes(HELD)) return false;
      throw new Error(`PostgreSQL did not start:\n${server.lastWords()}`);
    }
    await sleep(50);
  }
  throw new Error(`PostgreSQL is not ready after a minute:\n${server.lastWords()}`);
}

function freePort() {
  return new Promise<number>((resolvePort, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolvePort(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
