import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../tests/support/database';
import type { Engine } from './engine';
import { followChanges, type Changes } from './follow-changes';
import { createLog } from './log';
import { createPageCache, type PageCache } from './page-cache';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let writer: pg.Client;
let cache: PageCache;
let changes: Changes;

beforeAll(async () => {
  database = await createTestDatabase();
  writer = new pg.Client({ connectionString: database.url });
  await writer.connect();
});
afterAll(async () => {
  await writer.end();
  await database.drop();
});
beforeEach(async () => {
  cache = createPageCache(1e6);
  changes = await followChanges(database.url, cache, createLog('silent'));
  return () => changes.stop();
});

function engine(applyChanges: Engine['applyChanges']): Engine {
  return {
    applyChanges,
    contextFor: () => Promise.reject(new Error('not asked')),
    getVisitorSummary: () => Promise.reject(new Error('not asked')),
    handlePaymentWebhook: () => Promise.reject(new Error('not asked')),
    payingPages: async () => ({ formTargets: [] }),
    startJobs: () => undefined,
    stop: async () => undefined,
  };
}

function keep(path: string, tag: string) {
  const page = { headers: {}, body: { identity: Buffer.from(path) }, etag: path };
  return cache.fill(path, async () => ({ page: { ...page, tags: new Set([tag]) } }));
}

const change = (tags: string) => writer.query(`select pg_notify('shop_invalidation', $1)`, [tags]);

test('a change drops its pages before and after the index has read it', async () => {
  const seen: unknown[] = [];
  changes.engineIs(
    engine(async (tags) => {
      seen.push(tags, cache.get('/before'));
      // A request while the index still has the old goods.
      await keep('/meanwhile', 'item:1');
    }),
  );
  await keep('/before', 'item:1');
  await keep('/other', 'item:2');
  await change('item:1');
  await changes.caughtUp();
  expect(seen).toEqual([['item:1'], undefined]);
  expect(cache.get('/meanwhile')).toBeUndefined();
  expect(cache.get('/other')).toBeDefined();
});

test('a change before the engine is ready is passed to it later', async () => {
  await keep('/', 'item:1');
  await change('item:1');
  await changes.caughtUp();
  expect(cache.get('/')).toBeUndefined();
  const seen: unknown[] = [];
  changes.engineIs(engine(async (tags) => void seen.push(tags)));
  await changes.caughtUp();
  expect(seen).toEqual([['item:1']]);
});

test('a change that the index cannot read drops every page, and the next one is read again', async () => {
  let isBroken = true;
  changes.engineIs(
    engine(async () => {
      if (isBroken) throw new Error('no database');
    }),
  );
  await keep('/', 'item:2');
  await change('item:1');
  await changes.caughtUp();
  expect(cache.get('/')).toBeUndefined();
  isBroken = false;
  await keep('/', 'item:2');
  await change('item:1');
  await changes.caughtUp();
  expect(cache.get('/')).toBeDefined();
});

const BATCH = Array.from({ length: 101 }, (_, n) => `item:${n + 100}`).join(',');

test.each([
  ['the whole catalogue', 'catalogue'],
  ['the batch of an import', BATCH],
])('a form waits for its own goods, not until %s is read again', async (_, tags) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const read: unknown[] = [];
  changes.engineIs(
    engine(async (given) => {
      if (String(given) === tags) await released;
      read.push(given);
    }),
  );
  await change(tags);
  await change('item:1');
  await changes.caughtUp();
  expect(read).toEqual([['item:1']]);
  await keep('/meanwhile', tags.split(',')[0]!);
  release();
  await expect.poll(() => cache.get('/meanwhile')).toBeUndefined();
});

test('ends when the current change has been read', async () => {
  const said: string[] = [];
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  changes.engineIs(
    engine(async () => {
      said.push('reading');
      await released;
      said.push('read');
    }),
  );
  await change('item:1');
  await expect.poll(() => said).toEqual(['reading']);
  const stopped = changes.stop().then(() => said.push('stopped'));
  // The connection is closed by now: only the change delays the end.
  await expect.poll(() => changes.isCurrent()).toBe(false);
  release();
  await stopped;
  expect(said).toEqual(['reading', 'read', 'stopped']);
});

test('the database is reachable as long as it answers in time, however busy this process is', async () => {
  const asked = changes.isReachable();
  const until = performance.now() + 1_100;
  await new Promise((resolve) => setImmediate(resolve));
  while (performance.now() < until);
  expect(await asked).toBe(true);
  await changes.stop();
  expect(await changes.isReachable()).toBe(false);
});
