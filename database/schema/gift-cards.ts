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
 * A multi-purpose voucher (§ 3(15) UStG), paid before its use is known: each person with the code
 * can pay with it until the amount is used up.
 */
export const giftCard = pgTable(
  'gift_card',
  {
    id: identity(),
    /** Only letters and digits, as `giftCardCode` normalises typed codes. */
    code: text('code').notNull().unique(),
    currency: text('currency').notNull().default('EUR'),
    amount: cents('amount').notNull(),
    /** The remaining amount, without what orders have taken from it. */
    openAmount: cents('open_amount').notNull(),
    /** Taken off by hand by the shop team, less what it added; the reasons are in the event log. */
    corrected: cents('corrected').notNull().default(0),
    /** Null: unlimited. */
    validTo: instant('valid_to'),
    /** Cannot be used for now: it was sent back, or the operator blocked it. */
    isBlocked: boolean('is_blocked').notNull().default(false),
    /** Blocked because the payment that bought it was taken back; valid again when that is paid. */
    isUnpaid: boolean('is_unpaid').notNull().default(false),
    /** For a purchased card: the line of its order, and the number of its piece. */
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

/** The amount of an order paid by gift card, and how much of it was returned to the card. */
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
