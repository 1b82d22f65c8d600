import * as z from 'zod';
import { camelCase, type CamelCase } from '../../database/camel-case';
import { integer, key, neededText, optionalKey, text } from '../kit/cells';
import { defineKind, type ImportContext, type StoredPicture } from '../kit/kind';
import { BadCell } from '../kit/bad-cell';
import { textOr } from '../kit/empty-on-purpose';
import { replaceLooseList, upsert } from '../kit/upsert';

const rowColumns = z.object({
  item: key(),
  variation: optionalKey(),
  file: neededText(),
  position: integer(0),
  name_de: text(),
  name_en: text(),
  alternate_de: text(),
  alternate_en: text(),
});
type Row = z.output<typeof rowColumns>;

const pictures = new WeakMap<object, StoredPicture>();

function pictureOf(row: Row): StoredPicture {
  const picture = pictures.get(row);
  if (!picture) throw new BadCell('file', 'was not stored');
  return picture;
}

const NAMES = ['name_de', 'name_en', 'alternate_de', 'alternate_en'] as const;

type Link = { item_id: number; variation_id: number | null; image_hash: string } & Record<
  (typeof NAMES)[number],
  string
>;
type StoredLink = { [Column in keyof Link as CamelCase<Column>]: Link[Column] };

/** Links to stored pictures keep the texts whose columns are missing. */
async function withStoredNames<L extends Link>(
  links: L[],
  { client, present }: ImportContext,
): Promise<L[]> {
  const missing = NAMES.filter((name) => !present.has(name));
  if (missing.length === 0) return links;
  const { rows } = await client.query<StoredLink>(
    'select item_id, variation_id, image_hash, name_de, name_en, alternate_de, alternate_en from item_image where item_id = any($1)',
    [links.map((link) => link.item_id)],
  );
  const keyOf = (...parts: (string | number | null)[]) => parts.join(' ');
  const stored = new Map(
    rows.map((row) => [keyOf(row.itemId, row.variationId, row.imageHash), row]),
  );
  return links.map((link) => {
    const row = stored.get(keyOf(link.item_id, link.variation_id, link.image_hash));
    return row
      ? { ...link, ...Object.fromEntries(missing.map((name) => [name, row[camelCase(name)]])) }
      : link;
  });
}

/**
 * The pictures of an item: those in the file replace the stored ones. Without column `variation`
 * they belong to the item itself, and the pictures of its variations stay.
 */
export const images = defineKind({
  name: 'images',
  signature: ['item', 'file', 'position'],
  columns: rowColumns,
  groupBy: 'item',
  refersTo: ['item', 'variation'],
  async check(row, { references, findPicture }) {
    references.need('item', row.item, 'item');
    if (row.variation) references.need('variation', row.variation, 'variation');
    try {
      pictures.set(row, await findPicture(row.file));
    } catch (error) {
      throw new BadCell('file', (error as Error).message);
    }
  },
  async write(rows, context) {
    const { client, references, present } = context;
    const stored = new Map(rows.map((row) => [pictureOf(row).hash, pictureOf(row)]));
    await upsert(
      client,
      {
        table: 'image',
        key: ['hash'],
        columns: {
          hash: 'text',
          width: 'int',
          height: 'int',
          placeholder: 'text',
          widths: 'int[]',
        },
      },
      [...stored.values()].map((picture) => ({ ...picture })),
    );
    const links = rows.map((row) => ({
      item_id: references.need('item', row.item, 'item'),
      variation_id: row.variation ? references.need('variation', row.variation, 'variation') : null,
      image_hash: pictureOf(row).hash,
      position: row.position,
      name_de: row.name_de,
      name_en: textOr(row.name_en, row.name_de),
      alternate_de: row.alternate_de,
      alternate_en: textOr(row.alternate_en, row.alternate_de),
    }));
    await replaceLooseList(
      client,
      {
        ...(!present.has('variation') && { only: 't.variation_id is null' }),
        table: 'item_image',
        parent: 'item_id',
        key: [],
        columns: {
          item_id: 'int',
          variation_id: 'int',
          image_hash: 'text',
          position: 'int',
          name_de: 'text',
          name_en: 'text',
          alternate_de: 'text',
          alternate_en: 'text',
        },
      },
      links.map((link) => link.item_id),
      await withStoredNames(links, context),
    );
  },
});
