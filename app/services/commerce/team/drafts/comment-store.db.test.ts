import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../../../../../tests/support/commerce-context';
import { createTestDatabase, type TestDatabase } from '../../../../../tests/support/database';
import type { PageKey } from '../../../operator-api/page-key';
import { createOperator } from '../operators/create-operator';
import { commentStore } from './comment-store';

const ANNA = 'anna@example.com';
const BERT = 'bert@example.com';
const key: PageKey = { identifier: 'index', type: 'immutable', lang: 'de' };
let database: TestDatabase;
let ctx: TestContext;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = await createTestContext(database.pool);
  for (const [email, name] of [
    [ANNA, 'Anna'],
    [BERT, 'Bert'],
  ] as const) {
    await createOperator(ctx, { email, name, password: 'blaue Wand, weiße Decke' });
  }
});
afterAll(() => database.drop());
beforeEach(() => database.pool.query('truncate page_comment'));

const comments = () => commentStore(ctx);
const say = (words: string, block = 'a', author = ANNA) =>
  comments().begin(key, author, { block, blockName: 'TextCard', words, once: crypto.randomUUID() });
const reply = (discussion: number, words: string, author = BERT) =>
  comments().answer(key, author, discussion, { words, once: crypto.randomUUID() });
const open = async () => (await comments().count(key)).open;
const shownComments = async (author = ANNA) =>
  (await comments().list(key, author)).map(({ words, answers }) => [
    words,
    ...answers.map((answer) => answer.words),
  ]);
/** The first answer of the first discussion. */
async function firstAnswer(): Promise<number> {
  const [discussion] = await comments().list(key, ANNA);
  return discussion!.answers[0]!.id;
}

test('comments are listed in their order, with answers and authors, and whether they are one’s own', async () => {
  const first = await say('Zu lang');
  await say('Schön', 'b', BERT);
  await reply(first, 'Gekürzt');
  expect(await shownComments()).toEqual([['Zu lang', 'Gekürzt'], ['Schön']]);
  const [one] = await comments().list(key, BERT);
  expect(one).toMatchObject({ by: 'Anna', isOwn: false, block: 'a', blockName: 'TextCard' });
  expect(one!.answers).toMatchObject([{ by: 'Bert', isOwn: true }]);
  expect(await open()).toEqual({ a: 1, b: 1 });
});

test('a settled discussion is not counted, and an answer reopens it', async () => {
  const first = await say('Zu lang');
  const { stamp } = await comments().count(key);
  expect(await comments().settle(key, BERT, first, true)).toBe(true);
  expect(await open()).toEqual({});
  expect((await comments().count(key)).stamp).not.toBe(stamp);
  expect((await comments().list(key, ANNA))[0]!.settled).toMatchObject({ by: 'Bert' });
  await reply(first, 'Doch nicht');
  expect(await open()).toEqual({ a: 1 });
  await comments().settle(key, ANNA, first, true);
  await comments().settle(key, ANNA, first, false);
  expect((await comments().list(key, ANNA))[0]!.settled).toBeNull();
});

test('authors delete only their own comments; an answered one keeps its position', async () => {
  const first = await say('Zu lang');
  await reply(first, 'Gekürzt');
  const answer = await firstAnswer();
  expect(await comments().remove(key, ANNA, answer)).toBe(false);
  expect(await comments().remove(key, BERT, first)).toBe(false);
  expect(await shownComments()).toEqual([['Zu lang', 'Gekürzt']]);
  expect(await comments().remove(key, ANNA, first)).toBe(true);
  expect(await shownComments()).toEqual([['', 'Gekürzt']]);
  expect(await comments().remove(key, BERT, answer)).toBe(true);
  expect(await shownComments()).toEqual([]);
});

test('comments of another page or language cannot be listed, answered, settled or deleted', async () => {
  const first = await say('Zu lang');
  for (const other of [
    { ...key, lang: 'en' },
    { ...key, identifier: 7, type: 'category' },
  ] as PageKey[]) {
    expect(await comments().list(other, ANNA)).toEqual([]);
    expect(await comments().answer(other, ANNA, first, { words: 'x', once: 'x' })).toBe(false);
    expect(await comments().settle(other, ANNA, first, true)).toBe(false);
    expect(await comments().remove(other, ANNA, first)).toBe(false);
  }
  expect(await shownComments()).toEqual([['Zu lang']]);
});

test('a form that is sent twice is stored once, also concurrently', async () => {
  const comment = { block: 'a', blockName: 'TextCard', words: 'Zu lang', once: 'form' };
  const [one, other] = await Promise.all([
    comments().begin(key, ANNA, comment),
    comments().begin(key, ANNA, comment),
  ]);
  expect(other).toBe(one);
  expect(await shownComments()).toEqual([['Zu lang']]);
  await comments().begin(key, BERT, comment);
  expect(await shownComments()).toHaveLength(2);
});

test('an answer cannot be answered, nor a deleted comment', async () => {
  const first = await say('Zu lang');
  await reply(first, 'Gekürzt');
  const answer = await firstAnswer();
  expect(await reply(answer, 'x')).toBe(false);
  expect(await comments().settle(key, ANNA, answer, true)).toBe(false);
  await comments().remove(key, BERT, answer);
  await comments().remove(key, ANNA, first);
  expect(await reply(first, 'x')).toBe(false);
});

test('an answer to a comment that is being deleted is stored or refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const first = await say('Zu lang');
    const [isAnswered] = await Promise.all([
      reply(first, 'Gekürzt'),
      comments().remove(key, ANNA, first),
    ]);
    expect((await shownComments()).flat()).toEqual(isAnswered ? ['', 'Gekürzt'] : []);
    await database.pool.query('truncate page_comment');
  }
});

test('a page has a maximum number of comments', async () => {
  await database.pool.query(
    `insert into page_comment (identifier, type, lang, block, block_name, author, words, once, written_at)
     select 'index', 'immutable', 'de', 'a', 'TextCard', 'x', 'x', n, now() from generate_series(1, 1000) n`,
  );
  await expect(say('Zu viel')).rejects.toThrow('comments.tooMany');
});
