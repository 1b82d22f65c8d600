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
} from 'drizzle-orm/pg-core';
import { checkoutAttempt } from './checkout-attempts';
import { bytea, cents, instant } from './columns';
import { customer } from './customers';
import { cart, visitorSession } from './visitors';

/** Statuses of an order (type 1). */
export type OrderStatus =
  | 'pendingPayment'
  | 'confirmed'
  | 'shipped'
  | 'completed'
  | 'cancelled'
  | 'withdrawn';
/** Of a return (type 3). */
export type ReturnStatus = 'requested' | 'received' | 'refunded' | 'refused' | 'cancelled';
/** Of an offer (type 7). */
export type OfferStatus = 'open' | 'accepted' | 'rejected' | 'expired' | 'cancelled';

/**
 * An order (type 1), a return (3) or an offer (7). A snapshot: catalogue edits do not change it.
 * Each type has its statuses. An order comes from a cart by an attempt, or from an accepted offer;
 * a return comes from an order.
 */
export const orders = pgTable(
  'orders',
  {
    /** The order number the shopper sees. */
    id: integer('id').primaryKey().generatedAlwaysAsIdentity({ startWith: 10001 }),
    typeId: integer('type_id').notNull().default(1),
    /** The returned order, or the accepted offer. */
    originOrderId: integer('origin_order_id'),
    accessKeyHash: bytea('access_key_hash').notNull(),
    status: text('status').$type<OrderStatus | ReturnStatus | OfferStatus>().notNull(),
    lang: text('lang').$type<'de' | 'en'>().notNull(),
    currency: text('currency').notNull(),
    email: text('email').notNull(),
    /** The account that shows it. */
    customerId: integer('customer_id').references(() => customer.id, { onDelete: 'set null' }),
    /**
     * Was it added to that account by a customer who had its link but did not place it? The gift
     * cards in it are not that customer's money.
     */
    isClaimed: boolean('is_claimed').notNull().default(false),
    attemptIdHash: bytea('attempt_id_hash')
      .unique()
      .references(() => checkoutAttempt.idHash),
    /** Salt from which mails derive the access key again. */
    accessKeySalt: bytea('access_key_salt').notNull(),
    cartId: integer('cart_id').references(() => cart.id),
    cartVersion: integer('cart_version'),
    billingAddress: jsonb('billing_address').notNull(),
    deliveryAddress: jsonb('delivery_address').notNull(),
    /** Null: no parcel is needed, and the billing address also serves as delivery address. */
    shippingProfileId: integer('shipping_profile_id'),
    shippingProfileName: text('shipping_profile_name').notNull(),
    shippingProvider: text('shipping_provider').notNull(),
    /** Address and hours of the pick-up as agreed; null: a carrier delivers. */
    pickup: jsonb('pickup').$type<{ address: string; hours: string }>(),
    paymentMethodId: integer('payment_method_id').notNull(),
    paymentMethodName: text('payment_method_name').notNull(),
    paymentKey: text('payment_key').notNull(),
    contactWish: text('contact_wish').notNull().default(''),
    /** The referrer of the buyer (`ReferrerID`, §7); 1 is the shop itself. */
    referrerId: integer('referrer_id').notNull().default(1),
    customerSign: text('customer_sign').notNull().default(''),
    /** The shop's message in an offer, or the shopper's with a return or a refusal. */
    note: text('note').notNull().default(''),
    comment: text('comment').notNull().default(''),
    /** The delivery preferences as agreed. */
    preferredDelivery: jsonb('preferred_delivery'),
    shippingPrivacyHintAccepted: boolean('shipping_privacy_hint_accepted').notNull().default(false),
    /** Promised working days; older orders, without a range, have no lower end. */
    minDeliveryDays: integer('min_delivery_days'),
    maxDeliveryDays: integer('max_delivery_days').notNull(),
    itemsGross: cents('items_gross').notNull(),
    discountGross: cents('discount_gross').notNull().default(0),
    shippingGross: cents('shipping_gross').notNull(),
    /**
     * The price of the cheapest delivery offered for this order, without pick-up; no more of the
     * delivery costs is refunded (§ 357(2) BGB).
     */
    standardShippingGross: cents('standard_shipping_gross').notNull().default(0),
    /** The fee of its payment method; for a return, the refunded part of it. */
    paymentFeeGross: cents('payment_fee_gross').notNull().default(0),
    total: cents('total').notNull(),
    /** The reason for its VAT; older orders have none. */
    vatCase: text('vat_case'),
    /** The check of the buyer's VAT number, if the VAT depends on it: the proof (§ 6a UStG). */
    vatCheck: jsonb('vat_check'),
    couponCode: text('coupon_code'),
    /** Days to pay as promised with the order; null: no term. */
    paymentTermDays: integer('payment_term_days'),
    /** Last day (in Berlin) to pay in advance; null: no term. */
    payUntil: date('pay_until'),
    /** The time until which an offer can be accepted. */
    validUntil: instant('valid_until'),
    /** SHA-256 of the form that created a return: submitted again, it leads to the same return. */
    submissionIdHash: bytea('submission_id_hash').unique(),
    placedAt: instant('placed_at').notNull(),
    /** When the goods of an order were sent; null before. */
    sentAt: instant('sent_at'),
    /**
     * The mail that requests reviews: announced to the buyer at the checkout, queued in the outbox,
     * or done. Null: not announced, or refused by the buyer (§ 7(3) UWG).
     */
    reviewMail: text('review_mail').$type<'announced' | 'queued' | 'done'>(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    unique('orders_one_per_cart_version').on(t.cartId, t.cartVersion),
    index('orders_by_email').on(sql`lower(${t.email})`),
    index('orders_by_customer_key').on(sql`customer_key(${t.email})`),
    index('orders_by_time').on(t.placedAt),
    index('orders_with_buyer_by_time')
      .on(t.placedAt)
      .where(sql`${t.email} <> ''`),
    index('orders_by_change').on(t.updatedAt),
    index('orders_by_customer').on(t.customerId, t.typeId, t.id),
    index('orders_unpaid')
      .on(t.payUntil, t.id)
      .where(sql`${t.status} = 'pendingPayment'`),
    index('orders_review_mail_due')
      .on(t.sentAt, t.id)
      .where(sql`${t.reviewMail} = 'announced' and ${t.sentAt} is not null`),
    index('orders_open_offers')
      .on(t.validUntil, t.id)
      .where(sql`${t.typeId} = 7 and ${t.status} = 'open'`),
    index('orders_returns_received')
      .on(t.placedAt)
      .where(sql`${t.typeId} = 3 and ${t.status} = 'received'`),
    check(
      'orders_amounts',
      sql`${t.total} = ${t.itemsGross} - ${t.discountGross} + ${t.shippingGross} + ${t.paymentFeeGross}`,
    ),
    check(
      'orders_not_negative',
      sql`least(${t.itemsGross}, ${t.discountGross}, ${t.shippingGross}, ${t.paymentFeeGross}, ${t.total}) >= 0`,
    ),
    index('orders_by_unsure_vat_number')
      .on(sql`(${t.vatCheck}->>'number')`)
      .where(sql`${t.vatCheck}->>'state' = 'later'`),
    check(
      'orders_vat_case',
      sql`${t.vatCase} in ('domestic', 'destination', 'intraCommunity', 'export')`,
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
        when 1 then ${t.status} in ('pendingPayment', 'confirmed', 'shipped', 'completed', 'cancelled', 'withdrawn')
        when 3 then ${t.status} in ('requested', 'received', 'refunded', 'refused', 'cancelled')
        when 7 then ${t.status} in ('open', 'accepted', 'rejected', 'expired', 'cancelled')
        else true end`,
    ),
    check(
      'orders_sent_at',
      sql`(${t.sentAt} is not null) = (${t.typeId} = 1 and ${t.status} in ('shipped', 'completed'))`,
    ),
    check(
      'orders_review_mail',
      sql`${t.reviewMail} is null or (${t.typeId} = 1 and ${t.reviewMail} in ('announced', 'queued', 'done'))`,
    ),
    check(
      'orders_standard_shipping',
      sql`${t.standardShippingGross} between 0 and ${t.shippingGross}`,
    ),
  ],
);

/** VAT of an order per rate: gross is fixed, vat = gross - net (design, Orders and money). */
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

/** Devices that may see an order: the one that placed it, or one that gave a proof. */
export const orderAccess = pgTable(
  'order_access',
  {
    sessionId: bigint('session_id', { mode: 'number' })
      .notNull()
      .references(() => visitorSession.id, { onDelete: 'cascade' }),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** It placed the order; other devices have given a proof. */
    hasPlaced: boolean('has_placed').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.sessionId, t.orderId] }),
    index('order_access_by_order').on(t.orderId),
  ],
);
