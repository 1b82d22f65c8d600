import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { OrderAddress } from '../../app/services/shop-api';
import { variation } from './catalogue';
import { bytea, cents, createdAt, identity, instant } from './columns';
import { customer } from './customers';
import { cart, coupon, visitorSession } from './visitors';

/** One attempt to order one version of a cart; at most one order comes of it (reliability A2). */
export const checkoutAttempt = pgTable(
  'checkout_attempt',
  {
    /** SHA-256 of the attempt id in the form. */
    idHash: bytea('id_hash').primaryKey(),
    cartId: integer('cart_id')
      .notNull()
      .references(() => cart.id),
    cartVersion: integer('cart_version').notNull(),
    quoteHash: text('quote_hash').notNull(),
    orderId: integer('order_id'),
    createdAt: createdAt(),
  },
  (t) => [unique('checkout_attempt_one_per_cart_version').on(t.cartId, t.cartVersion)],
);

/** Statuses of an order (type 1). */
export type OrderStatus = 'pendingPayment' | 'confirmed' | 'shipped' | 'completed' | 'cancelled';
/** Of a return (type 3): asked for, come back, paid back, not taken back, given up. */
export type ReturnStatus = 'requested' | 'received' | 'refunded' | 'refused' | 'cancelled';
/** Of an offer (type 7): to be answered, taken, turned down, past its date, taken back. */
export type OfferStatus = 'open' | 'accepted' | 'rejected' | 'expired' | 'cancelled';

/**
 * An order (type 1), a return (3) or an offer (7). A snapshot: catalogue edits do not reach it. Each
 * has statuses of its own. An order comes from a cart by an attempt, or from an offer that was
 * accepted; a return from an order.
 */
export const orders = pgTable(
  'orders',
  {
    /** The order number the shopper sees. */
    id: integer('id').primaryKey().generatedAlwaysAsIdentity({ startWith: 10001 }),
    typeId: integer('type_id').notNull().default(1),
    /** The order that comes back, or the offer that was accepted. */
    originOrderId: integer('origin_order_id'),
    accessKeyHash: bytea('access_key_hash').notNull(),
    status: text('status').$type<OrderStatus | ReturnStatus | OfferStatus>().notNull(),
    lang: text('lang').$type<'de' | 'en'>().notNull(),
    currency: text('currency').notNull(),
    email: text('email').notNull(),
    /** Whose account shows it. */
    customerId: integer('customer_id').references(() => customer.id, { onDelete: 'set null' }),
    attemptIdHash: bytea('attempt_id_hash')
      .unique()
      .references(() => checkoutAttempt.idHash),
    /** Salt from which the access key is derived again for mails. */
    accessKeySalt: bytea('access_key_salt').notNull(),
    cartId: integer('cart_id').references(() => cart.id),
    cartVersion: integer('cart_version'),
    billingAddress: jsonb('billing_address').$type<OrderAddress>().notNull(),
    deliveryAddress: jsonb('delivery_address').$type<OrderAddress>().notNull(),
    shippingProfileId: integer('shipping_profile_id').notNull(),
    shippingProfileName: text('shipping_profile_name').notNull(),
    shippingProvider: text('shipping_provider').notNull(),
    paymentMethodId: integer('payment_method_id').notNull(),
    paymentMethodName: text('payment_method_name').notNull(),
    paymentKey: text('payment_key').notNull(),
    contactWish: text('contact_wish').notNull().default(''),
    customerSign: text('customer_sign').notNull().default(''),
    /** What the shop says with an offer, and what the shopper says with a return or a refusal. */
    note: text('note').notNull().default(''),
    comment: text('comment').notNull().default(''),
    shippingPrivacyHintAccepted: boolean('shipping_privacy_hint_accepted').notNull().default(false),
    /** Working days promised; orders from before the promise was a range have no lower end. */
    minDeliveryDays: integer('min_delivery_days'),
    maxDeliveryDays: integer('max_delivery_days').notNull(),
    itemsGross: cents('items_gross').notNull(),
    discountGross: cents('discount_gross').notNull().default(0),
    shippingGross: cents('shipping_gross').notNull(),
    total: cents('total').notNull(),
    couponCode: text('coupon_code'),
    /** Days to pay as promised with the order; null: no such term. */
    paymentTermDays: integer('payment_term_days'),
    /** Last day (in Berlin) to pay an order that is paid in advance; null: no such term. */
    payUntil: date('pay_until'),
    /** Until when an offer can be accepted. */
    validUntil: instant('valid_until'),
    /** SHA-256 of the form that made a return: sent again, it lands on that return. */
    submissionIdHash: bytea('submission_id_hash').unique(),
    placedAt: instant('placed_at').notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    unique('orders_one_per_cart_version').on(t.cartId, t.cartVersion),
    index('orders_by_email').on(sql`lower(${t.email})`),
    index('orders_by_time').on(t.placedAt),
    index('orders_by_customer').on(t.customerId, t.typeId, t.id),
    index('orders_unpaid')
      .on(t.payUntil)
      .where(sql`${t.status} = 'pendingPayment'`),
    check(
      'orders_amounts',
      sql`${t.total} = ${t.itemsGross} - ${t.discountGross} + ${t.shippingGross}`,
    ),
    check(
      'orders_not_negative',
      sql`least(${t.itemsGross}, ${t.discountGross}, ${t.shippingGross}, ${t.total}) >= 0`,
    ),
    check('orders_type', sql`${t.typeId} in (1, 3, 7)`),
    check(
      'orders_from_a_cart',
      sql`num_nonnulls(${t.attemptIdHash}, ${t.cartId}, ${t.cartVersion})
        = case when ${t.typeId} = 1 and ${t.originOrderId} is null then 3 else 0 end`,
    ),
    foreignKey({ columns: [t.originOrderId], foreignColumns: [t.id] }),
    index('orders_by_origin').on(t.originOrderId),
    uniqueIndex('orders_one_per_offer')
      .on(t.originOrderId)
      .where(sql`${t.typeId} = 1`),
    check(
      'orders_origin',
      sql`case ${t.typeId} when 3 then ${t.originOrderId} is not null
        when 7 then ${t.originOrderId} is null else true end`,
    ),
    check('orders_valid_until', sql`(${t.typeId} = 7) = (${t.validUntil} is not null)`),
    check(
      'orders_status',
      sql`case ${t.typeId}
        when 1 then ${t.status} in ('pendingPayment', 'confirmed', 'shipped', 'completed', 'cancelled')
        when 3 then ${t.status} in ('requested', 'received', 'refunded', 'refused', 'cancelled')
        when 7 then ${t.status} in ('open', 'accepted', 'rejected', 'expired', 'cancelled')
        else true end`,
    ),
  ],
);

