import { allGoods } from './all-goods';
import { MANUFACTURERS, RESPONSIBLE_PERSONS } from './companies';
import { attributeRows, COUPONS, GIFT_CARDS, propertyRows, shadeRows, TAGS } from './constants';
import type { CsvRow } from './csv';
import type { DrawnPicture, Goods } from './goods';
import { fileOf } from './picture-files';
import { reviewRows } from './reviews';
import { historyRows, itemRow, variationKey, variationRow } from './rows';
import { synonymRows } from './synonyms';
import { categoryRows } from './tree';

/** The rows of every file of the demo catalogue, by its name. */
export function catalogueRows(goods = allGoods()): Record<string, readonly CsvRow[]> {
  const sizes = goods.flatMap((item, index) =>
    item.variations.map((size, at) => ({ item, size, index, at })),
  );
  return {
    categories: categoryRows(),
    manufacturers: MANUFACTURERS,
    'responsible-persons': RESPONSIBLE_PERSONS,
    shades: shadeRows(),
    attributes: attributeRows(),
    properties: propertyRows(),
    tags: TAGS,
    items: goods.map(itemRow),
    variations: sizes.map(({ item, size, index, at }, nth) =>
      variationRow(item, size, index, at, nth + 1),
    ),
    images: goods.flatMap(imageRows),
    bundles: goods.flatMap(bundleRows),
    relations: relationRows(goods),
    reviews: reviewRows(goods),
    coupons: COUPONS,
    'gift-cards': GIFT_CARDS,
    synonyms: synonymRows(),
    'price-history': sizes.flatMap(({ item, size, index, at }) =>
      historyRows(item, size, index, at),
    ),
  };
}

/** Every picture the goods name, once. */
export function drawnPictures(goods: readonly Goods[]): DrawnPicture[] {
  const all = goods.flatMap(({ pictures, variations }) => [
    ...pictures,
    ...variations.flatMap((size) => size.pictures ?? []),
  ]);
  return [...new Map(all.map((picture) => [picture.file, picture])).values()];
}

function bundleRows(bundle: Goods) {
  return (bundle.parts ?? []).map(({ variation, quantity }, position) => ({
    bundle: variationKey(bundle, bundle.variations[0]!),
    component: variation,
    quantity,
    position,
  }));
}

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
    file: fileOf(picture),
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
