import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/**
 * VAT numbers of the Union that somebody gave, and the last answer about each. Within a day of an answer
 * nobody is asked again. Orders keep a copy of what they rely on.
 */
export const vatNumberCheck = pgTable(
  'vat_number_check',
  {
    number: text('number').primaryKey(),
    /** `later`: nobody could say yet. */
    state: text('state').$type<'valid' | 'invalid' | 'later'>().notNull(),
    /** When somebody was asked last; with a pause between two questions. */
    askedAt: instant('asked_at').notNull(),
    /** When `state` was told; null while it is `later`. */
    answeredAt: instant('answered_at'),
    /** Number of the consultation, name and address as the member state tells them; else ''. */
    consultation: text('consultation').notNull().default(''),
    name: text('name').notNull().default(''),
    address: text('address').notNull().default(''),
  },
  (t) => [
    index('vat_number_check_by_time').on(t.askedAt),
    check(
      'vat_number_check_state',
      sql`${t.state} in ('valid', 'invalid', 'later')
        and (${t.state} = 'later') = (${t.answeredAt} is null)`,
    ),
  ],
);
