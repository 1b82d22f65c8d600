import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { item, variation } from './catalogue';
import { createdAt, externalId, identity, instant, lang } from './columns';
import { customer } from './customers';
import { orders } from './orders';

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
    /** The order in which its author bought the goods; the buyer of the order is the author. */
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'set null' }),
    /** For a reply: the customer who wrote it. */
    customerId: integer('customer_id').references(() => customer.id, { onDelete: 'set null' }),
    lang: lang(),
    authorName: text('author_name').notNull().default(''),
    title: text('title').notNull().default(''),
    text: text('text').notNull().default(''),
    rating: integer('rating'),
    isVisible: boolean('is_visible').notNull().default(false),
    /** Why an operator does not show it; null until one has decided so. */
    refusal: text('refusal'),
    /** The author: a buyer (orderItem), a customer, a guest. */
    source: text('source').$type<'orderItem' | 'contact' | 'guest'>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('review_by_item').on(t.itemId, t.createdAt),
    index('review_by_variation')
      .on(t.variationId)
      .where(sql`${t.variationId} is not null`),
    foreignKey({ columns: [t.parentId], foreignColumns: [t.id] }).onDelete('cascade'),
    // One per goods of an order, and one reply of a customer, even for concurrent submissions.
    uniqueIndex('review_of_order').on(t.orderId, t.variationId),
    uniqueIndex('review_reply_of').on(t.parentId, t.customerId),
    index('review_by_customer')
      .on(t.customerId)
      .where(sql`${t.customerId} is not null`),
    index('review_waiting')
      .on(t.createdAt)
      .where(sql`not ${t.isVisible} and ${t.refusal} is null`),
    check(
      'review_written_by',
      sql`(${t.orderId} is null or ${t.parentId} is null) and (${t.customerId} is null or ${t.parentId} is not null)`,
    ),
    check(
      'review_rating',
      sql`(${t.parentId} is null and ${t.rating} between 1 and 5) or (${t.parentId} is not null and ${t.rating} is null)`,
    ),
    check('review_text_length', sql`char_length(${t.text}) <= 500`),
  ],
);

/** Mailboxes that object to review mails (§ 7(3) UWG), by the key of their customer. */
export const reviewMailObjection = pgTable(
  'review_mail_objection',
  {
    customerKey: text('customer_key').primaryKey(),
    objectedAt: instant('objected_at').notNull(),
  },
  (t) => [index('review_mail_objection_by_age').on(t.objectedAt)],
);
