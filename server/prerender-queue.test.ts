import { expect, test } from 'vitest';
import { createPrerenderQueue } from './prerender-queue';

test('at first all goods are queued, later those that changed', async () => {
  const queue = createPrerenderQueue();
  await queue.untilFilled();
  expect([queue.takeAll(), queue.takeAll()]).toEqual([true, false]);
  let woken = 0;
  const waiting = queue.untilFilled().then(() => (woken += 1));
  queue.add(['settings', 'listing:3']);
  await Promise.resolve();
  expect(woken).toBe(0);
  queue.add(['item:7', 'listing:3', 'item:12']);
  await waiting;
  queue.add(['item:7']);
  expect([queue.takeChanged(), queue.takeChanged()]).toEqual([[7, 12], []]);
});

test.each(['everything', ['catalogue']] as const)('%s may concern all', async (change) => {
  const queue = createPrerenderQueue();
  queue.takeAll();
  const waiting = queue.untilFilled();
  queue.add(change === 'everything' ? change : [...change]);
  await waiting;
  expect(queue.takeAll()).toBe(true);
});
