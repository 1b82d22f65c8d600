import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cents, identity, instant } from './columns';
import { orders } from './orders';
import { payment } from './payments';

/** Why money of an order is refunded. */
export type RefundReason =
  | 'withdrawn'
  | 'cancelled'
  | 'overpaid'
  | 'returned'
  /** The operator refunded it in the provider's dashboard, and the shop was informed. */
  | 'provider';

/**
 * Money of an order that is to be refunded, or was. It waits until it is marked as repaid, by the
 * operator or through the payment provider: a row for each payment there. A settled return has a
 * row too: 0 if it reduced an unpaid bill.
 */
export const refund = pgTable(
  'refund',
  {
    id: identity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** The return it belongs to. */
    returnId: integer('return_id').references(() => orders.id),
    /** The provider's payment that it goes back through; null: the operator pays it back. */
    paymentId: integer('payment_id').references(() => payment.id),
    reason: text('reason').$type<RefundReason>().notNull(),
    amount: cents('amount').notNull(),
    /** The amount returned to gift cards at the same time. */
    giftCardAmount: cents('gift_card_amount').notNull().default(0),
    /** Since when it is due; the legal limit is 14 days (§ 355(3), § 357(1) BGB). */
    askedAt: instant('asked_at').notNull(),
    repaidAt: instant('repaid_at'),
  },
  (t) => [
    index('refund_by_order').on(t.orderId),
    index('refund_by_payment').on(t.paymentId),
    uniqueIndex('refund_of_return')
      .on(t.returnId, sql`coalesce(${t.paymentId}, 0)`)
      .where(sql`${t.returnId} is not null`),
    index('refund_waiting')
      .on(t.askedAt)
      .where(sql`${t.repaidAt} is null`),
    check(
      'refund_reason',
      sql`${t.reason} in ('withdrawn', 'cancelled', 'overpaid', 'returned', 'provider')
        and (${t.reason} = 'returned') >= (${t.returnId} is not null)`,
    ),
    check(
      'refund_amount',
      sql`${t.amount} >= 0 and ${t.giftCardAmount} >= 0
        and (${t.amount} + ${t.giftCardAmount} > 0 or ${t.returnId} is not null)`,
    ),
  ],
);
