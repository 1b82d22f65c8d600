// Writes the demo catalogue as CSV files: npx tsx database/demo/generate.ts
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allGoods } from './generator/all-goods';
import { MANUFACTURERS, RESPONSIBLE_PERSONS } from './generator/companies';
import { attributeRows, COUPONS, propertyRows, shadeRows, TAGS } from './generator/constants';
import { writeCsv } from './generator/csv';
import type { DrawnPicture, Goods } from './generator/goods';
import { reviewRows } from './generator/reviews';
import { historyRows, itemRow, variationKey, variationRow } from './generator/rows';
import { synonymRows } from './generator/synonyms';
import { categoryRows } from './generator/tree';

const folder = join(import.meta.dirname, 'catalogue');

function imageRows(goods: Goods) {
  return [
    ...goods.pictures.map((picture, at) => imageRow(goods, '', picture, at)),
    ...goods.variations.flatMap((size) =>
      (size.pictures ?? []).map((picture, at) =>
        imageRow(goods, variationKey(goods, size), picture, at),
      ),
    ),
  ];
}

function imageRow(goods: Goods, variation: string, picture: DrawnPicture, position: number) {
  return {
    item: goods.key,
    variation,
    file: picture.file,
    position,
    name_de: picture.name[0],
    name_en: picture.name[1],
    alternate_de: picture.alternate[0],
    alternate_en: picture.alternate[1],
  };
}

/** Goods of the same line in neighbouring shades look alike. */
function relationRows(goods: Goods[]) {
  const known = new Set(goods.map(({ key }) => key));
  return goods.flatMap((item, index) => {
    const line = item.shade && item.key.slice(0, item.key.indexOf('-'));
    const alike = line
      ? [1, 2, 3]
          .map((step) => goods[index + step] ?? goods[index - step])
          .filter((other) => other?.key.startsWith(`${line}-`))
      : [];
    return [
      ...item.accessories
        .filter((key) => known.has(key) && key !== item.key)
        .map((key) => [key, 'Accessory'] as const),
      ...alike.map((other) => [other?.key ?? '', 'Similar'] as const),
    ].map(([related_item, relation], position) => ({
      item: item.key,
      related_item,
      relation,
      position,
    }));
  });
}

function writeCatalogue(): void {
  mkdirSync(folder, { recursive: true });
  const write = (name: string, rows: Parameters<typeof writeCsv>[1]) =>
    writeCsv(join(folder, `${name}.csv`), rows);
  const goods = allGoods();
  let number = 0;

  write('categories', categoryRows());
  write('manufacturers', MANUFACTURERS);
  write('responsible-persons', RESPONSIBLE_PERSONS);
  write('shades', shadeRows());
  write('attributes', attributeRows());
  write('properties', propertyRows());
  write('tags', TAGS);
  write('items', goods.map(itemRow));
  write(
    'variations',
    goods.flatMap((item, index) =>
      item.variations.map((size, at) => variationRow(item, size, index, at, (number += 1))),
    ),
  );
  write('images', goods.flatMap(imageRows));
  write(
    'bundles',
    goods.flatMap((item) =>
      (item.components ?? []).map(({ variation, quantity }, position) => ({
        bundle: variationKey(item, item.variations[0]!),
        component: variation,
        quantity,
        position,
      })),
    ),
  );
  write('relations', relationRows(goods));
  write('reviews', reviewRows(goods));
  write('coupons', COUPONS);
  write('synonyms', synonymRows());
  write(
    'price-history',
    goods.flatMap((item, index) =>
      item.variations.flatMap((size, at) => historyRows(item, size, index, at)),
    ),
  );

  const drawings = new Map(
    goods
      .flatMap(({ pictures, variations }) => [
        ...pictures,
        ...variations.flatMap((size) => size.pictures ?? []),
      ])
      .map(({ file, spec }) => [file, spec] as const),
  );
  const lines = [...drawings].map((drawing) => JSON.stringify(drawing));
  writeFileSync(join(folder, 'drawings.ndjson'), `${lines.join('\n')}\n`);
  console.log(`${goods.length} items, ${number} variations, ${drawings.size} drawings`);
}

writeCatalogue();
