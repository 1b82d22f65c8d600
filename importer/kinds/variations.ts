import { classIds } from '../kit/customer-classes';
import { defineKind, type ImportContext } from '../kit/kind';
import { BadCell } from '../kit/bad-cell';
import type { References } from '../kit/references';
import { keepVariationPaths } from '../kit/former-paths';
import { absentColumns } from '../kit/texts';
import { nextId, upsert } from '../kit/upsert';
import { writeAttributeValues, attributeValuesOf } from './variation-attributes';
import { checkPrices, writePrices } from './variation-prices';
import { readStock, writeStock } from './variation-stock';
import {
  NEEDED_FOR_NEW,
  variationColumns,
  type OwnedRow,
  type VariationRow,
} from './variation-columns';

const columns = {
  id: 'int',
  external_id: 'text',
  item_id: 'int',
  number: 'text',
  is_active: 'boolean',
  position: 'int',
  availability_id: 'int',
  available_until: 'timestamptz',
  unit_combination_id: 'int',
  minimum_order_quantity: 'int',
  interval_order_quantity: 'int',
  maximum_order_quantity: 'int',
  is_stock_limited: 'boolean',
  vat_class: 'text',
  weight_g: 'int',
  width_mm: 'int',
  height_mm: 'int',
  length_mm: 'int',
  gtin: 'text',
  mpn: 'text',
  customer_classes: 'int[]',
  countries: 'text[]',
  languages: 'text[]',
};
/** Columns that are filled from one cell each. */
const { id: _id, unit_combination_id: _size, is_stock_limited: _limit, ...own } = columns;
const otherNames = {
  item_id: 'item',
  availability_id: 'availability',
};

/** A variation with its attribute values, size, prices and stock. */
export const variations = defineKind({
  name: 'variations',
  signature: ['variation'],
  columns: variationColumns,
  unique: 'variation',
  ids: { id: 'variation' },
  refersTo: [
    'variation',
    'item',
    'attribute',
    'attribute_value',
    'availability',
    'unit',
    'customer_class',
    'country',
  ],
  check(row, { references }) {
    refuseHalfNew(row, references);
    if (row.item) references.need('item', row.item, 'item');
    references.need('availability', String(row.availability), 'availability');
    if (row.unit) references.need('unit', row.unit, 'unit');
    classIds(row.customer_classes, references);
    for (const code of row.countries) references.need('country', code, 'countries');
    attributeValuesOf(row, 0, references);
    readStock(row.stock);
    if (row.maximum_order_quantity && row.maximum_order_quantity < row.minimum_order_quantity) {
      throw new BadCell('maximum_order_quantity', 'is less than the minimum');
    }
    checkPrices(row);
  },
  async write(checked, context) {
    const { client, references, touched } = context;
    const rows = await completeOwners(checked, context);
    await completeSizes(rows, context);
    const sizes = await unitCombinations(rows, context);
    const keepsSize = !['unit', 'content'].some((column) => context.present.has(column));
    await upsert(
      client,
      {
        table: 'variation',
        key: ['external_id'],
        columns,
        // The stock column decides whether stock limits the sale: an empty cell changes nothing.
        keep: [
          'number',
          'is_stock_limited',
          ...(keepsSize ? ['unit_combination_id'] : []),
          ...absentColumns(context, own, '', otherNames),
        ],
        also: 'updated_at = now()',
      },
      rows.map((row) => ({
        ...row,
        external_id: row.variation,
        item_id: references.need('item', row.item, 'item'),
        availability_id: row.availability,
        unit_combination_id: sizes.get(`${row.unit} ${row.content}`),
        customer_classes: classIds(row.customer_classes, references),
        is_stock_limited: readStock(row.stock) !== 'unlimited',
      })),
    );
    if (context.present.has('number')) await writeNumbers(rows, context);
    await references.learn(
      'variation',
      rows.map((row) => row.variation),
    );
    const owned = rows.map((row) => ({
      row,
      id: references.need('variation', row.variation, 'variation'),
      itemId: references.need('item', row.item, 'item'),
    }));
    for (const { itemId } of owned) touched.items.add(itemId);
    await keepVariationPaths(owned, context);
    if (context.present.has('is_main')) await writeMain(owned, context);
    if (context.present.has('attributes')) await writeAttributeValues(owned, context);
    await writePrices(owned, context);
    await writeStock(owned, context);
  },
});

