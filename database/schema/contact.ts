import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, identity, instant, lang } from './columns';
import { orders } from './orders';

/** A message to the shop by its contact form. */
export const contactMessage = pgTable(
  'contact_message',
  {
    id: identity(),
    /** Names one submission, so that a form sent twice is one message. */
    submissionIdHash: bytea('submission_id_hash').notNull().unique(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    /** The stated number, and the order itself if its buyer has the same e-mail address. */
    orderNumber: integer('order_number'),
    orderId: integer('order_id').references(() => orders.id),
    lang: lang(),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [
    index('contact_message_by_time').on(t.receivedAt),
    index('contact_message_by_email').on(sql`lower(${t.email})`),
    index('contact_message_by_order')
      .on(t.orderId)
      .where(sql`${t.orderId} is not null`),
  ],
);

/** Tokens of submitted forms: each is valid for one content. Of both only the hash is stored. */
export const formToken = pgTable(
  'form_token',
  {
    nonceHash: bytea('nonce_hash').primaryKey(),
    contentHash: bytea('content_hash').notNull(),
    spentAt: instant('spent_at').notNull(),
  },
  (t) => [index('form_token_by_time').on(t.spentAt)],
);
