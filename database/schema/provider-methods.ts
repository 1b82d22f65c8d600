import { pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, cents, instant } from './columns';

/** Payment methods the provider has enabled, as last reported: no page waits for the provider. */
export const providerMethod = pgTable('provider_method', {
  /** The provider's name of it, such as `creditcard`. */
  id: text('id').primaryKey(),
  nameDe: text('name_de').notNull(),
  nameEn: text('name_en').notNull(),
  minAmount: cents('min_amount').notNull(),
  /** Null: no limit. */
  maxAmount: cents('max_amount'),
  /** An SVG; null: none that could be read. */
  icon: bytea('icon'),
  /** Hash of the icon, for its address; null without one. */
  iconHash: text('icon_hash'),
  seenAt: instant('seen_at').notNull(),
});
