import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../tests/support/database';
import { formGuard } from './form-guard';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const guard = (address = '203.0.113.7') =>
  formGuard({ pool: database.pool, now: () => new Date('2026-11-23T09:00:00Z') }, address);

test('of twenty concurrent forms with one token and different contents, one is first', async () => {
  const sent = Array.from({ length: 20 }, (_, i) => guard().spend('nonce', Buffer.from([i])));
  const results = await Promise.all(sent);
  expect(results.toSorted()).toEqual(['first', ...Array.from({ length: 19 }, () => 'other')]);
});

test('the same content again is recognised, and the token itself is not stored', async () => {
  expect(await guard().spend('mine', Buffer.from('a'))).toBe('first');
  expect(await guard().spend('mine', Buffer.from('a'))).toBe('again');
  expect(await guard().spend('mine', Buffer.from('b'))).toBe('other');
  const { rows } = await database.pool.query('select nonce_hash from form_token');
  expect(rows.map((row) => row.nonceHash.toString())).not.toContain('mine');
});

test('an address may send each form thirty times an hour, an IPv6 network counts as one', async () => {
  const send = (i: number) => guard(`2001:db8::${i.toString(16)}`).limit('contact');
  for (let i = 0; i < 30; i += 1) await send(i);
  await expect(send(31)).rejects.toMatchObject({ key: 'security.tooManyRequests' });
  await guard('2001:db8::1').limit('newsletter');
  await guard().limit('contact');
});
