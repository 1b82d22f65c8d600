import { readConfig } from './config';
import { explain, isLasting } from './explain-failure';
import { openLink, type WorkerData } from './process-link';
import { createLog, writeToStdout } from './log';
import { beginProgram, DO_NOT_RESTART, exit } from './program';
import { startWorker, type Worker } from './start-worker';

/**
 * Runs a process that answers visitors, started by the parent (server/run-shop.ts) with WORKER in
 * its environment. It ends when the parent says so; immediately when the parent is gone.
 */
export async function runWorker(): Promise<void> {
  const place = Number(process.env.WORKER);
  let working: Promise<Worker> | undefined;
  let hasBegun = false;
  let isEnding = false;

  async function end(code: number, gently = false) {
    if (isEnding) return;
    isEnding = true;
    // A worker that still waits for its database has nothing to finish.
    const worker = hasBegun ? await working?.catch(() => undefined) : undefined;
    await worker?.stop(gently);
    // Connections that the parent sent before it read of the end are returned first.
    await link.ask('is-there');
    exit(code);
  }

  beginProgram((code) => void end(code));
  // A terminal signals all processes, but the parent decides when a worker ends or restarts.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.on('SIGTERM', () => void end(0));

  let begin: (given: WorkerData) => void;
  const given = new Promise<WorkerData>((resolve) => (begin = resolve));
  const link = openLink(process, {
    begin(settled) {
      hasBegun = true;
      begin(settled);
    },
    end: (gently) => void end(0, gently),
    async ask(question) {
      if (question === 'is-there') return true;
      return (await working)?.answer(question) ?? false;
    },
  });
  link.send({ kind: 'here' });
  const othersSettled = async () => void (await link.ask('is-settled'));

  try {
    const config = readConfig(process.env);
    const log = createLog(config.logLevel, writeToStdout, { worker: place });
    working = startWorker({ config, worker: place, log, given, othersSettled });
    await working;
    link.send({ kind: 'ready' });
  } catch (error) {
    if (isEnding) return;
    process.stderr.write(`${explain(error)}\n`);
    process.exit(isLasting(error) ? DO_NOT_RESTART : 1);
  }
}
