import { pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, cents, instant } from './columns';

/**
 * Ways to pay that the payment provider has switched on for this shop, as it last said: no page waits for
 * it.
 */
export const providerMethod = pgTable('provider_method', {
  /** The provider's name of it, such as `creditcard`. */
  id: text('id').primaryKey(),
  nameDe: text('name_de').notNull(),
  nameEn: text('name_en').notNull(),
  minAmount: cents('min_amount').notNull(),
  /** Null: no limit. */
  maxAmount: cents('max_amount'),
  /** An SVG; null: there is none that could be read. */
  icon: bytea('icon'),
  /** Of the icon, for its address; null without one. */
  iconHash: text('icon_hash'),
  seenAt: instant('seen_at').notNull(),
});
