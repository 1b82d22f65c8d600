import { expect, test } from 'vitest';
import { createPictureTurns } from './picture-turns';

/** Pictures that are finished by the test; records the order in which they were begun. */
function pictures(limit: number) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const take = createPictureTurns(
    (path) => {
      begun.push(path);
      return new Promise((resolve) => ends.set(path, () => resolve(true)));
    },
    { limit },
  );
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  async function end(path: string) {
    ends.get(path)!();
    await settle();
  }
  return { take, begun, end, settle };
}

const names = (count: number, of: string) => Array.from({ length: count }, (_, i) => `${of}${i}`);

test('a visitor is next, however many pictures another client requested before', async () => {
  const { take, begun, end, settle } = pictures(2);
  for (const path of names(150, 'stranger')) void take(path, '192.0.2.1').catch(() => undefined);
  const visitors = Promise.all(names(2, 'visitor').map((path) => take(path, '198.51.100.1')));
  await settle();
  expect(begun).toEqual(['stranger0', 'stranger1']);
  await end('stranger0');
  await end('stranger1');
  await end('visitor0');
  await end('stranger2');
  await end('visitor1');
  expect(await visitors).toEqual([true, true]);
  expect(begun.slice(0, 5)).toEqual([
    'stranger0',
    'stranger1',
    'visitor0',
    'stranger2',
    'visitor1',
  ]);
});

test('in a full queue a client with many requests loses one and is asked to come back', async () => {
  const { take, end, settle } = pictures(1);
  const refused: unknown[] = [];
  for (const path of names(300, 'stranger'))
    void take(path, '192.0.2.1').catch((error: unknown) => refused.push(error));
  const visitor = take('visitor', '198.51.100.1');
  await settle();
  expect(refused).toHaveLength(100);
  expect(refused[0]).toMatchObject({
    refusal: { status: 503, headers: { 'Retry-After': '10' } },
  });
  await end('stranger0');
  await end('visitor');
  expect(await visitor).toBe(true);
});

test('a picture in progress is rendered once for all requests, and takes one slot', async () => {
  const { take, begun, end, settle } = pictures(2);
  const asked = ['192.0.2.1', '198.51.100.1', '203.0.113.1'].map((address) => take('one', address));
  const other = take('other', '203.0.113.2');
  await settle();
  expect(begun).toEqual(['one', 'other']);
  await end('one');
  expect(await Promise.all(asked)).toEqual([true, true, true]);
  await end('other');
  expect(await other).toBe(true);
});

test('a picture that cannot be rendered releases its slot', async () => {
  const take = createPictureTurns(
    async (path) => {
      if (path === 'broken') throw new Error('broken');
      return path === 'there';
    },
    { limit: 1 },
  );
  await expect(take('broken', '192.0.2.1')).rejects.toThrow('broken');
  expect(await take('there', '192.0.2.1')).toBe(true);
  expect(await take('missing', '192.0.2.1')).toBe(false);
});
