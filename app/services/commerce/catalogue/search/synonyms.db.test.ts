import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestContext } from '../../../../../tests/support/commerce-context';
import { createTestDatabase, type TestDatabase } from '../../../../../tests/support/database';
import { loadMeanings } from './synonyms';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(`insert into search_synonym (lang, term, meaning) values
    ('de', 'Möbel', 'Kreidefarbe'), ('de', 'alte Möbel', 'Abbeizer'), ('en', 'mobel', 'furniture'),
    ('de', 'Preis', '$& $1 $$')`);
});
afterAll(() => database.drop());

const meaningsOf = async (term: string, lang: 'de' | 'en' = 'de') =>
  loadMeanings(await createTestContext(database.pool, { lang }), term);

test('a synonym in a term is replaced by its meaning, the longest first, in the requested language', async () => {
  expect(await meaningsOf('alte  MÖBEL streichen')).toEqual([
    'Abbeizer streichen',
    'alte Kreidefarbe streichen',
    'alte furniture streichen',
  ]);
  expect((await meaningsOf('Möbel', 'en'))[0]).toBe('furniture');
});

test('whole words only, and no term without one', async () => {
  expect(await meaningsOf('Möbelgriff')).toEqual([]);
  expect(await meaningsOf('')).toEqual([]);
});

test('a meaning is used as it is written', async () => {
  expect(await meaningsOf('guter Preis')).toEqual(['guter $& $1 $$']);
});
