import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { identity, instant, lang } from './columns';
import { customer } from './customers';

/** What a customer notes with a shade they bought, such as the room it is in. */
export const boughtShadeNote = pgTable(
  'bought_shade_note',
  {
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    variationId: integer('variation_id').notNull(),
    /** The shade as it was stated with the order; empty for goods that have one of their own. */
    stated: text('stated').notNull(),
    note: text('note').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.variationId, t.stated] }),
    check('bought_shade_note_length', sql`length(${t.note}) between 1 and 60`),
  ],
);

/**
 * One mail about a shade, which a customer asked for. `sentAt` is written before the mail goes out and
 * taken back when it surely did not, so that it never goes out twice.
 */
export const shadeReminder = pgTable(
  'shade_reminder',
  {
    id: identity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    variationId: integer('variation_id').notNull(),
    /** As in `boughtShadeNote`. */
    stated: text('stated').notNull(),
    remindOn: date('remind_on').notNull(),
    lang: lang(),
    askedAt: instant('asked_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (t) => [
    unique('shade_reminder_of').on(t.customerId, t.variationId, t.stated),
    index('shade_reminder_sent')
      .on(t.sentAt)
      .where(sql`${t.sentAt} is not null`),
    index('shade_reminder_due')
      .on(t.remindOn)
      .where(sql`${t.sentAt} is null`),
  ],
);
