// Writes the demo catalogue, its CSV files and pictures: npx tsx demo/maker/generate.ts
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allGoods } from './generator/all-goods';
import { catalogueRows, drawnPictures } from './generator/catalogue';
import { csvText } from './generator/csv';
import { writePictures } from './generator/write-pictures';

const folder = join(import.meta.dirname, '..', 'catalogue');
const goods = allGoods();

mkdirSync(folder, { recursive: true });
for (const [name, rows] of Object.entries(catalogueRows(goods))) {
  writeFileSync(join(folder, `${name}.csv`), csvText(rows));
}
const { pictures, drawn } = await writePictures(join(folder, 'images'), drawnPictures(goods));
console.log(`${goods.length} items, ${pictures} pictures, ${drawn} of them drawn anew`);
