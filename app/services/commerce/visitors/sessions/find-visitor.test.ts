import { randomBytes } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import type { Database } from '../../core/database';
import { findVisitor } from './find-visitor';
import { hashOf } from '../../core/hash-of';

/** A database that answers each statement when the test says so. */
function slowDatabase() {
  const asked: { tokens: Buffer[]; answer: () => void; fail: () => void }[] = [];
  const query = ({ values: [tokens] }: { values: [Buffer[]] }) =>
    new Promise((resolve, reject) => {
      const answer = () => resolve({ rows: tokens.map(rowOf) });
      asked.push({ tokens, answer, fail: () => reject(new Error('away')) });
    });
  return { db: { client: { query } } as unknown as Database, asked };
}

/** The session of a token has the number of its first byte. */
function rowOf(token: Buffer, index: number) {
  return {
    place: index + 1,
    id: token[0],
    isCurrent: true,
    keptSince: null,
    cartLines: '',
    wished: '',
  };
}

test('requests during a statement share the next one', async () => {
  const { db, asked } = slowDatabase();
  const tokens: string[] = [];
  const found: Promise<unknown>[] = [];
  const visitors = (count: number) => {
    for (let i = 0; i < count; i += 1) {
      const token = randomBytes(32).toString('base64url');
      tokens.push(token);
      found.push(
        findVisitor(db, token, '', new Date(), async () => 30).then(({ sessionId }) => sessionId),
      );
    }
  };
  const turn = () => new Promise((resolve) => setImmediate(resolve));

  visitors(3);
  await turn();
  visitors(1);
  await turn();
  visitors(2);
  await turn();
  visitors(2);
  await turn();
  expect(asked.map(({ tokens }) => tokens.length)).toEqual([3]);
  asked[0]!.answer();
  await vi.waitFor(() => expect(asked.map(({ tokens }) => tokens.length)).toEqual([3, 5]));
  asked[1]!.answer();
  expect(await Promise.all(found)).toEqual(tokens.map((token) => hashOf(token)[0]));

  visitors(1);
  await turn();
  expect(asked).toHaveLength(3);
  asked[2]!.answer();
  await Promise.all(found);
});

test('a failed statement fails for its own requests; the others are in the next one', async () => {
  const { db, asked } = slowDatabase();
  const ask = () =>
    findVisitor(db, randomBytes(32).toString('base64url'), '', new Date(), async () => 30);
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const failed = expect(ask()).rejects.toThrow('away');
  await turn();
  const late = ask();
  asked[0]!.fail();
  await failed;
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  asked[1]!.answer();
  expect((await late).sessionId).toBe(asked[1]!.tokens[0]![0]);
});
