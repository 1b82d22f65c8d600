import { expect, test } from 'vitest';
import { createWantedGoods } from './wanted-goods';

test('at first all goods are wanted, later those that changed', async () => {
  const wanted = createWantedGoods();
  await wanted.some();
  expect([wanted.takeAll(), wanted.takeAll()]).toEqual([true, false]);
  let woken = 0;
  const waiting = wanted.some().then(() => (woken += 1));
  wanted.add(['settings', 'listing:3']);
  await Promise.resolve();
  expect(woken).toBe(0);
  wanted.add(['item:7', 'listing:3', 'item:12']);
  await waiting;
  wanted.add(['item:7']);
  expect([wanted.takeChanged(), wanted.takeChanged()]).toEqual([[7, 12], []]);
});

test.each(['everything', ['catalogue']] as const)('%s may concern all', async (change) => {
  const wanted = createWantedGoods();
  wanted.takeAll();
  const waiting = wanted.some();
  wanted.add(change === 'everything' ? change : [...change]);
  await waiting;
  expect(wanted.takeAll()).toBe(true);
});
