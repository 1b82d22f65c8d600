import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import type { Home } from './embedded-home';

export type ServerRun = {
  ended: Promise<void>;
  hasEnded(): boolean;
  /** Fast shutdown: ends sessions, writes a checkpoint. */
  stop(): void;
  lastWords(): string;
};

const hasShell = process.platform !== 'win32';

const OUR_VARIABLES = /^(PATH|LANG|TMPDIR|TEMP|TMP|SystemRoot|LD_LIBRARY_PATH)$/;

/** Only what PostgreSQL needs: no PG* variable of the operator and no secret of the shop. */
function environment() {
  const kept = Object.entries(process.env).filter(([name]) => OUR_VARIABLES.test(name));
  return { ...Object.fromEntries(kept), LC_ALL: 'C' } as unknown as NodeJS.ProcessEnv;
}

/** Runs one program of PostgreSQL to its end; throws with its output if it fails. */
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
 * Runs a command until it ends or standard input does, which the shop holds: however the shop ends,
 * by `kill -9` too, the kernel closes that pipe and the server shuts down. It runs as the server's
 * user, so it may stop the server also after the shop has given up its rights.
 */
const GUARD = `
exec 3<&0
"$@" </dev/null 3<&- &
server=$!
( read -r _; kill -INT "$server" ) <&3 3<&- &
guard=$!
exec 3<&-
wait "$server"
code=$?
kill "$guard"
exit "$code"`;

/**
 * Starts the server in a separate process group: Ctrl-C in the terminal reaches the shop alone,
 * which first finishes its requests and then stops the server.
 */
export function serve(home: Home, args: string[]): ServerRun {
  const logFile = `${home.data}.log`;
  rmSync(`${logFile}.1`, { force: true });
  try {
    renameSync(logFile, `${logFile}.1`);
  } catch {
    // first start
  }
  const log = openSync(logFile, 'a', 0o600);
  const command = [home.binaries.postgres, ...args];
  const guarded = hasShell ? ['/bin/sh', '-c', GUARD, 'postgres-guard', ...command] : command;
  const child = spawn(guarded[0]!, guarded.slice(1), {
    ...home.owner,
    cwd: home.root,
    env: environment(),
    detached: true,
    stdio: ['pipe', log, log],
  });
  child.stdin!.on('error', () => undefined);
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
    stop: () => void (hasShell ? child.stdin!.destroy() : child.kill('SIGINT')),
    lastWords: () => readFileSync(logFile, 'utf8').slice(-2_000),
  };
}
