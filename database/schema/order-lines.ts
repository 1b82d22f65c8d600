import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
} from 'drizzle-orm/pg-core';
import { cents, identity } from './columns';
import { orders } from './orders';
import { returnReason } from './return-reasons';

/** A value given for an order property; `value` is shown unchanged. */
export type OrderLineProperty = {
  propertyId: number;
  name: string;
  type: string;
  value: string;
  /** Id of the option chosen from a list; older orders have none. */
  choiceId?: number;
  /** Surcharge for one piece in cents, included in unit_gross. */
  surcharge: number;
  hasTax: boolean;
  isAdditionalCosts: boolean;
};

/** A part of the price of one piece, in cents with VAT, and its VAT rate (percent times 100). */
export type VatShare = { rate: number; unitGross: number };

export const orderLine = pgTable(
  'order_line',
  {
    id: identity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer('position').notNull(),
    /** 1 variation, 2 bundle, 3 part of a bundle (gross 0, belongs to parent_id). */
    typeId: integer('type_id').notNull(),
    parentId: integer('parent_id'),
    variationId: integer('variation_id'),
    itemId: integer('item_id'),
    number: text('number').notNull(),
    name: text('name').notNull(),
    variationName: text('variation_name').notNull(),
    urlPath: text('url_path').notNull(),
    imageHash: text('image_hash'),
    quantity: integer('quantity').notNull(),
    unitGross: cents('unit_gross').notNull(),
    /** quantity x unit_gross. */
    gross: cents('gross').notNull(),
    /** Share of the order's discount, for an order and its returns. */
    discount: cents('discount').notNull().default(0),
    /** For a set with several rates, the rate of its largest part. */
    vatRate: integer('vat_rate').notNull(),
    /** For a set with parts of several rates: the share of each in one piece; otherwise empty. */
    vatShares: jsonb('vat_shares').$type<VatShare[]>().notNull().default([]),
    isMadeToOrder: boolean('is_mixed_to_order').notNull().default(false),
    /** A purchased gift card: without VAT, and in no parcel. */
    isGiftCard: boolean('is_gift_card').notNull().default(false),
    /** Pieces in a return that was not refused or cancelled. */
    returned: integer('returned').notNull().default(0),
    /** Pieces withdrawn from the contract (§ 355 BGB), however often it was declared. */
    withdrawn: integer('withdrawn').notNull().default(0),
    /** Of those, the pieces that are not sent and so not billed; parts of a set follow the set. */
    unsent: integer('unsent').notNull().default(0),
    /** For a return: the returned line of the order, and the reason. */
    originLineId: integer('origin_line_id'),
    returnReasonId: integer('return_reason_id').references(() => returnReason.id),
    properties: jsonb('properties').$type<OrderLineProperty[]>().notNull().default([]),
  },
  (t) => [
    index('order_line_by_order').on(t.orderId, t.position),
    foreignKey({ columns: [t.originLineId], foreignColumns: [t.id] }),
    index('order_line_by_origin').on(t.originLineId),
    check(
      'order_line_comes_back_once',
      sql`${t.returned} between 0 and ${t.quantity} - ${t.unsent} and ${t.withdrawn} between 0 and ${t.quantity}`,
    ),
    check(
      'order_line_unsent',
      sql`${t.unsent} between 0 and case when ${t.typeId} = 3 then ${t.quantity} else ${t.withdrawn} end`,
    ),
    check(
      'order_line_gift_card',
      sql`not ${t.isGiftCard} or ${t.typeId} = 1 and ${t.vatRate} = 0 and ${t.discount} = 0 and not ${t.isMadeToOrder}`,
    ),
    check('order_line_discount', sql`${t.discount} between 0 and ${t.gross}`),
    check(
      'order_line_amounts',
      sql`${t.quantity} >= 1 and ${t.unitGross} >= 0 and ${t.gross} = ${t.quantity} * ${t.unitGross}`,
    ),
  ],
);
