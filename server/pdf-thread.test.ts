import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, test, vi } from 'vitest';
import { documentFacts, orderOf } from '../tests/support/document-facts';
import { drawDocument } from '../app/services/documents/draw-document';
import type { DocumentFacts } from '../app/services/documents/document-facts';
import { createPdfThread, type PdfThread } from './pdf-thread';
import { projectRoot } from './project-root';

/** A thread that acts by the number of the document. */
const FAKE = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ facts: { number } }) => {
    if (number === 'crash') setImmediate(() => { throw new Error('broken'); });
    else if (number === 'memory') { const all = []; for (;;) all.push(new Array(1e5).fill(all.length)); }
    else if (number === 'wrong') parentPort.postMessage({ problem: 'no such font' });
    else if (number === 'signs') parentPort.postMessage({ bytes: Buffer.from(number), replaced: ['王'] });
    else if (number !== 'never') parentPort.postMessage({ bytes: Buffer.from(number) });
  });`;
/** Starts the program from its sources, which a Node thread cannot do directly. */
const AS_WRITTEN = `
  import('tsx/esm/api').then(({ tsImport }) =>
    tsImport(${JSON.stringify(join(projectRoot(), 'server.ts'))}, ${JSON.stringify(import.meta.url)}));`;
const startFake = vi.fn(
  () => new Worker(FAKE, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16 } }),
);
const PATIENT = { waiting: 3, drawing: 60_000, idle: 60_000 };

let pdfThread: PdfThread;
afterEach(() => pdfThread.stop());

const fake = (limits: Partial<typeof PATIENT> = {}) => {
  startFake.mockClear();
  const note = vi.fn();
  pdfThread = createPdfThread({ start: startFake, note, limits: { ...PATIENT, ...limits } });
  return note;
};
const draw = (number: string) => pdfThread.draw({ number } as DocumentFacts, 'pdf');
const textOf = async (bytes: Promise<Uint8Array>) => Buffer.from(await bytes).toString();

/** Counts the turns of the event loop until `work` is settled. */
async function turnsUntil(work: Promise<unknown>): Promise<number> {
  const state = { turns: 0, isDone: false };
  void work.finally(() => (state.isDone = true)).catch(() => undefined);
  for (; !state.isDone; state.turns += 1) await turn();
  return state.turns;
}

test('replaced characters of a document are reported with its number', async () => {
  const noteReplaced = vi.fn();
  pdfThread = createPdfThread({ start: startFake, noteReplaced, limits: PATIENT });
  expect(await textOf(draw('signs'))).toBe('signs');
  await draw('RE-1');
  expect(noteReplaced.mock.calls).toEqual([['signs', ['王']]]);
});

test('a document drawn in the thread has the same bytes, and does not block the event loop', async () => {
  pdfThread = createPdfThread({
    start: () => new Worker(AS_WRITTEN, { eval: true }),
    limits: { ...PATIENT, drawing: 600_000 },
  });
  const goods = Array.from({ length: 100 }, (_, index) => ({ gross: 100 + index }));
  const facts = documentFacts({ order: orderOf(goods) });
  // The libraries are loaded in thread and test before the turns are counted.
  const xml = await pdfThread.draw(facts, 'xrechnung');
  expect(Buffer.from(xml).equals(await drawDocument(facts, 'xrechnung'))).toBe(true);
  const beside = pdfThread.draw(facts, 'pdf');
  const turnsBeside = await turnsUntil(beside);
  const here = drawDocument(facts, 'pdf');
  const turnsHere = await turnsUntil(here);
  expect(Buffer.from(await beside).equals(await here)).toBe(true);
  expect(turnsBeside).toBeGreaterThan(10 * turnsHere);
});

test('the thread starts with the first document and draws one after another', async () => {
  fake();
  expect(startFake).not.toHaveBeenCalled();
  expect(await Promise.all(['a', 'b', 'c'].map((name) => textOf(draw(name))))).toEqual([
    'a',
    'b',
    'c',
  ]);
  expect(startFake).toHaveBeenCalledTimes(1);
});

test.each(['crash', 'memory'])(
  'a thread that ends while it draws (%s) fails this document, and the next one has another thread',
  async (fault) => {
    const note = fake();
    const first = draw(fault);
    const second = textOf(draw('second'));
    await expect(first).rejects.toMatchObject({ reason: 'ended' });
    expect(await second).toBe('second');
    expect(startFake).toHaveBeenCalledTimes(2);
    expect(note).toHaveBeenCalledTimes(1);
    expect(note.mock.calls[0]![0].cause).toBeInstanceOf(Error);
  },
);

test('an error of drawing is thrown, and the thread continues', async () => {
  fake();
  await expect(draw('wrong')).rejects.toThrow('no such font');
  expect(await textOf(draw('next'))).toBe('next');
  expect(startFake).toHaveBeenCalledTimes(1);
});

test('one that takes too long is given up, and the next one is drawn', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const note = fake();
  const late = draw('never');
  const next = textOf(draw('next'));
  vi.advanceTimersByTime(PATIENT.drawing);
  await expect(late).rejects.toMatchObject({ reason: 'late' });
  expect(note).toHaveBeenCalledTimes(1);
  expect(await next).toBe('next');
});

test('beyond the maximum queue a document is refused for now', async () => {
  fake();
  const all = Promise.allSettled(['never', 'b', 'c', 'd'].map((name) => draw(name)));
  await expect(draw('e')).rejects.toMatchObject({ reason: 'busy' });
  await pdfThread.stop();
  const ended = { status: 'rejected', reason: expect.objectContaining({ reason: 'ended' }) };
  expect(await all).toEqual([ended, ended, ended, ended]);
});

test('without documents the thread ends, and the next one starts another', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fake();
  await draw('a');
  vi.advanceTimersByTime(PATIENT.idle);
  expect(await textOf(draw('b'))).toBe('b');
  expect(startFake).toHaveBeenCalledTimes(2);
  const [first] = startFake.mock.results;
  // The id of an ended thread is -1.
  expect(first!.value).toMatchObject({ threadId: -1 });
});
