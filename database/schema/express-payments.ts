import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { cents, createdAt, identity, instant } from './columns';
import { payment } from './payments';
import { visitorSession } from './visitors';

/**
 * `open`: begun; `paid`: waits for its order; `used`: became the payment of an order; `returning`:
 * refunded because no order followed; `returned`: the provider accepted the refund; `stuck`: the
 * refund failed later, and an operator has to act; `ended`: failed, or was refunded in another way.
 */
export type ExpressState = 'open' | 'paid' | 'used' | 'returning' | 'returned' | 'stuck' | 'ended';

/** A payment from the cart, before the order (express). Only the provider stores the payer. */
export const expressPayment = pgTable(
  'express_payment',
  {
    id: identity(),
    /** The visit of its cart; null: deleted. */
    sessionId: bigint('session_id', { mode: 'number' }).references(() => visitorSession.id, {
      onDelete: 'set null',
    }),
    /** Also stored at the provider, and later in the payment of its order. */
    idempotencyKey: uuid('idempotency_key').notNull().unique(),
    methodId: integer('method_id').notNull(),
    providerId: text('provider_id').unique(),
    asked: cents('asked').notNull(),
    currency: text('currency').notNull(),
    state: text('state').$type<ExpressState>().notNull().default('open'),
    paidAt: instant('paid_at'),
    /** The payment of its order. */
    paymentId: integer('payment_id')
      .unique()
      .references(() => payment.id),
    /** The time of the next status request to the provider; null: the status is final. */
    nextCheckAt: instant('next_check_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('express_payment_of').on(t.sessionId),
    index('express_payment_to_check')
      .on(t.nextCheckAt)
      .where(sql`${t.nextCheckAt} is not null`),
    index('express_payment_stuck')
      .on(t.id)
      .where(sql`${t.state} = 'stuck'`),
    check(
      'express_payment_state',
      sql`${t.state} in ('open', 'paid', 'used', 'returning', 'returned', 'stuck', 'ended')`,
    ),
    check('express_payment_used', sql`(${t.state} = 'used') = (${t.paymentId} is not null)`),
  ],
);
