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

/** A customer's note on a shade they bought, such as the room it is in. */
export const boughtShadeNote = pgTable(
  'bought_shade_note',
  {
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    variationId: integer('variation_id').notNull(),
    /** The shade as stated in the order; empty for goods with a fixed shade. */
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
 * One mail about a shade, requested by a customer. `sentAt` is written before the mail is sent and
 * removed if it certainly was not, so that it is never sent twice.
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
