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

/** Stock promised to an order: held until the goods are sent (claimed) or it is cancelled (released). */
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
    /** Without what was withdrawn from before it was sent. */
    quantity: integer('quantity').notNull(),
    state: text('state').$type<'held' | 'claimed' | 'released'>().notNull().default('held'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('reservation_one').on(t.orderId, t.variationId),
    index('reservation_by_variation').on(t.variationId),
    // With how much is held, so that nobody who adds it up looks at the rows.
    index('reservation_held')
      .on(t.variationId, t.quantity)
      .where(sql`${t.state} = 'held'`),
    check('reservation_quantity', sql`${t.quantity} >= 0`),
    check('reservation_state', sql`${t.state} in ('held', 'claimed', 'released')`),
  ],
);

/** A coupon an order took; a cancelled order gives it back (released). */
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
