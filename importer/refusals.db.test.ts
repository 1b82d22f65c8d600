import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { smallCatalogue, useImportDatabase } from '../tests/support/import-database';
import { importCatalogue } from './';

// Refusals of the database or the disk are reported as sentences, like those of the importer.

const database = useImportDatabase();
const { write } = database;

beforeEach(async () => {
  await database.pool.query('truncate item, category, property restart identity cascade');
  await importCatalogue(database.pool, smallCatalogue(write));
});

const problemsOf = async (...files: string[]) =>
  (await importCatalogue(database.pool, files)).problems;

test('a maximum below the stored minimum is reported with its line', async () => {
  await database.pool.query(
    `update variation set minimum_order_quantity = 5, interval_order_quantity = 5 where number = 'N1'`,
  );
  const file = write('most.csv', ['variation;maximum_order_quantity', 'sage-2;3', 'sage-1;3']);
  expect(await problemsOf(file)).toEqual([
    {
      file: 'most.csv',
      line: 3,
      column: 'maximum_order_quantity',
      reason: 'is less than the minimum: of one that is not in this file, the stored one counts',
    },
  ]);
});

test('a changed type of a property whose values are shades is reported with its line', async () => {
  await importCatalogue(database.pool, [
    write('properties.csv', ['property;name_de;value_type;values_from', 'wish;Wunsch;text;shade']),
  ]);
  const file = write('types.csv', ['property;name_de;value_type', 'wish;Wunsch;int']);
  expect(await problemsOf(file)).toEqual([
    {
      file: 'types.csv',
      line: 2,
      column: 'value_type',
      reason: 'is text where values_from is shade: empty values_from first, or leave this as it is',
    },
  ]);
});

test('a broken link is reported with its line, and its text is imported', async () => {
  const file = write('links.csv', [
    'item;name_de;description_de',
    `sage;Salbei;<a href='hersteller.example/a.pdf'>Blatt</a> <a href='www.hersteller.example'>Mehr</a>`,
  ]);
  expect(await problemsOf(file)).toEqual([
    {
      file: 'links.csv',
      line: 2,
      column: 'description_de',
      reason:
        'the link to "hersteller.example/a.pdf" has no address of the web (https://…) and is left as text',
    },
  ]);
  const { rows } = await database.pool.query(
    `select description from item_text where name1 = 'Salbei' and lang = 'de'`,
  );
  expect(rows).toEqual([
    { description: 'Blatt <a href="https://www.hersteller.example">Mehr</a>' },
  ]);
});

test('a part that is listed twice in a set is reported with both its lines', async () => {
  const file = write('bundles.csv', [
    'bundle;component;quantity',
    'mint-1;sage-1;1',
    'mint-1;sage-1;2',
  ]);
  const reason = 'the same thing stands in several of these lines: leave one of them';
  expect(await problemsOf(file)).toEqual([
    { file: 'bundles.csv', line: 2, column: '', reason },
    { file: 'bundles.csv', line: 3, column: '', reason },
  ]);
});

test('goods deleted while the file was read are reported as such', async () => {
  // References of a file are looked up once; here one is deleted afterwards.
  await database.pool.query(`
    create function drop_sage() returns trigger language plpgsql as
      $$ begin delete from item where external_id = 'sage'; return new; end $$;
    create trigger drop_sage before insert on variation for each row execute function drop_sage()`);
  const file = write('variations.csv', ['variation;item;number;price', 'new;sage;N9;5']);
  try {
    expect(await problemsOf(file)).toMatchObject([
      {
        line: 2,
        reason: expect.stringMatching(/^what it refers to is gone .*import the file again/),
      },
    ]);
  } finally {
    await database.pool.query('drop function drop_sage cascade');
  }
});

test('a folder instead of a file is reported by its name', async () => {
  const folder = join(dirname(write('x.csv', [])), 'goods');
  mkdirSync(folder);
  expect(await problemsOf(folder)).toEqual([
    { file: 'goods', line: 1, column: '', reason: `"${folder}" is a folder, not a file` },
  ]);
});

test.each([
  ['manufacturers', 'manufacturer;name;town;contact_url;url;logo', 'm;M;Ort'],
  ['persons', 'responsible_person;name;town;contact_url;url;logo', 'p;P;Ort'],
  ['categories', 'category;name_de;canonical_link_de;canonical_link_en;image', 'paint;Farbe'],
  ['properties', 'property;name_de;value;value_de;download_link', 'sheet;Blatt;pdf;PDF'],
  ['attributes', 'attribute;name_de;value;value_de;image_url', 'gloss;Glanz;matt;matt'],
])('%s: script is no address, and the column is named', async (name, header, row) => {
  const columns = header.split(';').slice(row.split(';').length);
  for (const bad of ['javascript:alert(1)', 'data:text/html,x', 'kein Link', '//fremd.example']) {
    for (const [at, column] of columns.entries()) {
      const cells = columns.map((_, i) => (i === at ? bad : ''));
      const file = write(`${name}.csv`, [header, [row, ...cells].join(';')]);
      expect(await problemsOf(file)).toMatchObject([
        { line: 2, column, reason: expect.stringContaining(`"${bad}" is n`) },
      ]);
    }
  }
});

test('addresses of the web are taken, also as they are printed', async () => {
  const rows = [
    'm1;M;Ort;https://werk.example/kontakt;www.werk.example;/media/logo.png',
    'm2;M;Ort;info@werk.example;werk.example;https://werk.example/logo.png',
    'm3;M;Ort;;;',
  ];
  const header = 'manufacturer;name;town;contact_url;url;logo';
  expect(await problemsOf(write('makers.csv', [header, ...rows]))).toEqual([]);
  const pages = write('pages.csv', [
    'category;name_de;canonical_link_de;canonical_link_en',
    "paint;Farbe;/farben;'",
  ]);
  expect(await problemsOf(pages)).toEqual([]);
  const sheets = ['/media/blatt.pdf', 'https://werk.example/blatt.pdf', 'www.werk.example/b.pdf'];
  const links = sheets.map((link, i) => `sheet;Blatt;pdf${i};PDF;${link}`);
  const properties = write('sheets.csv', [
    'property;name_de;value;value_de;download_link',
    ...links,
  ]);
  expect(await problemsOf(properties)).toEqual([]);
});
