import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { DocumentFacts } from '../app/services/documents/document-facts';
import {
  NotDrawn,
  type DocumentFormat,
  type DrawDocument,
} from '../app/services/documents/draw-document';
import { projectRoot } from './project-root';

/** The message to the thread, and its reply. */
export type DrawTask = { facts: DocumentFacts; format: DocumentFormat };
export type PdfAnswer =
  | {
      bytes: Uint8Array;
      /** Characters that the font lacks and that are replaced. */
      replaced?: string[];
    }
  | { problem: string };

export type PdfThread = {
  draw: DrawDocument;
  /** Ends the thread; waiting documents are not drawn. */
  stop(): Promise<void>;
};

type Options = {
  /** Starts the thread. */
  start?: () => Worker;
  note?: (problem: NotDrawn) => void;
  /** Called for a document in which some characters were replaced. */
  noteReplaced?: (documentNumber: string, signs: string[]) => void;
  /** Tests set lower limits. */
  limits?: typeof LIMITS;
};

const LIMITS = {
  /** The number of documents that may wait, at 10 to 30 ms each. */
  waiting: 32,
  /** Milliseconds to draw one document: the first one also loads the libraries. */
  drawing: 30_000,
  /** Milliseconds without a document after which the thread ends and frees its memory. */
  idle: 5 * 60_000,
};

/** A document that needs more is faulty: its thread ends, and the shop goes on. */
const HEAP_MB = 256;

type Task = {
  input: DrawTask;
  resolve: (bytes: Uint8Array) => void;
  reject: (error: Error) => void;
};

/**
 * Draws documents one after another in a thread, so that requests do not wait for them. The thread starts
 * with the first document, and again after it ended. `draw` throws NotDrawn, and errors of drawing.
 */
export function createPdfThread({
  start = startThread,
  note = () => undefined,
  noteReplaced = () => undefined,
  limits = LIMITS,
}: Options = {}): PdfThread {
  const waiting: Task[] = [];
  let current: Task | undefined;
  let thread: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;

  function drawNext() {
    clearTimeout(timer);
    current = waiting.shift();
    if (!current) {
      timer = setTimeout(() => void terminate(), limits.idle).unref();
      return;
    }
    thread ??= watch(start());
    timer = setTimeout(() => failCurrent('late'), limits.drawing);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
    thread.postMessage(current.input);
  }

  function watch(started: Worker) {
    let cause: unknown;
    started.on('message', (drawn: PdfAnswer) => {
      if (started !== thread) return;
      if ('bytes' in drawn) {
        if (current && drawn.replaced?.length) {
          noteReplaced(current.input.facts.number, drawn.replaced);
        }
        current?.resolve(drawn.bytes);
      } else current?.reject(new Error(drawn.problem));
      drawNext();
    });
    started.on('error', (error) => (cause = error));
    started.on('exit', () => started === thread && failCurrent('ended', cause));
    return started;
  }

  /** Fails the current document; the next one gets a new thread. */
  function failCurrent(reason: 'ended' | 'late', cause?: unknown) {
    const problem = new NotDrawn(reason, { cause });
    note(problem);
    void terminate();
    current?.reject(problem);
    drawNext();
  }

  async function terminate() {
    const resting = thread;
    thread = undefined;
    await resting?.terminate();
  }

  return {
    draw: (facts, format) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= limits.waiting) return reject(new NotDrawn('busy'));
        waiting.push({ input: { facts, format }, resolve, reject });
        if (!current) drawNext();
      }),
    async stop() {
      clearTimeout(timer);
      for (const task of [current, ...waiting.splice(0)]) task?.reject(new NotDrawn('ended'));
      current = undefined;
      await terminate();
    },
  };
}

/** Starts the shop's own program as a thread, in which server.ts runs the PDF worker. */
function startThread(): Worker {
  return new Worker(join(projectRoot(), 'build', 'server.js'), {
    argv: ['pdf'],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
}
