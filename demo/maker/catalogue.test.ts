import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { measure } from '../../app/services/images';
import { allGoods } from './generator/all-goods';
import { catalogueRows, drawnPictures } from './generator/catalogue';
import { csvText } from './generator/csv';
import { fileOf } from './generator/picture-files';
import { fingerprint } from './generator/write-pictures';
import { readMeasures } from '../picture-measures';

const folder = join(import.meta.dirname, '..', 'catalogue');
const images = join(folder, 'images');
const goods = allGoods();
const rows = catalogueRows(goods);
const measures = readMeasures(images);

test('the files of the catalogue are what the generator writes, and there are no others', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.csv'));
  expect(files.toSorted()).toEqual(
    Object.keys(rows)
      .map((name) => `${name}.csv`)
      .toSorted(),
  );
  for (const [name, each] of Object.entries(rows)) {
    expect(readFileSync(join(folder, `${name}.csv`), 'utf8') === csvText(each), name).toBe(true);
  }
});

describe('pictures', () => {
  test('every one that is named is there, is the one measured, and no other', () => {
    const named = new Set((rows.images ?? []).map(({ file }) => String(file)));
    const there = readdirSync(images, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.parentPath !== images)
      .map((entry) => `${entry.parentPath.slice(images.length + 1)}/${entry.name}`);
    expect(there.toSorted()).toEqual([...named].toSorted());
    expect([...measures.keys()]).toEqual([...named].toSorted());
    let bytes = 0;
    for (const [file, { hash }] of measures) {
      const content = readFileSync(join(images, file));
      bytes += content.length;
      expect(createHash('sha256').update(content).digest('hex'), file).toBe(hash);
    }
    expect(bytes).toBeLessThan(12_000_000);
  });

  test('are what is drawn today, as far as every twentieth tells', () => {
    for (const picture of drawnPictures(goods).filter((_, at) => at % 20 === 0)) {
      const file = fileOf(picture);
      expect(fingerprint(picture.spec), file).toBe(measures.get(file)?.drawing);
    }
  });

  test('have the measures that an operator’s import would find', async () => {
    for (const [file, { drawing: _drawing, hash: _hash, ...known }] of [...measures].filter(
      (_, at) => at % 100 === 0,
    )) {
      const found = await measure(readFileSync(join(images, file)));
      expect({ ...found, placeholder: '' }, file).toEqual({ ...known, placeholder: '' });
      expect(known.placeholder, file).toMatch(/^data:image\/webp;base64,[\w+/]+=*$/);
    }
  });
});
