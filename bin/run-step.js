import { spawn, spawnSync } from 'node:child_process';

/** The running steps, each in a separate process group. */
const steps = new Set();
let isEnding = false;

const LAST_WORDS_MS = 1_000;

/**
 * Runs one program to its end, in a separate process group; returns its exit code. A step with
 * `holdsOutput` prints its output at the end, because another step writes meanwhile.
 */
export function runStep(command, args, { env = {}, holdsOutput = false } = {}) {
  const step = spawn(command, args, {
    stdio: holdsOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    detached: true,
    env: { ...process.env, ...env },
  });
  steps.add(step);
  const said = [];
  for (const stream of [step.stdout, step.stderr]) stream?.on('data', (part) => said.push(part));
  return new Promise((resolve) => {
    const end = (code) => {
      steps.delete(step);
      process.stdout.write(Buffer.concat(said.splice(0)));
      // During shutdown no further step may begin, so the promise stays open.
      if (!isEnding) resolve(code ?? 1);
    };
    step.once('error', () => end(1));
    step.once('close', end);
    // Child processes may keep its output open.
    step.once('exit', (code) => setTimeout(end, LAST_WORDS_MS, code));
  });
}

/**
 * Lets a signal to this process end the running steps with all their child processes, including
 * databases and browsers in other process groups: first by SIGTERM, then by SIGKILL. Calls `last`
 * before the end.
 */
export function endWithUs(last, graceMs = 10_000) {
  for (const [signal, number] of Object.entries({ SIGHUP: 1, SIGINT: 2, SIGTERM: 15 })) {
    process.on(signal, () => {
      // Both the terminal and npm may send a signal: the second must not interrupt the end.
      if (isEnding) return;
      isEnding = true;
      endAll(graceMs)
        .catch((error) => console.error(error))
        .finally(() => {
          last();
          process.exit(128 + number);
        });
    });
  }
}

async function endAll(graceMs) {
  const all = new Set(below(process.pid));
  for (const pid of all) kill(pid, 'SIGTERM');
  for (const limit = Date.now() + graceMs; Date.now() < limit; await pause(100)) {
    for (const pid of below(process.pid)) all.add(pid);
    if (![...all].some(isAlive)) break;
  }
  for (const pid of all) kill(pid, 'SIGKILL');
}

/** All descendants of a process; without `ps` the process groups of the steps. */
function below(parent) {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' });
  if (!stdout) return [...steps].flatMap(({ pid }) => (pid ? [-pid] : []));
  const rows = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const childrenOf = (of) =>
    rows.flatMap(([pid, ppid]) => (ppid === of ? [pid, ...childrenOf(pid)] : []));
  return childrenOf(parent);
}

function isAlive(pid) {
  return kill(pid, 0);
}

function kill(pid, signal) {
  try {
    return process.kill(pid, signal);
  } catch {
    return false; // the process is gone
  }
}

function pause(ms) {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
