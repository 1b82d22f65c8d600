import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { cents, createdAt, identity, instant } from './columns';
import { payment } from './payments';
import { visitorSession } from './visitors';

/**
 * `open` is begun, `paid` waits for its order, `used` is the payment of one; `returning` goes back because no
 * order came, `returned` was taken back by the provider, `stuck` was and failed later, so that somebody has to see to
 * it; `ended` came to nothing, or was paid back in another way.
 */
export type ExpressState = 'open' | 'paid' | 'used' | 'returning' | 'returned' | 'stuck' | 'ended';

/** Money that is paid from the cart, before the order (express). Only the provider stores the payer. */
export const expressPayment = pgTable(
  'express_payment',
  {
    id: identity(),
    /** Whose cart it is; null: the visit is forgotten. */
    sessionId: bigint('session_id', { mode: 'number' }).references(() => visitorSession.id, {
      onDelete: 'set null',
    }),
    /** Also stands in what the provider keeps of it, and later in the payment of its order. */
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
    /** When the provider is asked next; null: all is said. */
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
