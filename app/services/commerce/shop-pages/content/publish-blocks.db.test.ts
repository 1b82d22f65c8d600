import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../../../../../tests/support/commerce-context';
import { createTestDatabase, type TestDatabase } from '../../../../../tests/support/database';
import type { Block } from '../../../shop-api';
import { getBlocks } from './get-blocks';
import { draftStore } from '../../team/drafts/draft-store';
import { publishBlocks } from './publish-blocks';

let database: TestDatabase;
let ctx: TestContext;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = await createTestContext(database.pool);
});
afterAll(() => database.drop());
beforeEach(() => database.pool.query('truncate block_document, block_revision, block_draft'));

const page = { identifier: 'index', type: 'immutable', lang: 'de' } as const;
const text = (title: string): Block[] => [
  { name: 'TextCard', type: 'content', meta: { uuid: 'a' }, content: { text: { title } } },
];
const edit = (title: string, version: number, author = 'anna@example.de') => ({
  ...page,
  blocks: text(title),
  version,
  author,
  ends: 'draft' as const,
});
const rows = async (sql: string) => (await database.pool.query(sql)).rows as unknown[];
const revisions = () => rows('select version, author, blocks from block_revision order by version');

test('every publication is the live document and a revision with its author', async () => {
  expect(await publishBlocks(ctx, edit('Eins', 0))).toBe(1);
  expect(await publishBlocks(ctx, edit('Zwei', 1, 'bert@example.de'))).toBe(2);
  expect(await getBlocks(ctx, page)).toEqual(text('Zwei'));
  expect(await revisions()).toEqual([
    { version: 1, author: 'anna@example.de', blocks: text('Eins') },
    { version: 2, author: 'bert@example.de', blocks: text('Zwei') },
  ]);
});

test.each([
  ['an older version', 1],
  ['none', 0],
  ['one that never was', 7],
])('from %s it is refused and changes nothing', async (_, version) => {
  await publishBlocks(ctx, edit('Eins', 0));
  await publishBlocks(ctx, edit('Zwei', 1));
  await expect(publishBlocks(ctx, edit('Drei', version))).rejects.toMatchObject({
    key: 'blocks.conflict',
    code: 409,
    cause: { version: 2 },
  });
  expect(await getBlocks(ctx, page)).toEqual(text('Zwei'));
  expect(await revisions()).toHaveLength(2);
});

test.each([0, 1])('of rivals that publish from version %i, one wins', async (version) => {
  if (version === 1) await publishBlocks(ctx, edit('Zuvor', 0));
  const rivals = Array.from({ length: 6 }, (_, n) => edit(`Rivale ${n}`, version, `r${n}`));
  const results = await Promise.allSettled(rivals.map((rival) => publishBlocks(ctx, rival)));
  const won = results.findIndex(({ status }) => status === 'fulfilled');
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const result of results) {
    if (result.status === 'rejected')
      expect(result.reason).toMatchObject({ key: 'blocks.conflict' });
  }
  expect(await getBlocks(ctx, page)).toEqual(rivals[won]!.blocks);
  expect(await revisions()).toHaveLength(version + 1);
});

test('each author has one draft, which only their own publication deletes', async () => {
  await publishBlocks(ctx, edit('Eins', 0));
  const save = (author: string, title: string, step: number) =>
    draftStore(ctx).save(page, author, { blocks: text(title), version: 1, step, history: {} });
  expect(await save('anna@example.de', 'Entwurf', 1)).toBe(true);
  expect(await save('anna@example.de', 'Anderswo begonnen', 1)).toBe(false);
  expect(await save('anna@example.de', 'Entwurf, weiter', 2)).toBe(true);
  expect(await save('anna@example.de', 'Zu spät', 2)).toBe(false);
  expect(await save('bert@example.de', 'Berts Entwurf', 1)).toBe(true);
  expect(await getBlocks(ctx, page)).toEqual(text('Eins'));
  await publishBlocks(ctx, edit('Entwurf, fertig', 1));
  expect(await rows('select author, version, blocks from block_draft')).toEqual([
    { author: 'bert@example.de', version: 1, blocks: text('Berts Entwurf') },
  ]);
});

test('a document that was not published is stored as a revision before it is overwritten', async () => {
  await database.pool.query(
    `insert into block_document (identifier, type, lang, blocks) values ('index', 'immutable', 'de', $1)`,
    [JSON.stringify(text('Vom Importer'))],
  );
  await publishBlocks(ctx, edit('Neu', 1));
  expect(await revisions()).toEqual([
    { version: 1, author: '', blocks: text('Vom Importer') },
    { version: 2, author: 'anna@example.de', blocks: text('Neu') },
  ]);
});

test('the page of another language is a separate document', async () => {
  await publishBlocks(ctx, edit('Eins', 0));
  await publishBlocks(ctx, { ...edit('One', 0), lang: 'en' });
  expect(await getBlocks(ctx, page)).toEqual(text('Eins'));
  expect(await getBlocks({ ...ctx, lang: 'en' }, page)).toEqual(text('One'));
});

test('an invalid block, and a publication without an author, is refused', async () => {
  const broken = [{ name: 'TextCard' }] as unknown as Block[];
  expect(() => publishBlocks(ctx, { ...edit('x', 0), blocks: broken })).toThrow('type');
  expect(() => publishBlocks(ctx, edit('x', 0, ' '))).toThrow('author');
});
