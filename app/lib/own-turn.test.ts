import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ownTurn } from './own-turn.server';

test('each of several long tasks has its own turn, and short work runs between them', async () => {
  const order: string[] = [];
  const pieces = ['page 1', 'page 2', 'page 3'].map(async (page) => {
    await ownTurn();
    order.push(page);
  });
  for (const step of ['connection', 'statement']) {
    await setImmediate();
    order.push(step);
  }
  await Promise.all(pieces);
  expect(order).toEqual(['page 1', 'connection', 'page 2', 'statement', 'page 3']);
});
