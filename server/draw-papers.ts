import { parentPort } from 'node:worker_threads';
import { drawDocument } from '../app/services/documents/draw-document';
import type { Drawn, Wish } from './papers';

/** A thread that draws papers, started by server/papers.ts with the first one. */
export function drawPapers(): void {
  parentPort?.on('message', (wish: Wish) => void answer(wish));
}

async function answer({ facts, format }: Wish) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  parentPort?.postMessage(await drawn(facts, format));
}

function drawn(facts: Wish['facts'], format: Wish['format']): Promise<Drawn> {
  const replaced: string[] = [];
  return drawDocument(facts, format, (sign) => replaced.push(sign)).then(
    (bytes) => ({ bytes, replaced }),
    (error: unknown) => ({ problem: error instanceof Error ? error.stack! : String(error) }),
  );
}
