import { Worker } from 'node:worker_threads';
import type { DocumentFacts } from '../app/services/documents/document-facts';
import {
  NotDrawn,
  type DocumentFormat,
  type DrawDocument,
} from '../app/services/documents/draw-document';

/** What is sent to the thread that draws, and what it answers. */
export type Wish = { facts: DocumentFacts; format: DocumentFormat };
export type Drawn =
  | {
      bytes: Uint8Array;
      /** Signs that are written in other letters, for want of them in the font. */
      replaced?: string[];
    }
  | { problem: string };

export type Papers = {
  draw: DrawDocument;
  /** Ends the thread; what is still waited for is not drawn. */
  stop(): Promise<void>;
};

type Options = {
  /** Starts the thread that draws. */
  start?: () => Worker;
  note?: (problem: NotDrawn) => void;
  /** Of a document whose PDF has some of its signs in other letters. */
  noteReplaced?: (documentNumber: string, signs: string[]) => void;
  /** Tests have less patience. */
  limits?: typeof LIMITS;
};

const LIMITS = {
  /** Papers that may wait, at 10 to 30 ms each. */
  waiting: 32,
  /** Milliseconds one may take: the first one loads what draws. */
  drawing: 30_000,
  /** Milliseconds without a paper after which the thread ends and gives its memory back. */
  idle: 5 * 60_000,
};

/** One that needs more is at fault: it ends alone, and the shop goes on. */
const HEAP_MB = 256;

type Paper = {
  wish: Wish;
  resolve: (bytes: Uint8Array) => void;
  reject: (error: Error) => void;
};

/**
 * Draws papers one after the other in a thread of their own, so that nobody waits for somebody else's.
 * It is started with the first one, and again when it ended. `draw` throws NotDrawn, and what went wrong
 * while drawing.
 */
export function createPapers({
  start = startThread,
  note = () => undefined,
  noteReplaced = () => undefined,
  limits = LIMITS,
}: Options = {}): Papers {
  const waiting: Paper[] = [];
  let current: Paper | undefined;
  let thread: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;

  function drawNext() {
    clearTimeout(timer);
    current = waiting.shift();
    if (!current) {
      timer = setTimeout(() => void rest(), limits.idle).unref();
      return;
    }
    thread ??= watch(start());
    timer = setTimeout(() => giveUp('late'), limits.drawing);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
    thread.postMessage(current.wish);
  }

  function watch(started: Worker) {
    let cause: unknown;
    started.on('message', (drawn: Drawn) => {
      if (started !== thread) return;
      if ('bytes' in drawn) {
        if (current && drawn.replaced?.length) {
          noteReplaced(current.wish.facts.number, drawn.replaced);
        }
        current?.resolve(drawn.bytes);
      } else current?.reject(new Error(drawn.problem));
      drawNext();
    });
    started.on('error', (error) => (cause = error));
    started.on('exit', () => started === thread && giveUp('ended', cause));
    return started;
  }

  /** Of this paper; for the next one there is a new thread. */
  function giveUp(reason: 'ended' | 'late', cause?: unknown) {
    const problem = new NotDrawn(reason, { cause });
    note(problem);
    void rest();
    current?.reject(problem);
    drawNext();
  }

  async function rest() {
    const resting = thread;
    thread = undefined;
    await resting?.terminate();
  }

  return {
    draw: (facts, format) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= limits.waiting) return reject(new NotDrawn('busy'));
        waiting.push({ wish: { facts, format }, resolve, reject });
        if (!current) drawNext();
      }),
    async stop() {
      clearTimeout(timer);
      for (const paper of [current, ...waiting.splice(0)]) paper?.reject(new NotDrawn('ended'));
      current = undefined;
      await rest();
    },
  };
}

/** The same program once more, which knows by its argument what it is for (server.ts). */
function startThread(): Worker {
  return new Worker(process.argv[1]!, {
    argv: ['papers'],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
}