/** A value given for an order property; `value` is shown as it stands. */
export type OrderLineProperty = {
  propertyId: number;
  name: string;
  type: string;
  value: string;
  /** Cents for one piece, part of unit_gross. */
  surcharge: number;
  hasTax: boolean;
  isAdditionalCosts: boolean;
};

/** Why goods come back. What is out of use stays for the returns that name it. */
export const returnReason = pgTable('return_reason', {
  id: identity(),
  nameDe: text('name_de').notNull(),
  nameEn: text('name_en').notNull(),
  position: integer('position').notNull(),
  isDefault: boolean('is_default').notNull().default(false),
  isActive: boolean('is_active').notNull().default(true),
  /** The goods are at fault: such a return is taken of what was mixed to order, too. */
  isFault: boolean('is_fault').notNull().default(false),
});

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
    vatRate: integer('vat_rate').notNull(),
    isMixedToOrder: boolean('is_mixed_to_order').notNull().default(false),
    /** Pieces that are in a return which was not refused or given up. */
    returned: integer('returned').notNull().default(0),
    /** Pieces the contract was withdrawn from (§ 355 BGB), however often it was declared. */
    withdrawn: integer('withdrawn').notNull().default(0),
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
      sql`${t.returned} between 0 and ${t.quantity} and ${t.withdrawn} between 0 and ${t.quantity}`,
    ),
    check(
      'order_line_amounts',
      sql`${t.quantity} >= 1 and ${t.unitGross} >= 0 and ${t.gross} = ${t.quantity} * ${t.unitGross}`,
    ),
  ],
);

/** VAT of an order per rate: gross is the promise, vat = gross - net (design, Orders and money). */
export const orderTax = pgTable(
  'order_tax',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    rate: integer('rate').notNull(),
    net: cents('net').notNull(),
    vat: cents('vat').notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.rate] })],
);

