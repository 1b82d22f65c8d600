import { expect, test } from 'vitest';
import { memory } from './memory';

test('data are stored for half a day, or for the given hours', () => {
  const [day, hour] = [memory<string, number>(), memory<string, number>(1)];
  day.set('a', 1);
  hour.set('a', 1);
  const minutes = [day, hour].map((each) => Math.round(each.getRemainingTTL('a') / 60_000));
  expect(minutes).toEqual([720, 60]);
});

test('of too many entries the latest are stored', () => {
  const known = memory<number, number>();
  for (let i = 0; i <= 20_000; i += 1) known.set(i, i);
  expect([known.get(0), known.get(1)]).toEqual([undefined, 1]);
});
