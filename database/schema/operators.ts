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

/** An account of the shop team, separate from customers: no shopper's session opens it. */
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
    /** Secret of the second factor, encrypted with the shop's secret; empty while it is off. */
    totpSecret: bytea('totp_secret'),
    /** Period of the last accepted code: no code is accepted twice (RFC 6238, 5.2). */
    totpUsed: bigint('totp_used', { mode: 'number' }),
    /** Current step of the editor's tour; 0: left it, null: still at the first one. */
    tourStep: integer('tour_step'),
    /** The blocks they last added, the latest first, by their names in the editor's list. */
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

/** A browser in which an operator is logged in. The cookie holds the token, this its SHA-256. */
export const operatorSession = pgTable(
  'operator_session',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    operatorId: integer('operator_id')
      .notNull()
      .references(() => operator.id, { onDelete: 'cascade' }),
    /** False after the password while the code of the second factor is missing: no access yet. */
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
