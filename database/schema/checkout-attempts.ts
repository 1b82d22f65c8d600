import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { bytea, createdAt } from './columns';
import { cart } from './visitors';

/** One attempt to order one version of a cart; leads to at most one order (reliability A2). */
export const checkoutAttempt = pgTable(
  'checkout_attempt',
  {
    /** SHA-256 of the attempt id in the form. */
    idHash: bytea('id_hash').primaryKey(),
    cartId: integer('cart_id')
      .notNull()
      .references(() => cart.id),
    cartVersion: integer('cart_version').notNull(),
    quoteHash: text('quote_hash').notNull(),
    orderId: integer('order_id'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('checkout_attempt_one_per_cart_version').on(t.cartId, t.cartVersion),
    index('checkout_attempt_by_time').on(t.createdAt),
  ],
);
