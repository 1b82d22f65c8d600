import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { item, variation } from './catalogue';
import { createdAt, externalId, identity, lang } from './columns';

export const tag = pgTable('tag', {
  id: identity(),
  externalId: externalId(),
  color: text('color').notNull().default('#ffffff'),
});

export const tagText = pgTable(
  'tag_text',
  {
    tagId: integer('tag_id')
      .notNull()
      .references(() => tag.id, { onDelete: 'cascade' }),
    lang: lang(),
    name: text('name').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tagId, t.lang] })],
);

export const itemTag = pgTable(
  'item_tag',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => item.id, { onDelete: 'cascade' }),
    tagId: integer('tag_id')
      .notNull()
      .references(() => tag.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.itemId, t.tagId] }), index('item_tag_by_tag').on(t.tagId)],
);

/** A review, or a reply when parent_id is set (§3, §5). */
export const review = pgTable(
  'review',
  {
    id: identity(),
    externalId: text('external_id').unique(),
    itemId: integer('item_id')
      .notNull()
      .references(() => item.id, { onDelete: 'cascade' }),
    variationId: integer('variation_id').references(() => variation.id, { onDelete: 'set null' }),
    parentId: integer('parent_id'),
    lang: lang(),
    authorName: text('author_name').notNull().default(''),
    title: text('title').notNull().default(''),
    text: text('text').notNull().default(''),
    rating: integer('rating'),
    isVisible: boolean('is_visible').notNull().default(false),
    /** Who wrote it: a buyer (orderItem), a customer, a guest. */
    source: text('source').$type<'orderItem' | 'contact' | 'guest'>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('review_by_item').on(t.itemId, t.createdAt),
    index('review_by_variation')
      .on(t.variationId)
      .where(sql`${t.variationId} is not null`),
    check(
      'review_rating',
      sql`(${t.parentId} is null and ${t.rating} between 1 and 5) or (${t.parentId} is not null and ${t.rating} is null)`,
    ),
    check('review_text_length', sql`char_length(${t.text}) <= 500`),
  ],
);
