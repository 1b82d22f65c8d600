import { spawn, spawnSync } from 'node:child_process';

/** The steps under way: groups of their own, as long as they run. */
const steps = new Set();
let isEnding = false;

const LAST_WORDS_MS = 1_000;

/**
 * Runs one program to its end, in a process group of its own; gives its exit code. A step that
 * `holdsOutput`, because another one writes meanwhile, prints all it has said at its end.
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
      // At the end of all there is no next step: who waits for this one waits on.
      if (!isEnding) resolve(code ?? 1);
    };
    step.once('error', () => end(1));
    step.once('close', end);
    // What it left behind may hold its output open.
    step.once('exit', (code) => setTimeout(end, LAST_WORDS_MS, code));
  });
}

/**
 * Lets a signal to this process end the steps under way with all they started, databases and
 * browsers in groups of their own included: first asked, then by force. Calls `last` before the end.
 */
export function endWithUs(last, graceMs = 10_000) {
  for (const [signal, number] of Object.entries({ SIGHUP: 1, SIGINT: 2, SIGTERM: 15 })) {
    process.on(signal, () => {
      // A terminal and npm may both send one: the second must not cut the end short.
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

/** Everything this process started, and what that started; without `ps` the groups of the steps. */
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
    return false; // gone already
  }
}

function pause(ms) {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
