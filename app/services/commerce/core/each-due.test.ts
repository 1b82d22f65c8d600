import { expect, test } from 'vitest';
import { eachDue } from './each-due';

type Row = { id: number };

/** A table of due things; a processed one is not due any more. */
function things(count: number, works: (id: number) => boolean) {
  const due = new Set(Array.from({ length: count }, (_, i) => i + 1));
  const tried: number[] = [];
  const run = () =>
    eachDue<Row>({
      name: 'thing',
      find: async (after, limit) =>
        [...due]
          .filter((id) => id > (after?.id ?? 0))
          .slice(0, limit)
          .map((id) => ({ id })),
      async work({ id }) {
        tried.push(id);
        if (!works(id)) throw new Error('broken');
        due.delete(id);
        return true;
      },
    });
  return { due, tried, run };
}

test('hundreds of rows that always fail do not block the others', async () => {
  const { due, run } = things(1203, (id) => id > 1200);
  await expect(run()).rejects.toThrow(/^thing 1: Error: broken; .*; and 1180 more$/);
  expect([...due].filter((id) => id > 1200)).toEqual([]);
});

test('a failed row is tried again at the next run', async () => {
  let isMended = false;
  const { due, run } = things(3, (id) => id !== 1 || isMended);
  await expect(run()).rejects.toThrow('thing 1: Error: broken');
  isMended = true;
  expect(await run()).toBe(1);
  expect(due.size).toBe(0);
});

test('one run processes 200; the next one does the rest', async () => {
  const { due, tried, run } = things(300, () => true);
  expect(await run()).toBe(200);
  expect(tried).toHaveLength(200);
  expect(await run()).toBe(100);
  expect(due.size).toBe(0);
});
