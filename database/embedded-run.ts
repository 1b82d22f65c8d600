import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import type { Home } from './embedded-home';

export type Served = {
  ended: Promise<void>;
  hasEnded(): boolean;
  signal(name: NodeJS.Signals): void;
  lastWords(): string;
};

const OUR_VARIABLES = /^(PATH|LANG|TMPDIR|TEMP|TMP|SystemRoot|LD_LIBRARY_PATH)$/;

/** Only what PostgreSQL needs: no PG* variable of the operator and no secret of the shop. */
function environment() {
  const kept = Object.entries(process.env).filter(([name]) => OUR_VARIABLES.test(name));
  return { ...Object.fromEntries(kept), LC_ALL: 'C' } as unknown as NodeJS.ProcessEnv;
}

/** Runs one program of PostgreSQL to its end; throws with what it said when it fails. */
export function run(home: Home, program: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...home.owner, cwd: home.root, env: environment() });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(said.slice(-2_000)))));
  });
}

/**
 * Starts the server in a process group of its own: Ctrl-C in the terminal reaches the shop alone,
 * which first finishes its requests and then stops the server.
 */
export function serve(home: Home, args: string[]): Served {
  const logFile = `${home.data}.log`;
  rmSync(`${logFile}.1`, { force: true });
  try {
    renameSync(logFile, `${logFile}.1`);
  } catch {
    // first start
  }
  const log = openSync(logFile, 'a', 0o600);
  const child = spawn(home.binaries.postgres, args, {
    ...home.owner,
    cwd: home.root,
    env: environment(),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let over = false;
  const ended = new Promise<void>((resolve) => {
    const finish = () => {
      over = true;
      resolve();
    };
    child.once('exit', finish);
    child.once('error', finish);
  });
  return {
    ended,
    hasEnded: () => over,
    signal: (name) => void child.kill(name),
    lastWords: () => readFileSync(logFile, 'utf8').slice(-2_000),
  };
}