/** Stock promised to an order: held until the goods are sent (claimed) or it is cancelled (released). */
export const reservation = pgTable(
  'reservation',
  {
    id: identity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    variationId: integer('variation_id')
      .notNull()
      .references(() => variation.id),
    quantity: integer('quantity').notNull(),
    state: text('state').$type<'held' | 'claimed' | 'released'>().notNull().default('held'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('reservation_one').on(t.orderId, t.variationId),
    check('reservation_quantity', sql`${t.quantity} > 0`),
    check('reservation_state', sql`${t.state} in ('held', 'claimed', 'released')`),
  ],
);

/** What became of the money of an order. */
export type PaymentState =
  | 'open'
  | 'pending'
  | 'authorized'
  | 'failed'
  | 'expired'
  | 'canceled'
  | 'paid'
  | 'refunded'
  | 'charged_back';

export const payment = pgTable(
  'payment',
  {
    id: identity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    attempt: integer('attempt').notNull().default(1),
    providerId: text('provider_id').unique(),
    amount: cents('amount').notNull(),
    currency: text('currency').notNull(),
    idempotencyKey: uuid('idempotency_key').notNull().unique(),
    status: text('status').$type<PaymentState>().notNull().default('open'),
    /** Grows along the life of a payment; never goes back (reliability A2.4). */
    statusRank: integer('status_rank').notNull().default(0),
    refundedAt: instant('refunded_at'),
    checkedAt: instant('checked_at'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('payment_attempt').on(t.orderId, t.attempt),
    uniqueIndex('payment_one_paid')
      .on(t.orderId)
      .where(sql`${t.status} = 'paid' and ${t.refundedAt} is null`),
    check('payment_amount', sql`${t.amount} >= 0`),
  ],
);

export const couponUse = pgTable(
  'coupon_use',
  {
    id: identity(),
    couponCode: text('coupon_code')
      .notNull()
      .references(() => coupon.code),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** Normalised e-mail of the buyer. */
    customerKey: text('customer_key').notNull(),
    isSingleUsage: boolean('is_single_usage').notNull(),
    released: boolean('released').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    unique('coupon_use_one_per_order').on(t.couponCode, t.orderId),
    uniqueIndex('coupon_use_one_per_customer')
      .on(t.couponCode, t.customerKey)
      .where(sql`${t.isSingleUsage} and not ${t.released}`),
  ],
);

/** Devices that may see an order without further proof: the one that placed it, or proved it knows it. */
export const orderAccess = pgTable(
  'order_access',
  {
    sessionId: bigint('session_id', { mode: 'number' })
      .notNull()
      .references(() => visitorSession.id, { onDelete: 'cascade' }),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
  },
  (t) => [primaryKey({ columns: [t.sessionId, t.orderId] })],
);

/** What happened to an order; append only. */
export const eventLog = pgTable(
  'event_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id').references(() => orders.id),
    kind: text('kind').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [index('event_log_by_order').on(t.orderId)],
);

/** Work that leaves the shop: mails now, payments and refunds later. Rows are taken with SKIP LOCKED. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    /** The same key is queued once. */
    dedupeKey: text('dedupe_key').notNull().unique(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAt: instant('next_at').notNull().defaultNow(),
    doneAt: instant('done_at'),
    lastError: text('last_error'),
    createdAt: createdAt(),
  },
  (t) => [
    index('outbox_due')
      .on(t.nextAt)
      .where(sql`${t.doneAt} is null`),
  ],
);

/** A declaration of withdrawal (§ 356a BGB), kept as declared. */
export const withdrawal = pgTable(
  'withdrawal',
  {
    id: identity(),
    submissionIdHash: bytea('submission_id_hash').notNull().unique(),
    /** The order it names, where the declaration proves that it knows it (L-17). */
    orderId: integer('order_id').references(() => orders.id),
    name: text('name').notNull(),
    contract: text('contract').notNull(),
    email: text('email').notNull(),
    items: text('items').notNull().default(''),
    message: text('message').notNull().default(''),
    lang: text('lang').$type<'de' | 'en'>().notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [index('withdrawal_by_order').on(t.orderId)],
);

/** What of an order a declaration withdrew from beyond those before it. */
export const withdrawalLine = pgTable(
  'withdrawal_line',
  {
    withdrawalId: integer('withdrawal_id')
      .notNull()
      .references(() => withdrawal.id, { onDelete: 'cascade' }),
    orderLineId: integer('order_line_id')
      .notNull()
      .references(() => orderLine.id),
    quantity: integer('quantity').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.withdrawalId, t.orderLineId] }),
    check('withdrawal_line_quantity', sql`${t.quantity} > 0`),
  ],
);
