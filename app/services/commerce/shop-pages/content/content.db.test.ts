import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../../../../../tests/support/commerce-context';
import { createTestDatabase, type TestDatabase } from '../../../../../tests/support/database';
import { getBlocks } from './get-blocks';
import { getConfiguration } from '../configuration/get-configuration';
import { getLegalTexts } from './get-legal-texts';

let database: TestDatabase;
let ctx: TestContext;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = await createTestContext(database.pool);
});
afterAll(() => database.drop());

test('getBlocks returns the saved blocks of the language, else an empty list', async () => {
  const block = { name: 'TextCard', type: 'content', meta: { uuid: 'a' }, content: {} };
  await database.pool.query(
    `insert into block_document (identifier, type, lang, blocks) values ('index', 'immutable', 'de', $1)`,
    [JSON.stringify([block])],
  );
  expect(await getBlocks(ctx, { identifier: 'index', type: 'immutable' })).toEqual([block]);
  expect(ctx.tags).toContain('blocks:index');
  const english = { ...ctx, lang: 'en' as const };
  expect(await getBlocks(english, { identifier: 'index', type: 'immutable' })).toEqual([]);
  expect(await getBlocks(ctx, { identifier: 3, type: 'category' })).toEqual([]);
});

test('getConfiguration reads settings', async () => {
  await database.pool.query(`insert into setting (key, value) values ('shopName', '"Farbhaus"')`);
  expect((await getConfiguration(ctx)).shopName).toBe('Farbhaus');
  expect(ctx.tags).toContain('settings');
});

test('getLegalTexts returns HTML and plain text, or null', async () => {
  await database.pool.query(
    `insert into legal_text (type, lang, title, html_text)
     values ('Shipping', 'de', 'Versand', '<h2>Versand &amp; Kosten</h2><p>Wir liefern<br>in zwei Tagen.</p><ul><li>DHL</li></ul>')`,
  );
  expect(await getLegalTexts(ctx, { type: 'Shipping' })).toMatchObject({
    title: 'Versand',
    plainText: 'Versand & Kosten\n\nWir liefern\nin zwei Tagen.\n\n- DHL',
  });
  expect(await getLegalTexts(ctx, { type: 'PrivacyPolicy' })).toBeNull();
});
