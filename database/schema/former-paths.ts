import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { item, variation } from './catalogue';
import { tag } from './reviews';

/**
 * Paths that goods and tags had in another shop, without the leading slash, written by the importer
 * if the number in them belonged to other goods here: they redirect to the current pages. Goods
 * with such a path today take precedence.
 */
export const formerPath = pgTable(
  'former_path',
  {
    path: text('path').primaryKey(),
    itemId: integer('item_id').references(() => item.id, { onDelete: 'cascade' }),
    variationId: integer('variation_id').references(() => variation.id, { onDelete: 'cascade' }),
    tagId: integer('tag_id').references(() => tag.id, { onDelete: 'cascade' }),
  },
  (t) => [
    index('former_path_by_item').on(t.itemId),
    index('former_path_by_variation').on(t.variationId),
    index('former_path_by_tag').on(t.tagId),
    check('former_path_target', sql`(${t.itemId} is null) <> (${t.tagId} is null)`),
  ],
);
