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

/** The state of a payment of an order; `duplicate`: the order was paid already. */
export type PaymentState =
  | 'open'
  | 'pending'
  | 'authorized'
  | 'failed'
  | 'expired'
  | 'canceled'
  | 'paid'
  | 'duplicate'
  | 'refunded'
  | 'charged_back';

/**
 * One attempt to pay an order by one method; at most one is open, and one paid and not refunded.
 */
export const payment = pgTable(
  'payment',
  {
    id: identity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    attempt: integer('attempt').notNull().default(1),
    /** The payment method at its start, as the order named it. */
    methodId: integer('method_id').notNull(),
    methodName: text('method_name').notNull(),
    paymentKey: text('payment_key').notNull(),
    /** The provider's id of it, once the provider has answered. */
    providerId: text('provider_id').unique(),
    /** The sum requested from the provider, stored before: the same key requests the same sum. */
    asked: cents('asked'),
    /** The provider's last reported status. */
    providerStatus: text('provider_status'),
    /**
     * When the provider is asked for the status next; null: it is final, or there is no provider.
     */
    nextCheckAt: instant('next_check_at'),
    /** Since when the provider's data contradict the order: nothing is booked then. */
    mismatchAt: instant('mismatch_at'),
    amount: cents('amount').notNull(),
    currency: text('currency').notNull(),
    idempotencyKey: uuid('idempotency_key').notNull().unique(),
    status: text('status').$type<PaymentState>().notNull().default('open'),
    /** Increases along the life of a payment; never decreases (reliability A2.4). */
    statusRank: integer('status_rank').notNull().default(0),
    /** The amount received, as a whole or in parts; may be less or more than requested. */
    received: cents('received').notNull().default(0),
    /** The amount refunded so far, and when all of it was. */
    refunded: cents('refunded').notNull().default(0),
    refundedAt: instant('refunded_at'),
    /** The amount that the buyer's bank took back. */
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
