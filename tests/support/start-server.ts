import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from '../../server/project-root';
import { freePort } from './free-port';

/** The same in every shop of the tests: commands and other shops on its database need it. */
export const TEST_SECRET = 'forty characters that only the tests know';

export type TestServer = {
  origin: string;
  dataDir: string;
  pid: number;
  /** Returns the output of the process so far. */
  output(): string;
  /** Sends SIGTERM; resolves to the exit code. Removes the data folder if it was created here. */
  stop(): Promise<number | null>;
  /** Sends SIGKILL without tidying up: start again on the same dataDir to test its recovery. */
  kill9(): Promise<void>;
};

export type ServerOptions = {
  /** Remains after stop(); without it a new folder is created and removed. */
  dataDir?: string;
  databaseUrl?: string;
  port?: number;
  env?: Record<string, string>;
  /** Folder of the built shop; default: this one. */
  root?: string;
  /** Program and arguments for Node; default: the shop. */
  program?: string[];
  /** Milliseconds until it must answer. The first start of an empty shop fills the catalogue. */
  timeout?: number;
  /** Receives the output of the process. */
  hear?: (text: string) => void;
};

/**
 * Starts the built shop as a separate process and waits until it answers. Rejects if it ends first,
 * or if another server answers instead.
 */
export async function startServer(options: ServerOptions = {}): Promise<TestServer> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'shop-test-'));
  const port = options.port ?? (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  // Its answers would be taken for those of the shop.
  if (await isReady(origin)) throw new Error(`Another shop answers at ${origin} already.`);
  const program = options.program ?? ['--enable-source-maps', 'build/server.js'];
  const child = spawn(process.execPath, program, {
    cwd: options.root ?? projectRoot(),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: options.databaseUrl ?? '',
      SECRET: TEST_SECRET,
      PUBLIC_ORIGIN: origin,
      LOG_LEVEL: 'warn',
      WORKERS: process.env.WORKERS ?? '1',
      PRERENDER_PICTURES: 'off',
      BOT_CHECK_SECONDS: '0', // a test fills in a form immediately
      DEADLINE_SECONDS: '120', // a slow machine is not an overloaded shop
      ...options.env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      options.hear?.(chunk.toString());
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));

  const limit = Date.now() + (options.timeout ?? 600_000);
  while (!(await isReady(origin))) {
    if (child.exitCode !== null) throw new Error(`The shop ended while starting:\n${output}`);
    if (Date.now() > limit) {
      child.kill('SIGKILL');
      throw new Error(`The shop did not start in time:\n${output}`);
    }
    await sleep(100);
  }

  return {
    origin,
    dataDir,
    pid: child.pid ?? 0,
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      const code = await ended;
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
    async kill9() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function isReady(origin: string) {
  return fetch(`${origin}/healthz`).then(
    (answer) => answer.ok,
    () => false,
  );
}
