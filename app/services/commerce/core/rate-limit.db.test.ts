import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/support/database';
import { isWithinRate, limitRate } from './rate-limit';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => database.pool.query('truncate rate_limit'));
afterAll(() => database.drop());

const HOUR = 3600;
const HOUR_MS = HOUR * 1000;

/** A clock that advances with each call. */
function restlessClock(start: number, steps: number[]) {
  let time = start;
  let looks = 0;
  return () => new Date((time += steps[looks++ % steps.length]!));
}

test('a clock that advances between two calls opens no second window', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.array(fc.integer({ min: 0, max: 7 }), { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 4 }),
      async (offset, steps, max) => {
        const key = `restless:${(run += 1)}`;
        const now = restlessClock(HOUR_MS * 400_000 + offset, steps);
        const ctx = { pool: database.pool, now };
        let passed = 0;
        for (let attempt = 0; attempt < max + 3; attempt += 1) {
          if (await isWithinRate(ctx, key, { max, seconds: HOUR })) passed += 1;
        }
        expect(passed).toBe(max);
        const windows = await database.pool.query('select from rate_limit where key = $1', [key]);
        expect(windows.rowCount).toBe(1);
      },
    ),
    { numRuns: 60 },
  );
});

test('of 40 rivals exactly the allowed number pass, whatever the clock does meanwhile', async () => {
  const ctx = { pool: database.pool, now: restlessClock(HOUR_MS * 400_000, [1, 0, 3]) };
  const limit = { max: 10, seconds: HOUR };
  const rivals = Array.from({ length: 40 }, () => limitRate(ctx, 'order:proof:1', limit));
  const answers = await Promise.allSettled(rivals);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
});

test('the error of a refused client contains the end of the window', async () => {
  const ctx = { pool: database.pool, now: () => new Date(HOUR_MS * 400_000 + 600_500) };
  await limitRate(ctx, 'wait', { max: 1, seconds: HOUR });
  await expect(limitRate(ctx, 'wait', { max: 1, seconds: HOUR })).rejects.toMatchObject({
    key: 'security.tooManyRequests',
    cause: { retryAfter: 3000 },
  });
});
