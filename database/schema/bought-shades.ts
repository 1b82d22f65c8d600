import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';
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
