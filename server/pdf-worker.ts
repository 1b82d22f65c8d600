import { parentPort } from 'node:worker_threads';
import { drawDocument } from '../app/services/documents/draw-document';
import type { PdfAnswer, DrawTask } from './pdf-thread';

/** Runs in the thread that server/pdf-thread.ts starts, and draws the documents sent to it. */
export function runPdfWorker(): void {
  parentPort?.on('message', (task: DrawTask) => void answer(task));
}

async function answer({ facts, format }: DrawTask) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  parentPort?.postMessage(await drawn(facts, format));
}

function drawn(facts: DrawTask['facts'], format: DrawTask['format']): Promise<PdfAnswer> {
  const replaced: string[] = [];
  return drawDocument(facts, format, (sign) => replaced.push(sign)).then(
    (bytes) => ({ bytes, replaced }),
    (error: unknown) => ({ problem: error instanceof Error ? error.stack! : String(error) }),
  );
}