/** Refuses a new variation that lacks a required column. */
function refuseHalfNew(row: VariationRow, references: References): void {
  if (references.find('variation', row.variation) !== undefined) return;
  const missing = NEEDED_FOR_NEW.find((column) => row[column] === undefined);
  if (!missing) return;
  throw new BadCell(
    missing,
    `is missing: there is no variation "${row.variation}" yet, and a new one needs item, number and price`,
  );
}

/** Adds the stored item and number to the rows, if the file has no column for them. */
async function completeOwners(
  rows: VariationRow[],
  { client, present }: ImportContext,
): Promise<OwnedRow[]> {
  const isWhole = present.has('item') && present.has('number');
  const { rows: found } = isWhole
    ? { rows: [] }
    : await client.query<{ variation: string; item: string; number: string }>(
        `select v.external_id as variation, i.external_id as item, v.number
           from variation v join item i on i.id = v.item_id where v.external_id = any($1)`,
        [rows.map((row) => row.variation)],
      );
  const stored = new Map(found.map((owner) => [owner.variation, owner]));
  return rows.map((row) => {
    const { item, number } = { ...stored.get(row.variation), ...row };
    if (item === undefined || number === undefined) {
      throw new BadCell('variation', `there is no variation "${row.variation}" yet`);
    }
    return { ...row, item, number };
  });
}

/**
 * Writes only changed numbers. Numbers are unique, and an upsert with such a column would lock
 * every row as a deletion does: orders and carts with these goods would wait, or deadlock with the
 * import at the stock.
 */
async function writeNumbers(rows: OwnedRow[], { client }: ImportContext) {
  await client.query(
    `update variation v set number = r.number, updated_at = now()
     from unnest($1::text[], $2::text[]) r(external_id, number)
     where v.external_id = r.external_id and v.number <> r.number`,
    [rows.map((row) => row.variation), rows.map((row) => row.number)],
  );
}

/** A size consists of unit and content: the one missing in the file is taken from the variation. */
async function completeSizes(rows: VariationRow[], { client, present }: ImportContext) {
  const isPartly = present.has('unit') !== present.has('content');
  const { rows: found } = isPartly
    ? await client.query<{ variation: string; unit: string; content: number }>(
        `select v.external_id as variation, u.unit_code as unit, u.content_milli as content
           from variation v join unit_combination u on u.id = v.unit_combination_id
          where v.external_id = any($1)`,
        [rows.map((row) => row.variation)],
      )
    : { rows: [] };
  const stored = new Map(found.map((size) => [size.variation, size]));
  for (const row of rows) {
    const size = stored.get(row.variation);
    if (size && !present.has('unit')) row.unit = size.unit;
    if (size && !present.has('content')) row.content = size.content;
    row.unit ||= 'C62';
  }
}

/** Returns the ids of sizes by `unit content`; creates new ones. */
async function unitCombinations(rows: VariationRow[], { client }: ImportContext) {
  const sizes = [...new Set(rows.map((row) => `${row.unit} ${row.content}`))].sort();
  const units = sizes.map((size) => size.split(' ')[0]);
  const contents = sizes.map((size) => Number(size.split(' ')[1]));
  await client.query(
    `insert into unit_combination (id, unit_code, content_milli) overriding system value
     select ${nextId('unit_combination')}, r.* from unnest($1::text[], $2::int[]) r(unit_code, content_milli)
      where not exists (select from unit_combination u
                         where (u.unit_code, u.content_milli) = (r.unit_code, r.content_milli))
     on conflict do nothing`,
    [units, contents],
  );
  const { rows: found } = await client.query<{ id: number; size: string }>(
    `select id, unit_code || ' ' || content_milli as size from unit_combination
     where (unit_code, content_milli) in (select * from unnest($1::text[], $2::int[]))`,
    [units, contents],
  );
  return new Map(found.map(({ id, size }) => [size, id]));
}

/** One main variation an item: the old one is unmarked before the new one is marked. */
async function writeMain(
  owned: { row: VariationRow; id: number; itemId: number }[],
  { client }: ImportContext,
) {
  const main = owned.filter(({ row }) => row.is_main);
  const values = [main.map(({ itemId }) => itemId), main.map(({ id }) => id)];
  await client.query(
    `update variation v set is_main = false from unnest($1::int[], $2::int[]) r(item_id, id)
     where v.item_id = r.item_id and v.is_main and v.id <> r.id`,
    values,
  );
  await client.query(
    `update variation v set is_main = true from unnest($1::int[], $2::int[]) r(item_id, id)
     where v.id = r.id and not v.is_main`,
    values,
  );
}
