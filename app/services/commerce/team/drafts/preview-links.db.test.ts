import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestContext, type TestContext } from '../../../../../tests/support/commerce-context';
import { createTestDatabase, type TestDatabase } from '../../../../../tests/support/database';
import type { PageKey } from '../../../operator-api/page-key';
import { createOperator } from '../operators/create-operator';
import { previewLinks } from './preview-links';

const ANNA = 'anna@example.com';
const BERT = 'bert@example.com';
const key: PageKey = { identifier: 'index', type: 'immutable', lang: 'de' };
let time = Date.parse('2026-11-24T08:00:00Z');
let database: TestDatabase;
let ctx: TestContext;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = await createTestContext(database.pool, { now: () => new Date(time) });
  for (const email of [ANNA, BERT]) {
    await createOperator(ctx, { email, name: email, password: 'blaue Wand, weiße Decke' });
  }
});
afterAll(() => database.drop());

/** Id and key of a new link, from its path. */
async function made(author = ANNA) {
  time += 1000;
  await previewLinks(ctx).add(key, author, { days: 1, once: crypto.randomUUID() });
  const [link] = await previewLinks(ctx).list(key, author);
  const [id, secret] = link!.path.split('/').slice(-2) as [string, string];
  return { id, secret };
}
const open = (id: string, secret: string) => previewLinks(ctx).open(id, secret);

test('a link opens its draft only with its own key', async () => {
  const [one, other] = [await made(), await made()];
  expect(await open(one.id, one.secret)).toMatchObject({ key, author: ANNA });
  for (const wrong of [other.secret, '', 'x', one.secret.toUpperCase(), `${one.secret}0`]) {
    expect(await open(one.id, wrong)).toBeNull();
  }
  for (const id of ['0', '999999', `${one.id} or 1=1`]) {
    expect(await open(id, one.secret)).toBeNull();
  }
});

test('a link expires', async () => {
  const { id, secret } = await made();
  time += 24 * 60 * 60 * 1000 - 1;
  expect(await open(id, secret)).not.toBeNull();
  time += 1;
  expect(await open(id, secret)).toBeNull();
});

test('a link is valid while its author is active and may edit', async () => {
  const { id, secret } = await made(BERT);
  const set = (column: string) =>
    database.pool.query(`update operator set ${column} where email = $1`, [BERT]);
  await set('is_active = false');
  expect(await open(id, secret)).toBeNull();
  await set(`is_active = true, rights = '{preview,publish}'`);
  expect(await open(id, secret)).toBeNull();
  await set(`rights = '{edit}'`);
  expect(await open(id, secret)).not.toBeNull();
});

test('authors see and end their own links', async () => {
  const { id, secret } = await made(ANNA);
  const links = previewLinks(ctx);
  expect((await links.list(key, BERT)).map((link) => String(link.id))).not.toContain(id);
  await links.remove(key, BERT, Number(id));
  await links.remove({ ...key, lang: 'en' }, ANNA, Number(id));
  expect(await open(id, secret)).not.toBeNull();
  await links.remove(key, ANNA, Number(id));
  expect(await open(id, secret)).toBeNull();
});
