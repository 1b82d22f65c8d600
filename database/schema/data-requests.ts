import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { bytea, identity, instant, lang } from './columns';

/**
 * A request for the data stored about a mail address (L-57). The key in the link of the mail is
 * derived from the row and never stored.
 */
export const dataRequest = pgTable(
  'data_request',
  {
    id: identity(),
    email: text('email').notNull(),
    lang: lang(),
    requestedAt: instant('requested_at').notNull(),
    /** The link is valid once: for the visit that opened it, stored as a hash. */
    openedAt: instant('opened_at'),
    visitHash: bytea('visit_hash'),
  },
  (t) => [
    index('data_request_by_email').on(t.email, t.requestedAt),
    index('data_request_by_time').on(t.requestedAt),
    check('data_request_opened', sql`(${t.openedAt} is null) = (${t.visitHash} is null)`),
  ],
);
