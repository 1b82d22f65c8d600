import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/**
 * EU VAT numbers that customers entered, and the last answer about each. Within a day of an answer
 * there is no new request. Orders keep a copy of the answer they rely on.
 */
export const vatNumberCheck = pgTable(
  'vat_number_check',
  {
    number: text('number').primaryKey(),
    /** `later`: no answer was available. */
    state: text('state').$type<'valid' | 'invalid' | 'later'>().notNull(),
    /** The time of the last request; there is a pause between two requests. */
    askedAt: instant('asked_at').notNull(),
    /** When `state` was answered; null while it is `later`. */
    answeredAt: instant('answered_at'),
    /** Number of the consultation, name and address as reported by the member state; else ''. */
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
