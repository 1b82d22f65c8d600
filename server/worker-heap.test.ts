import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { workerArguments } from './worker-heap';

test('a worker has a heap limit, the other arguments of its parent, and no second limit', () => {
  const [kept, bound] = workerArguments(['--enable-source-maps']);
  expect(kept).toBe('--enable-source-maps');
  const script = 'console.log(require("v8").getHeapStatistics().heap_size_limit / 2 ** 20)';
  const megabytes = Number(execFileSync(process.execPath, [bound!, '-e', script]));
  expect(megabytes).toBeGreaterThanOrEqual(1_536);
  expect(megabytes).toBeLessThan(1_700);

  expect(workerArguments(['--max-old-space-size=700'])).toEqual(['--max-old-space-size=700']);
  expect(workerArguments([], '--max_old_space_size=700')).toEqual([]);
});
