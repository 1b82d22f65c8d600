import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { fillBase } from '../../demo/base';
import { createTestDatabase, type TestDatabase } from './database';

/** A database with a shop's constants, and a folder for CSV files, for the tests of a file. */
export function useImportDatabase() {
  let made: TestDatabase;
  const folder = mkdtempSync(join(tmpdir(), 'csv-'));

  beforeAll(async () => {
    made = await createTestDatabase();
    const client = await made.pool.connect();
    await fillBase(client);
    client.release();
  });
  afterAll(async () => {
    await made.drop();
    rmSync(folder, { recursive: true });
  });

  return {
    get pool() {
      return made.pool;
    },
    get url() {
      return made.url;
    },
    async query<T extends Record<string, unknown>>(text: string): Promise<T[]> {
      return (await made.pool.query<T>(text)).rows;
    },
    /** Writes a file of these lines; returns its path. */
    write(name: string, lines: string[]): string {
      const file = join(folder, name);
      writeFileSync(file, lines.join('\n'));
      return file;
    },
  };
}

export const CATEGORIES = [
  'category;parent;name_de;name_en',
  'paint;;Farben;Paints',
  'wall;paint;Wandfarben;Wall paints',
];
export const ITEMS = [
  'item;categories;name_de;name_en;description_de',
  'sage;wall|paint;Wandfarbe Salbei;Wall paint sage;<p>Schön.</p>',
  'mint;wall;Wandfarbe Minze;;"<b onclick=""x()"">Kühl</b>"',
];
export const VARIATIONS = [
  'variation;item;number;unit;content;stock;price;special_offer;special_offer_from;special_offer_to;graduated_prices',
  'sage-1;sage;N1;LTR;2,5;10;24,95;19.95;today-3;today+3;10:22,95|25:20,95',
  'sage-2;sage;N2;LTR;10;4;79,95;;;;',
  'mint-1;mint;N3;MLT;750;unlimited;12,95;;;;',
];

/** Two kinds of wall paint, in the wrong order on purpose: the importer sorts by dependencies. */
export function smallCatalogue(write: (name: string, lines: string[]) => string): string[] {
  return [
    write('variations.csv', VARIATIONS),
    write('items.csv', ITEMS),
    write('categories.csv', CATEGORIES),
  ];
}
