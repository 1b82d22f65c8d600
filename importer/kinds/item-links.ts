import { readCents } from '../kit/cells';
import { type ImportContext } from '../kit/kind';
import { BadCell } from '../kit/bad-cell';
import type { ItemRow } from './item-columns';
import type { References } from '../kit/references';
import { replaceList, replaceLooseList, type DbRow } from '../kit/upsert';
import { within } from '../kit/within';

/** Rows of item_category; the first category named is the default one. */
export function linksToCategories(row: ItemRow, itemId: number, references: References): DbRow[] {
  return row.categories.map((category, at) => ({
    item_id: itemId,
    category_id: references.need('category', category, 'categories'),
    is_default: at === 0,
    position: at,
  }));
}

/** Rows of item_property for properties: `gloss=matt`. */
export function linksToProperties(row: ItemRow, itemId: number, references: References): DbRow[] {
  return row.properties.map(([property, value]) => ({
    item_id: itemId,
    property_id: references.need('property', property, 'properties'),
    value_id: references.need('property_value', within(property, value), 'properties'),
    surcharge: null,
  }));
}

/** Rows of item_property for order properties: `room-name`, or `room-name:2,50` with surcharge. */
export function linksToOrderProperties(
  row: ItemRow,
  itemId: number,
  references: References,
): DbRow[] {
  return row.order_properties.map(([property, surcharge]) => ({
    item_id: itemId,
    property_id: references.need('property', property, 'order_properties'),
    value_id: null,
    surcharge: surcharge ? readSurcharge(surcharge) : null,
  }));
}

function readSurcharge(text: string): number {
  try {
    return readCents(text);
  } catch (error) {
    throw new BadCell('order_properties', (error as Error).message);
  }
}

/** Rows of item_tag. */
export function linksToTags(row: ItemRow, itemId: number, references: References): DbRow[] {
  return row.tags.map((tag) => ({
    item_id: itemId,
    tag_id: references.need('tag', tag, 'tags'),
  }));
}

/** Assigns items to exactly the categories, properties and tags in the file. */
export async function writeLinks(rows: ItemRow[], context: ImportContext): Promise<void> {
  const { client, references, present } = context;
  const owned = rows.map((row) => ({ row, id: references.need('item', row.item, 'item') }));
  const ids = owned.map(({ id }) => id);
  if (present.has('categories')) {
    // A new default category would conflict with the old one while both are marked.
    await client.query(
      `update item_category l set is_default = false
       from unnest($1::int[], $2::int[]) r(item_id, category_id)
       where l.item_id = r.item_id and l.is_default and l.category_id is distinct from r.category_id`,
      [
        ids,
        owned.map(({ row, id }) => linksToCategories(row, id, references)[0]?.category_id ?? null),
      ],
    );
    await replaceList(
      client,
      {
        table: 'item_category',
        parent: 'item_id',
        key: ['item_id', 'category_id'],
        columns: { item_id: 'int', category_id: 'int', is_default: 'boolean', position: 'int' },
      },
      ids,
      owned.flatMap(({ row, id }) => linksToCategories(row, id, references)),
    );
  }
  const itemProperty = {
    table: 'item_property',
    parent: 'item_id',
    key: [],
    columns: { item_id: 'int', property_id: 'int', value_id: 'int', surcharge: 'bigint' },
  };
  if (present.has('properties')) {
    await replaceLooseList(
      client,
      { ...itemProperty, only: 't.value_id is not null' },
      ids,
      owned.flatMap(({ row, id }) => linksToProperties(row, id, references)),
    );
  }
  if (present.has('order_properties')) {
    await replaceLooseList(
      client,
      { ...itemProperty, only: 't.value_id is null' },
      ids,
      owned.flatMap(({ row, id }) => linksToOrderProperties(row, id, references)),
    );
  }
  if (present.has('tags')) {
    await replaceList(
      client,
      {
        table: 'item_tag',
        parent: 'item_id',
        key: ['item_id', 'tag_id'],
        columns: { item_id: 'int', tag_id: 'int' },
      },
      ids,
      owned.flatMap(({ row, id }) => linksToTags(row, id, references)),
    );
  }
}
