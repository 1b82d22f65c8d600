import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, test, vi } from 'vitest';
import { documentFacts, orderOf } from '../tests/support/document-facts';
import { drawDocument } from '../app/services/documents/draw-document';
import type { DocumentFacts } from '../app/services/documents/document-facts';
import { createPapers, type Papers } from './papers';
import { projectRoot } from './project-root';

/** A thread that draws what the number of a document says. */
const FAKE = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ facts: { number } }) => {
    if (number === 'crash') setImmediate(() => { throw new Error('broken'); });
    else if (number === 'memory') { const all = []; for (;;) all.push(new Array(1e5).fill(all.length)); }
    else if (number === 'wrong') parentPort.postMessage({ problem: 'no such font' });
    else if (number === 'signs') parentPort.postMessage({ bytes: Buffer.from(number), replaced: ['王'] });
    else if (number !== 'never') parentPort.postMessage({ bytes: Buffer.from(number) });
  });`;
/** The program from its sources, which a thread of Node reads in this way alone. */
const AS_WRITTEN = `
  import('tsx/esm/api').then(({ tsImport }) =>
    tsImport(${JSON.stringify(join(projectRoot(), 'server.ts'))}, ${JSON.stringify(import.meta.url)}));`;
const startFake = vi.fn(
  () => new Worker(FAKE, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16 } }),
);
const PATIENT = { waiting: 3, drawing: 60_000, idle: 60_000 };

let papers: Papers;
afterEach(() => papers.stop());

const fake = (limits: Partial<typeof PATIENT> = {}) => {
  startFake.mockClear();
  const note = vi.fn();
  papers = createPapers({ start: startFake, note, limits: { ...PATIENT, ...limits } });
  return note;
};
const paper = (number: string) => papers.draw({ number } as DocumentFacts, 'pdf');
const textOf = async (bytes: Promise<Uint8Array>) => Buffer.from(await bytes).toString();

/** How often the event loop goes round until this is settled. */
async function turnsUntil(work: Promise<unknown>): Promise<number> {
  const state = { turns: 0, isDone: false };
  void work.finally(() => (state.isDone = true)).catch(() => undefined);
  for (; !state.isDone; state.turns += 1) await turn();
  return state.turns;
}

test('signs that a paper has in other letters are told of, with its number', async () => {
  const noteReplaced = vi.fn();
  papers = createPapers({ start: startFake, noteReplaced, limits: PATIENT });
  expect(await textOf(paper('signs'))).toBe('signs');
  await paper('RE-1');
  expect(noteReplaced.mock.calls).toEqual([['signs', ['王']]]);
});

test('a PDF made in the other thread has the same bytes, and this thread stays responsive', async () => {
  papers = createPapers({
    start: () => new Worker(AS_WRITTEN, { eval: true }),
    limits: { ...PATIENT, drawing: 600_000 },
  });
  const goods = Array.from({ length: 100 }, (_, index) => ({ gross: 100 + index }));
  const facts = documentFacts({ order: orderOf(goods) });
  // What draws is loaded on both sides before it is counted.
  const xml = await papers.draw(facts, 'xrechnung');
  expect(Buffer.from(xml).equals(await drawDocument(facts, 'xrechnung'))).toBe(true);
  const beside = papers.draw(facts, 'pdf');
  const turnsBeside = await turnsUntil(beside);
  const here = drawDocument(facts, 'pdf');
  const turnsHere = await turnsUntil(here);
  expect(Buffer.from(await beside).equals(await here)).toBe(true);
  expect(turnsBeside).toBeGreaterThan(10 * turnsHere);
});

test('no paper, no thread; papers are drawn in turn by one', async () => {
  fake();
  expect(startFake).not.toHaveBeenCalled();
  expect(await Promise.all(['a', 'b', 'c'].map((name) => textOf(paper(name))))).toEqual([
    'a',
    'b',
    'c',
  ]);
  expect(startFake).toHaveBeenCalledTimes(1);
});

test.each(['crash', 'memory'])(
  'a thread that ends while it draws (%s) fails this paper, and the next one has another thread',
  async (fault) => {
    const note = fake();
    const first = paper(fault);
    const second = textOf(paper('second'));
    await expect(first).rejects.toMatchObject({ reason: 'ended' });
    expect(await second).toBe('second');
    expect(startFake).toHaveBeenCalledTimes(2);
    expect(note).toHaveBeenCalledTimes(1);
    expect(note.mock.calls[0]![0].cause).toBeInstanceOf(Error);
  },
);

test('what goes wrong while drawing is thrown, and the thread goes on', async () => {
  fake();
  await expect(paper('wrong')).rejects.toThrow('no such font');
  expect(await textOf(paper('next'))).toBe('next');
  expect(startFake).toHaveBeenCalledTimes(1);
});

test('one that takes too long is given up, and the next one is drawn', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const note = fake();
  const late = paper('never');
  const next = textOf(paper('next'));
  vi.advanceTimersByTime(PATIENT.drawing);
  await expect(late).rejects.toMatchObject({ reason: 'late' });
  expect(note).toHaveBeenCalledTimes(1);
  expect(await next).toBe('next');
});

test('so many may wait; the next one is told to come again', async () => {
  fake();
  const all = Promise.allSettled(['never', 'b', 'c', 'd'].map((name) => paper(name)));
  await expect(paper('e')).rejects.toMatchObject({ reason: 'busy' });
  await papers.stop();
  const ended = { status: 'rejected', reason: expect.objectContaining({ reason: 'ended' }) };
  expect(await all).toEqual([ended, ended, ended, ended]);
});

test('without papers the thread ends, and the next one starts another', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fake();
  await paper('a');
  vi.advanceTimersByTime(PATIENT.idle);
  expect(await textOf(paper('b'))).toBe('b');
  expect(startFake).toHaveBeenCalledTimes(2);
  const [first] = startFake.mock.results;
  // A thread that has ended has no number any more.
  expect(first!.value).toMatchObject({ threadId: -1 });
});
