import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { cents, createdAt, identity, instant } from './columns';
import { orders } from './orders';

/** What became of the money of an order; `surplus` came although the order was paid already. */
export type PaymentState =
  | 'open'
  | 'pending'
  | 'authorized'
  | 'failed'
  | 'expired'
  | 'canceled'
  | 'paid'
  | 'surplus'
  | 'refunded'
  | 'charged_back';

/**
 * One attempt to get the money of an order, in one way; one of them at most is under way, and one paid
 * and not refunded.
 */
export const payment = pgTable(
  'payment',
  {
    id: identity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    attempt: integer('attempt').notNull().default(1),
    /** The way to pay it was begun with, as the order named it. */
    methodId: integer('method_id').notNull(),
    methodName: text('method_name').notNull(),
    paymentKey: text('payment_key').notNull(),
    /** The provider's number of it, once it has answered. */
    providerId: text('provider_id').unique(),
    /** What the provider was asked for, settled before it is asked: the same key asks for the same sum. */
    asked: cents('asked'),
    /** As the provider last said. */
    providerStatus: text('provider_status'),
    /** When the provider is asked next; null: never, all is said or nobody is to be asked. */
    nextCheckAt: instant('next_check_at'),
    /** Since when the provider says what does not fit the order: then nothing is booked. */
    mismatchAt: instant('mismatch_at'),
    amount: cents('amount').notNull(),
    currency: text('currency').notNull(),
    idempotencyKey: uuid('idempotency_key').notNull().unique(),
    status: text('status').$type<PaymentState>().notNull().default('open'),
    /** Grows along the life of a payment; never goes back (reliability A2.4). */
    statusRank: integer('status_rank').notNull().default(0),
    /** What came of it, at once or in parts, which may be less or more than was asked for. */
    received: cents('received').notNull().default(0),
    /** What of that was paid back so far, and when all of it was. */
    refunded: cents('refunded').notNull().default(0),
    refundedAt: instant('refunded_at'),
    /** What of it the buyer's bank took back. */
    chargedBack: cents('charged_back').notNull().default(0),
    checkedAt: instant('checked_at'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('payment_attempt').on(t.orderId, t.attempt),
    uniqueIndex('payment_one_paid')
      .on(t.orderId)
      .where(sql`${t.status} = 'paid' and ${t.refundedAt} is null`),
    uniqueIndex('payment_one_under_way')
      .on(t.orderId)
      .where(sql`${t.status} in ('open', 'pending', 'authorized')`),
    index('payment_by_change').on(sql`greatest(${t.createdAt}, ${t.checkedAt}, ${t.refundedAt})`),
    index('payment_to_check')
      .on(t.nextCheckAt, t.id)
      .where(sql`${t.nextCheckAt} is not null`),
    index('payment_mismatch')
      .on(t.mismatchAt)
      .where(sql`${t.mismatchAt} is not null`),
    check('payment_amount', sql`${t.amount} >= 0`),
    check(
      'payment_refunded',
      sql`${t.refunded} >= 0 and ${t.chargedBack} >= 0
        and ${t.refunded} + ${t.chargedBack} <= ${t.received}`,
    ),
  ],
);
