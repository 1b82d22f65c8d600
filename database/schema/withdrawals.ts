import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, identity, instant } from './columns';
import { orderLine } from './order-lines';
import { orders } from './orders';

/** A declaration of withdrawal (§ 356a BGB), stored as declared. */
export const withdrawal = pgTable(
  'withdrawal',
  {
    id: identity(),
    submissionIdHash: bytea('submission_id_hash').notNull().unique(),
    /** The order it refers to, if the declaration proves knowledge of it (L-17). */
    orderId: integer('order_id').references(() => orders.id),
    name: text('name').notNull(),
    contract: text('contract').notNull(),
    email: text('email').notNull(),
    items: text('items').notNull().default(''),
    message: text('message').notNull().default(''),
    lang: text('lang').$type<'de' | 'en'>().notNull(),
    receivedAt: instant('received_at').notNull(),
    /** When it was decided: immediately if it counts pieces, otherwise by an operator. */
    decidedAt: instant('decided_at'),
  },
  (t) => [
    index('withdrawal_by_order').on(t.orderId),
    index('withdrawal_by_time').on(t.receivedAt),
    index('withdrawal_undecided')
      .on(t.receivedAt)
      .where(sql`${t.decidedAt} is null`),
    index('withdrawal_by_email').on(sql`lower(${t.email})`),
  ],
);

/** The pieces that a declaration withdrew beyond earlier ones. */
export const withdrawalLine = pgTable(
  'withdrawal_line',
  {
    withdrawalId: integer('withdrawal_id')
      .notNull()
      .references(() => withdrawal.id, { onDelete: 'cascade' }),
    orderLineId: integer('order_line_id')
      .notNull()
      .references(() => orderLine.id),
    quantity: integer('quantity').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.withdrawalId, t.orderLineId] }),
    index('withdrawal_line_by_line').on(t.orderLineId),
    check('withdrawal_line_quantity', sql`${t.quantity} > 0`),
  ],
);
