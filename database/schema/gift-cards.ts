import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { cents, createdAt, identity, instant } from './columns';
import { orderLine } from './order-lines';
import { orders } from './orders';

/**
 * Money that was paid to the shop before it is known for what (a multi-purpose voucher, § 3(15) UStG):
 * whoever has the code pays with it until nothing is left.
 */
export const giftCard = pgTable(
  'gift_card',
  {
    id: identity(),
    /** Letters and digits alone, as `giftCardCode` makes them of what somebody typed. */
    code: text('code').notNull().unique(),
    currency: text('currency').notNull().default('EUR'),
    amount: cents('amount').notNull(),
    /** What of it is left: amount less what orders hold of it. */
    openAmount: cents('open_amount').notNull(),
    /** What the shop team took off it by hand, less what it put on; the reasons stand in the event log. */
    corrected: cents('corrected').notNull().default(0),
    /** Null: for ever. */
    validTo: instant('valid_to'),
    /** Nothing is paid with it for now: it was sent back, or the operator says so. */
    isBlocked: boolean('is_blocked').notNull().default(false),
    /** Blocked because the money that bought it was taken back; it pays again when that is paid. */
    isUnpaid: boolean('is_unpaid').notNull().default(false),
    /** Of a card that was bought: the line of its order, and which of its pieces it is. */
    orderLineId: integer('order_line_id').references(() => orderLine.id),
    piece: integer('piece'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('gift_card_made_once').on(t.orderLineId, t.piece),
    check('gift_card_bought', sql`(${t.orderLineId} is null) = (${t.piece} is null)`),
    check('gift_card_amount', sql`${t.amount} > 0`),
    check('gift_card_open_amount', sql`${t.openAmount} between 0 and ${t.amount}`),
    check('gift_card_code', sql`${t.code} ~ '^[A-Z0-9]{8,40}$'`),
  ],
);

/** What an order was paid of a gift card, and what of that came back to it. */
export const giftCardUse = pgTable(
  'gift_card_use',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    giftCardId: integer('gift_card_id')
      .notNull()
      .references(() => giftCard.id),
    amount: cents('amount').notNull(),
    returned: cents('returned').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.giftCardId] }),
    index('gift_card_use_by_card').on(t.giftCardId),
    check('gift_card_use_amount', sql`${t.amount} > 0`),
    check('gift_card_use_returned', sql`${t.returned} between 0 and ${t.amount}`),
  ],
);
