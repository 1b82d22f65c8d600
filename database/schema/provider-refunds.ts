import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, identity, instant } from './columns';
import { refund } from './refunds';

/**
 * `queued` has to be sent, `sent` was accepted by the provider, `refunded` has arrived; `refused`
 * waits for the operator; `byHand` was paid back in another way.
 */
export type ProviderRefundState = 'queued' | 'sent' | 'refunded' | 'refused' | 'byHand';

/** A refund through the payment provider of the original payment (`refund.payment_id`). */
export const providerRefund = pgTable(
  'provider_refund',
  {
    id: identity(),
    refundId: integer('refund_id')
      .notNull()
      .unique()
      .references(() => refund.id),
    idempotencyKey: uuid('idempotency_key').notNull().unique(),
    /** The provider's id of it, once the provider has answered. */
    providerId: text('provider_id').unique(),
    state: text('state').$type<ProviderRefundState>().notNull().default('queued'),
    /** When it was first sent: from then on the provider may know it, whatever its answer was. */
    triedAt: instant('tried_at'),
    /** Why the provider refused it. */
    refusal: text('refusal'),
    createdAt: createdAt(),
  },
  (t) => [
    index('provider_refund_unsettled')
      .on(t.createdAt)
      .where(sql`${t.state} in ('queued', 'sent', 'refused')`),
    check(
      'provider_refund_state',
      sql`${t.state} in ('queued', 'sent', 'refunded', 'refused', 'byHand')`,
    ),
  ],
);
