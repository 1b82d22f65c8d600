import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytea, createdAt, identity, instant } from './columns';

/** Somebody who works on the shop's pages, apart from customers: no shopper's session leads here. */
export const operator = pgTable(
  'operator',
  {
    id: identity(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    /** argon2id, with its parameters. */
    passwordHash: text('password_hash').notNull(),
    rights: text('rights').array().$type<('preview' | 'edit' | 'publish')[]>().notNull(),
    isActive: boolean('is_active').notNull().default(true),
    /** Secret of the second step, encrypted with the shop's own; empty while it is not wanted. */
    totpSecret: bytea('totp_secret'),
    /** Period of the last code that was taken: none is taken twice (RFC 6238, 5.2). */
    totpUsed: bigint('totp_used', { mode: 'number' }),
    /** Step of the editor's tour; 0: left it, null: never was asked for another one. */
    tourStep: integer('tour_step'),
    /** What they have added to pages, the last first, as the editor's list names it. */
    lastAdded: text('last_added')
      .array()
      .notNull()
      .default(sql`'{}'`),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('operator_by_email').on(sql`lower(${t.email})`),
    check('operator_tour_step', sql`${t.tourStep} between 0 and 4`),
  ],
);

/** A browser an operator has logged in with. The cookie holds the token, this its SHA-256. */
export const operatorSession = pgTable(
  'operator_session',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    operatorId: integer('operator_id')
      .notNull()
      .references(() => operator.id, { onDelete: 'cascade' }),
    /** False after the password while the code of the second step is missing: it opens nothing. */
    isComplete: boolean('is_complete').notNull(),
    createdAt: createdAt(),
    seenAt: instant('seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('operator_session_expiry').on(t.expiresAt),
    index('operator_session_of').on(t.operatorId),
  ],
);
