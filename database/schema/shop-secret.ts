import { sql } from 'drizzle-orm';
import { boolean, check, pgTable } from 'drizzle-orm/pg-core';
import { bytea, instant } from './columns';

/**
 * A fingerprint that recognises the secret of this shop, which is never stored here: with another
 * secret every link that was sent would be invalid. One row, written at the first start.
 */
export const shopSecret = pgTable(
  'shop_secret',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    fingerprint: bytea('fingerprint').notNull(),
    since: instant('since').notNull(),
  },
  (t) => [check('shop_secret_is_one', sql`${t.isOnly}`)],
);
