import { afterEach, beforeEach, expect, test } from 'vitest';
import { freezingDatabase, type FreezingDatabase } from '../tests/fakes/frozen-database';
import { createTestDatabase, type TestDatabase } from '../tests/support/database';
import { listenForChanges, type Change, type Listener } from './listen';

let database: TestDatabase;
let frozen: FreezingDatabase;
let listener: Listener;
let heard: Change[];

beforeEach(async () => {
  database = await createTestDatabase();
  frozen = await freezingDatabase(database.url);
  heard = [];
  listener = await listenForChanges(frozen.url, (change) => heard.push(change), {
    heartbeatMs: 50,
    patienceMs: 1_000,
  });
});
afterEach(async () => {
  await listener.stop();
  await frozen.stop();
  await database.drop();
});

const tell = (tags: string) =>
  database.pool.query(`select pg_notify('shop_invalidation', $1)`, [tags]);

test('an unresponsive server is disconnected, and its missed changes count as everything', async () => {
  frozen.freeze();
  await tell('item:1');
  await expect.poll(() => listener.isConnected()).toBe(false);
  await expect(listener.catchUp()).rejects.toThrow();
  expect(heard).toEqual([]);

  frozen.revive();
  await expect.poll(() => heard).toEqual(['everything']);
  await tell('item:2');
  await expect.poll(() => heard.at(-1)).toEqual(['item:2']);
});

test('concurrent calls share their queries', async () => {
  const warnings: string[] = [];
  const note = (warning: Error) => warnings.push(warning.message);
  process.on('warning', note);
  for (let id = 1; id <= 5; id += 1) {
    await tell(`item:${id}`);
    const waits = Array.from({ length: 8 }, () => listener.catchUp());
    await Promise.all(waits);
    expect(heard.at(-1)).toEqual([`item:${id}`]);
  }
  await new Promise((resolve) => setImmediate(resolve));
  process.off('warning', note);
  // pg 9 refuses a second query on a busy connection.
  expect(warnings).toEqual([]);
});

test('a call during a query is answered by a new query', async () => {
  const before = listener.catchUp();
  await tell('item:7');
  const after = listener.catchUp();
  await before;
  await after;
  expect(heard).toContainEqual(['item:7']);
});
