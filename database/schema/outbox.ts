import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns';

/** Work that leaves the shop, such as mails. Rows are taken with SKIP LOCKED. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    /** A key is queued only once. */
    dedupeKey: text('dedupe_key').notNull().unique(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAt: instant('next_at').notNull().defaultNow(),
    doneAt: instant('done_at'),
    lastError: text('last_error'),
    /**
     * Why the last try failed: `refused` by a mailbox that will never accept it, so that it is
     * parked, or `trouble` of the shop itself, so that it is tried again.
     */
    failure: text('failure').$type<'refused' | 'trouble'>(),
    createdAt: createdAt(),
  },
  (t) => [
    index('outbox_due')
      .on(t.nextAt)
      .where(sql`${t.doneAt} is null`),
    index('outbox_failed')
      .on(t.failure)
      .where(sql`${t.failure} is not null`),
    check('outbox_failure', sql`${t.failure} in ('refused', 'trouble')`),
    index('outbox_done')
      .on(t.doneAt)
      .where(sql`${t.doneAt} is not null`),
    index('outbox_refused')
      .on(t.createdAt)
      .where(sql`${t.failure} = 'refused'`),
    index('outbox_waiting')
      .on(t.id)
      .where(sql`${t.failure} = 'trouble' and ${t.doneAt} is null`),
  ],
);
