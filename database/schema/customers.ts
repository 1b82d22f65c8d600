import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, givenId, identity, instant, lang } from './columns';

/** A customer class; business customers, say, see net prices (§6). */
export const customerClass = pgTable('customer_class', {
  id: givenId(),
  nameDe: text('name_de').notNull(),
  nameEn: text('name_en').notNull(),
  showNetPrices: boolean('show_net_prices').notNull().default(false),
});

/** A customer with an account. */
export const customer = pgTable(
  'customer',
  {
    id: identity(),
    email: text('email').notNull(),
    /** argon2id, with its parameters; null: login needs a password to be set by mail first. */
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    lang: lang(),
    classId: integer('class_id')
      .notNull()
      .default(1)
      .references(() => customerClass.id),
    isBlocked: boolean('is_blocked').notNull().default(false),
    /**
     * When a link of a mail to `email` was first used; null: the address may be another person's.
     */
    emailProvedAt: instant('email_proved_at'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('customer_by_email').on(sql`lower(${t.email})`)],
);

/**
 * A new password or e-mail address that was requested and waits for the link of its mail. The key
 * in the link is derived from the row (`requestKey`) and never stored.
 */
export const customerRequest = pgTable(
  'customer_request',
  {
    id: identity(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'password' | 'email'>().notNull(),
    /** The new address. */
    email: text('email'),
    lang: lang(),
    requestedAt: instant('requested_at').notNull(),
  },
  (t) => [
    index('customer_request_of').on(t.customerId),
    index('customer_request_by_time').on(t.requestedAt),
    check('customer_request_kind', sql`${t.kind} in ('password', 'email')`),
    check('customer_request_email', sql`(${t.kind} = 'email') = (${t.email} is not null)`),
  ],
);
