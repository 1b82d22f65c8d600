import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { variation } from './catalogue';
import { createdAt, identity } from './columns';
import { orders } from './orders';
import { coupon } from './visitors';

/** Stock promised to an order until the goods are sent (claimed) or it is cancelled (released). */
export const reservation = pgTable(
  'reservation',
  {
    id: identity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    variationId: integer('variation_id')
      .notNull()
      .references(() => variation.id),
    /** Without pieces that were withdrawn before they were sent. */
    quantity: integer('quantity').notNull(),
    state: text('state').$type<'held' | 'claimed' | 'released'>().notNull().default('held'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('reservation_one').on(t.orderId, t.variationId),
    index('reservation_by_variation').on(t.variationId),
    // Includes the quantity, so that sums need no read of the table.
    index('reservation_held')
      .on(t.variationId, t.quantity)
      .where(sql`${t.state} = 'held'`),
    check('reservation_quantity', sql`${t.quantity} >= 0`),
    check('reservation_state', sql`${t.state} in ('held', 'claimed', 'released')`),
  ],
);

/** A coupon used by an order; a cancelled order returns it (released). */
export const couponUse = pgTable(
  'coupon_use',
  {
    id: identity(),
    couponCode: text('coupon_code')
      .notNull()
      .references(() => coupon.code),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** Normalised e-mail of the buyer. */
    customerKey: text('customer_key').notNull(),
    isSingleUsage: boolean('is_single_usage').notNull(),
    released: boolean('released').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    unique('coupon_use_one_per_order').on(t.couponCode, t.orderId),
    index('coupon_use_by_order').on(t.orderId),
    index('coupon_use_by_customer').on(t.customerKey, t.couponCode),
    uniqueIndex('coupon_use_one_per_customer')
      .on(t.couponCode, t.customerKey)
      .where(sql`${t.isSingleUsage} and not ${t.released}`),
  ],
);
