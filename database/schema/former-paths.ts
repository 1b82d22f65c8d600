import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { item, variation } from './catalogue';
import { tag } from './reviews';

/**
 * Addresses that goods and tags had in another shop, without the slash at the beginning, written by
 * the importer where their number was taken: they lead to where these are now. Goods that have such an
 * address today count before them.
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
