import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, unique } from 'drizzle-orm/pg-core';
import { variation } from './catalogue';
import { createdAt, identity } from './columns';
import { customer } from './customers';
import { visitorSession } from './visitors';

/** A remembered item: of a visitor for the duration of the session, of a customer permanently. */
export const wishlistItem = pgTable(
  'wishlist_item',
  {
    id: identity(),
    sessionId: bigint('session_id', { mode: 'number' }).references(() => visitorSession.id, {
      onDelete: 'cascade',
    }),
    customerId: integer('customer_id').references(() => customer.id, { onDelete: 'cascade' }),
    variationId: integer('variation_id')
      .notNull()
      .references(() => variation.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    unique('wishlist_item_once_a_session').on(t.sessionId, t.variationId),
    unique('wishlist_item_once_a_customer').on(t.customerId, t.variationId),
    index('wishlist_item_by_variation').on(t.variationId),
    check('wishlist_item_has_one_owner', sql`num_nonnulls(${t.sessionId}, ${t.customerId}) = 1`),
    check('wishlist_item_quantity', sql`${t.quantity} between 1 and 9999`),
  ],
);
