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

/** A value given for an order property; `value` is shown as it stands. */
export type OrderLineProperty = {
  propertyId: number;
  name: string;
  type: string;
  value: string;
  /** Id of the option that was chosen from a list; orders from before it was kept have none. */
  choiceId?: number;
  /** Cents for one piece, part of unit_gross. */
  surcharge: number;
  hasTax: boolean;
  isAdditionalCosts: boolean;
};

/** A part of the price of one piece, in cents with VAT, and the rate it bears (percent times 100). */
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
    /** Share of the order's discount, in an order and in what comes back of it. */
    discount: cents('discount').notNull().default(0),
    /** Of a set of several rates the one that most of it bears. */
    vatRate: integer('vat_rate').notNull(),
    /** What of one piece bears which rate, of a set whose parts bear several; else empty. */
    vatShares: jsonb('vat_shares').$type<VatShare[]>().notNull().default([]),
    isMadeToOrder: boolean('is_mixed_to_order').notNull().default(false),
    /** A gift card that is bought: it bears no VAT, and is no part of any parcel. */
    isGiftCard: boolean('is_gift_card').notNull().default(false),
    /** Pieces that are in a return which was not refused or given up. */
    returned: integer('returned').notNull().default(0),
    /** Pieces the contract was withdrawn from (§ 355 BGB), however often it was declared. */
    withdrawn: integer('withdrawn').notNull().default(0),
    /** Of those, the pieces that are not sent and not billed for it; parts of a set with their set. */
    unsent: integer('unsent').notNull().default(0),
    /** Of a return: the line of the order that comes back, and why. */
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
