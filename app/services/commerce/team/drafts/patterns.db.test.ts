import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../../../../../tests/support/commerce-context';
import { createTestDatabase, type TestDatabase } from '../../../../../tests/support/database';
import type { NewPattern } from '../../../operator-api/patterns';
import { patterns } from './patterns';

const ANNA = 'anna@example.com';
let database: TestDatabase;
let ctx: TestContext;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = await createTestContext(database.pool);
});
afterAll(() => database.drop());
beforeEach(() => database.pool.query('truncate block_pattern'));

const pattern = (name: string, some: Partial<NewPattern> = {}): NewPattern => ({
  name,
  lang: 'de',
  blocks: [{ name: 'TextCard', type: 'content', meta: { uuid: 'a' }, content: { text: {} } }],
  once: name,
  ...some,
});
const names = async (lang: 'de' | 'en' = 'de') =>
  (await patterns(ctx).list(lang)).map(({ name }) => name);

test('patterns are listed by name, those in the language of the page first', async () => {
  for (const name of ['b', 'C', 'a']) await patterns(ctx).add(ANNA, pattern(name));
  await patterns(ctx).add(ANNA, pattern('English', { lang: 'en' }));
  expect(await names()).toEqual(['a', 'b', 'C', 'English']);
  expect(await names('en')).toEqual(['English', 'a', 'b', 'C']);
});

test('a form that is sent twice stores one, and its content is found again', async () => {
  await Promise.all([1, 2].map(() => patterns(ctx).add(ANNA, pattern('a'))));
  const { id } = (await patterns(ctx).list('de'))[0]!;
  const { blocks, lang } = pattern('a');
  expect(await patterns(ctx).find(id)).toEqual({ id, name: 'a', author: ANNA, blocks, lang });
  await patterns(ctx).add('bert@example.com', pattern('a'));
  expect(await names()).toEqual(['a', 'a']);
});

test('patterns are renamed and removed; a removed one stays removed', async () => {
  await patterns(ctx).add(ANNA, pattern('a'));
  const { id } = (await patterns(ctx).list('de'))[0]!;
  expect(await patterns(ctx).rename(id, 'b')).toBe(true);
  expect(await names()).toEqual(['b']);
  await patterns(ctx).remove(id);
  expect(await names()).toEqual([]);
  expect(await patterns(ctx).find(id)).toBeNull();
  expect(await patterns(ctx).rename(id, 'c')).toBe(false);
});

test('the number of patterns is limited; repeating the last form is not refused', async () => {
  await database.pool.query(
    `insert into block_pattern (name, lang, blocks, author, once)
     select 'x', 'de', '[]', $1, n::text from generate_series(1, 200) n`,
    [ANNA],
  );
  await patterns(ctx).add(ANNA, pattern('a', { once: '200' }));
  const tooMany = { key: 'blocks.tooManyPatterns', code: 422 };
  await expect(patterns(ctx).add(ANNA, pattern('a'))).rejects.toMatchObject(tooMany);
});
