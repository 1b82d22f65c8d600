import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { orders } from './orders';

/** Events of an order; append only. */
export const eventLog = pgTable(
  'event_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id').references(() => orders.id),
    kind: text('kind').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [
    index('event_log_by_order').on(t.orderId),
    index('event_log_by_time')
      .on(t.at)
      .where(sql`${t.orderId} is null`),
    index('event_log_of_customer')
      .on(sql`((${t.data}->>'customerId')::int)`)
      .where(sql`${t.orderId} is null`),
  ],
);
