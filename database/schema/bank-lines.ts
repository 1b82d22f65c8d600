import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { bytea, cents, identity, instant } from './columns';
import { payment } from './payments';

/** The texts of a payer and their bank. */
export type BankLineWords = { name: string; text: string; endToEndId: string };

/**
 * A payment to the shop's account, from a line of its statement; stored once, even if several files
 * contain it. It waits until it is booked to a payment, or an operator marks it as none of the
 * shop's.
 */
export const bankLine = pgTable(
  'bank_line',
  {
    id: identity(),
    /** SHA-256 of the data that identify the line. */
    lineKey: bytea('line_key').notNull().unique(),
    /** The shop's account; '' if the file did not name it. */
    account: text('account').notNull(),
    bookedOn: date('booked_on').notNull(),
    amount: cents('amount').notNull(),
    currency: text('currency').notNull(),
    /** Null after their retention period. */
    words: jsonb('words').$type<BankLineWords>(),
    takenInAt: instant('taken_in_at').notNull(),
    /** For a line that pays several orders: each has a part of it, and a payment. */
    partOf: integer('part_of').references((): AnyPgColumn => bankLine.id),
    paymentId: integer('payment_id').references(() => payment.id),
    /** When it was settled; without a payment: for no order, booked by hand, or by its parts. */
    settledAt: instant('settled_at'),
  },
  (t) => [
    index('bank_line_by_payment')
      .on(t.paymentId)
      .where(sql`${t.paymentId} is not null`),
    index('bank_line_parts')
      .on(t.partOf)
      .where(sql`${t.partOf} is not null`),
    index('bank_line_waiting')
      .on(t.bookedOn, t.id)
      .where(sql`${t.settledAt} is null`),
    index('bank_line_with_words_by_time')
      .on(t.takenInAt)
      .where(sql`${t.words} is not null`),
    check('bank_line_part', sql`${t.partOf} is null or ${t.paymentId} is not null`),
    check('bank_line_amount', sql`${t.amount} > 0`),
    check('bank_line_settled', sql`${t.paymentId} is null or ${t.settledAt} is not null`),
  ],
);
