import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../../../../../tests/support/commerce-context';
import { createTestDatabase, type TestDatabase } from '../../../../../tests/support/database';
import type { Operator } from '../../../operator-api/operator';
import { createOperator } from '../../team/operators/create-operator';
import { pictureStorage } from './storage';
import { PICTURE_LIMITS } from './upload-storage-item';

let database: TestDatabase;
let ctx: TestContext;
let english: TestContext;
let by: Operator;
let time = Date.parse('2026-11-22T10:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'storage-'));
const media = join(folder, 'media');

beforeAll(async () => {
  database = await createTestDatabase();
  const now = () => new Date(time);
  ctx = await createTestContext(database.pool, { now });
  english = await createTestContext(database.pool, { now, lang: 'en' });
  const account = { email: 'ada@example.com', name: 'Ada Farbig', password: 'blaue Wand, weiße' };
  by = { id: await createOperator(ctx, account) } as Operator;
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => database.pool.query('truncate picture, rate_limit'));

let count = 0;
const storage = (of = ctx) => pictureStorage(of, media);

/** A unique picture, uploaded by the operator; a minute after the one before. */
async function upload(fileName: string, { alternate = '', shade = (count += 1), of = ctx } = {}) {
  time += 60_000;
  const path = join(folder, `incoming-${time}`);
  const background = { r: shade % 256, g: (shade * 7) % 256, b: 90 };
  const picture = sharp({ create: { width: 1300, height: 650, channels: 3, background } });
  writeFileSync(path, await picture.png().toBuffer());
  return storage(of).doUploadStorageItem({ path, fileName, alternate, by });
}

const names = async (search = '') =>
  (await storage().getStorageItems({ search })).items.map(({ fileName }) => fileName);

test('a picture is stored with its size, its author and an address for each screen', async () => {
  const item = await upload('Flur.png', { alternate: 'Ein heller Flur' });
  const at = (width: number) => `/media/${item.key}/${width}.avif`;
  expect(item).toEqual({
    key: expect.stringMatching(/^[0-9a-f]{64}$/),
    fileName: 'Flur.png',
    width: 1300,
    height: 650,
    size: expect.any(Number),
    eTag: item.key,
    lastModified: new Date(time).toISOString(),
    alternate: 'Ein heller Flur',
    author: 'Ada Farbig',
    publicUrl: at(1300),
    previewUrl: at(320),
    screens: { wideScreen: at(1300), desktop: at(1300), tablet: at(1280), mobile: at(960) },
  });
  expect(await storage().getStorageMetadata({ key: item.key })).toEqual(item);
  expect(await storage().getStorageMetadata({ key: '../../etc/passwd' })).toBeNull();
  expect(readdirSync(join(media, item.key))).toEqual(['source']);
});

describe('the library', () => {
  test('finds every word in names and descriptions, and treats no character as a pattern', async () => {
    await upload('Flur.png', { alternate: 'Ein heller Gang in Salbei' });
    await upload('100%_matt.png');
    await upload('hall.png', { alternate: 'A hall', of: english });
    expect(await names()).toEqual(['hall.png', '100%_matt.png', 'Flur.png']);
    expect(await names('SALBEI flur')).toEqual(['Flur.png']);
    expect(await names('a hall')).toEqual(['hall.png']);
    expect(await names('%')).toEqual(['100%_matt.png']);
    expect(await names("flur' or 1=1 --")).toEqual([]);
    expect(await names('_')).toEqual(['100%_matt.png']);
  });

  test('is read page by page, each picture once', async () => {
    for (let number = 1; number <= 26; number += 1) await upload(`${number}.png`);
    const first = await storage().getStorageItems({});
    expect(first.items).toHaveLength(24);
    const { continuationToken } = first;
    const second = await storage().getStorageItems({ continuationToken });
    expect(second.items.map(({ fileName }) => fileName)).toEqual(['2.png', '1.png']);
    expect(second.continuationToken).toBeNull();
    const unknown = await storage().getStorageItems({ continuationToken: "x'; --" });
    expect(unknown).toEqual({ items: [], continuationToken: null });
  });

  test('has the same picture once, with its descriptions in both languages', async () => {
    const first = await upload('a.png', { shade: 200, alternate: 'Ein Flur' });
    const other = await upload('b.png');
    const [again, rival] = await Promise.all([
      upload('c.png', { shade: 200, of: english, alternate: 'A hall' }),
      upload('c.png', { shade: 200, of: english, alternate: 'A hall' }),
    ]);
    expect([again.key, rival.key]).toEqual([first.key, first.key]);
    expect(await names()).toEqual(['c.png', 'b.png']);
    expect(again.alternate).toBe('A hall');
    expect((await storage().getStorageMetadata(first))?.alternate).toBe('Ein Flur');
    await storage().describeStorageItem({ key: other.key, alternate: 'Ein Bad' });
    await storage().describeStorageItem({ key: other.key, alternate: 'Etwas anderes' });
    expect((await storage().getStorageMetadata(other))?.alternate).toBe('Ein Bad');
    expect((await storage(english).getStorageMetadata(other))?.alternate).toBe('');
  });
});

test('the uses of a picture are listed, and its description can be changed', async () => {
  const { key, publicUrl } = await upload('a.png', { alternate: 'Ein Flur' });
  const other = await upload('b.png');
  const block = JSON.stringify([{ content: { image: { desktop: publicUrl } } }]);
  const insert = `insert into block_document (identifier, type, lang, blocks, version)
    values ('7', 'category', 'de', $1, 1)`;
  await database.pool.query(insert, [block]);
  for (const identifier of ['7', '8']) {
    await database.pool.query(
      `insert into block_draft (identifier, type, lang, author, blocks, version, step, history, updated_at)
       values ($1, 'category', 'de', 'ADA@example.com', $2, 1, 1, '{}', now())`,
      [identifier, block],
    );
  }
  const page = (identifier: number) => ({ identifier, type: 'category', lang: 'de' });
  expect(await storage().getStorageUses({ key })).toEqual([
    { page: page(7), draftOf: null },
    { page: page(8), draftOf: 'Ada Farbig' },
  ]);
  expect(await storage().getStorageUses(other)).toEqual([]);
  await storage().changeStorageItem({ key, alternate: 'Ein Gang' });
  await storage(english).changeStorageItem({ key, alternate: '' });
  expect((await storage().getStorageMetadata({ key }))?.alternate).toBe('Ein Gang');
});

test('a file that is no picture is refused and leaves nothing', async () => {
  const before = readdirSync(media);
  const path = join(folder, 'incoming');
  writeFileSync(path, '<svg onload="alert(1)"/>');
  const sent = storage().doUploadStorageItem({ path, fileName: 'a.png', alternate: '', by });
  await expect(sent).rejects.toMatchObject({
    key: 'storage.refused',
    code: 422,
    cause: { reason: 'fileContent' },
  });
  expect(await names()).toEqual([]);
  expect(readdirSync(media)).toEqual(before);
});

test('uploads of an operator are limited by the hour', async () => {
  await database.pool.query(
    `insert into rate_limit (key, window_start, count) values ($1, $2, $3)`,
    [
      `picture:hour:operator:${by.id}`,
      new Date(time + 60_000 - ((time + 60_000) % 3_600_000)),
      PICTURE_LIMITS.hour.max,
    ],
  );
  await expect(upload('a.png')).rejects.toMatchObject({ key: 'security.tooManyRequests' });
});

test('an impossible key or word finds nothing', async () => {
  await upload('blau.png');
  expect(await names('\0')).toEqual(['blau.png']);
  expect(await names('rot\0')).toEqual([]);
  for (const strange of ['\0', 'x'.repeat(100_000), '../blau']) {
    expect(await storage().getStorageMetadata({ key: strange })).toBeNull();
    const after = await storage().getStorageItems({ continuationToken: strange });
    expect(after.items).toEqual([]);
  }
});
