import type { ChildProcess } from 'node:child_process';
import { openLink, type WorkerData, type Link, type Question } from './process-link';

/** How a process ended: its exit code, or the signal that ended it. */
export type End = number | NodeJS.Signals;

/** Thrown when a process ends before it was ready. */
export class EndedEarly extends Error {
  constructor(readonly end: End) {
    super(`A process of the shop ended with ${end} before it was ready.`);
  }
}

/** A process of the shop as its parent sees it. */
export type Child = {
  /** Resolves when the process has begun its work; rejects with EndedEarly. */
  ready: Promise<void>;
  ended: Promise<End>;
  ask: Link['ask'];
  /** Asks the process to finish and end; `gently` gives connected clients time to leave. */
  end(gently: boolean): void;
  /** Kills the process. */
  kill(): void;
};

/** Manages a process that was just started, and sends it its data as soon as they are known. */
export function takeCharge(
  started: ChildProcess,
  given: Promise<WorkerData>,
  answer: (question: Question) => Promise<boolean> = async () => false,
): Child {
  const ended = new Promise<End>((resolve) => {
    started.once('exit', (code, signal) => resolve(signal ?? code ?? 1));
    // The process could not be started at all (no memory, too many processes).
    started.once('error', () => resolve(1));
  });
  let isReady: () => void;
  const ready = new Promise<void>((resolve, reject) => {
    isReady = resolve;
    void ended.then((end) => reject(new EndedEarly(end)));
  });
  // Stopping the shop does not wait for `ready`.
  ready.catch(() => undefined);
  let isHere = false;
  const link = openLink(started, {
    // A message sent earlier would be lost.
    here() {
      isHere = true;
      void given.then((settled) => link.send({ kind: 'begin', given: settled }));
    },
    ready: () => isReady(),
    ask: answer,
  });
  return {
    ready,
    ended,
    ask: link.ask,
    end(gently) {
      if (isHere) link.send({ kind: 'end', gently });
      else started.kill('SIGKILL');
    },
    kill: () => void started.kill('SIGKILL'),
  };
}
