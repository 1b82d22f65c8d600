import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { variation } from './catalogue';
import { bytea, cents, createdAt, identity, instant } from './columns';
import { country, countryState, paymentMethod, shippingProfile } from './countries';
import { customer } from './customers';

/** A browser session with stored data. The cookie holds the token, the row its SHA-256. */
export const visitorSession = pgTable(
  'visitor_session',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    /** Survives rotation of the token; other tables refer to it. */
    id: bigint('id', { mode: 'number' }).notNull().unique().generatedAlwaysAsIdentity(),
    cartId: integer('cart_id').references(() => cart.id),
    guestMail: text('guest_mail'),
    /** The customer who is logged in with this browser. */
    customerId: integer('customer_id').references(() => customer.id, { onDelete: 'cascade' }),
    /** The token before the last rotation; identifies a repeated guest form. */
    previousTokenHash: bytea('previous_token_hash').unique(),
    rotatedAt: instant('rotated_at'),
    createdAt: createdAt(),
    seenAt: instant('seen_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('visitor_session_expiry').on(t.expiresAt),
    index('visitor_session_of').on(t.customerId),
    index('visitor_session_by_cart')
      .on(t.cartId)
      .where(sql`${t.cartId} is not null`),
    index('visitor_session_by_guest')
      .on(sql`lower(${t.guestMail})`)
      .where(sql`${t.guestMail} is not null`),
  ],
);

/** An address of a guest, stored with its cart, or of a customer: never of both. */
export const address = pgTable(
  'address',
  {
    id: identity(),
    cartId: integer('cart_id'),
    customerId: integer('customer_id').references(() => customer.id, { onDelete: 'cascade' }),
    typeId: integer('type_id').$type<1 | 2>().notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    companyName: text('company_name').notNull().default(''),
    vatNumber: text('vat_number').notNull().default(''),
    streetName: text('street_name').notNull(),
    apartment: text('apartment').notNull(),
    zipCode: text('zip_code').notNull(),
    city: text('city').notNull(),
    countryId: integer('country_id')
      .notNull()
      .references(() => country.id),
    stateId: integer('state_id').references(() => countryState.id),
    phoneNumber: text('phone_number').notNull().default(''),
    postNumber: text('post_number').notNull().default(''),
    email: text('email').notNull().default(''),
    isPrimary: boolean('is_primary').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('address_by_cart').on(t.cartId, t.typeId),
    index('address_by_customer').on(t.customerId, t.typeId),
    index('address_of_guest_by_age')
      .on(t.updatedAt)
      .where(sql`${t.cartId} is not null`),
    index('address_by_email')
      .on(sql`lower(${t.email})`)
      .where(sql`${t.email} <> ''`),
    check('address_has_one_owner', sql`num_nonnulls(${t.cartId}, ${t.customerId}) = 1`),
    check('address_type', sql`${t.typeId} in (1, 2)`),
    check(
      'address_has_a_name',
      sql`${t.companyName} <> '' or (${t.firstName} <> '' and ${t.lastName} <> '')`,
    ),
  ],
);

export const cart = pgTable(
  'cart',
  {
    id: identity(),
    /** Increases with every change; see docs/architecture/orders.md. */
    version: integer('version').notNull().default(1),
    status: text('status').$type<'open' | 'converted'>().notNull().default('open'),
    /** The customer who owns it, in every browser they log in with. */
    customerId: integer('customer_id').references(() => customer.id, { onDelete: 'set null' }),
    currency: text('currency').notNull().default('EUR'),
    couponCode: text('coupon_code'),
    /** The gift cards to pay with, in the order in which they were entered. */
    giftCardIds: integer('gift_card_ids').array().notNull().default([]),
    shippingCountryId: integer('shipping_country_id')
      .notNull()
      .default(1)
      .references(() => country.id),
    shippingProfileId: integer('shipping_profile_id').references(() => shippingProfile.id),
    paymentMethodId: integer('payment_method_id').references(() => paymentMethod.id),
    shippingAddressId: integer('shipping_address_id'),
    invoiceAddressId: integer('invoice_address_id'),
    additionalInformation: jsonb('additional_information'),
    /** The delivery preferences. */
    preferredDelivery: jsonb('preferred_delivery'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    foreignKey({ columns: [t.shippingAddressId], foreignColumns: [address.id] }).onDelete(
      'set null',
    ),
    foreignKey({ columns: [t.invoiceAddressId], foreignColumns: [address.id] }).onDelete(
      'set null',
    ),
    check('cart_status', sql`${t.status} in ('open', 'converted')`),
    index('cart_open_by_age')
      .on(t.updatedAt)
      .where(sql`${t.status} = 'open'`),
    index('cart_converted_by_age')
      .on(t.updatedAt)
      .where(sql`${t.status} = 'converted'`),
    index('cart_with_words_by_age')
      .on(t.updatedAt)
      .where(sql`num_nonnulls(${t.additionalInformation}, ${t.preferredDelivery}) > 0`),
    index('cart_by_customer')
      .on(t.customerId)
      .where(sql`${t.customerId} is not null`),
    index('cart_by_shipping_address')
      .on(t.shippingAddressId)
      .where(sql`${t.shippingAddressId} is not null`),
    index('cart_by_invoice_address')
      .on(t.invoiceAddressId)
      .where(sql`${t.invoiceAddressId} is not null`),
    uniqueIndex('cart_open_of_customer')
      .on(t.customerId)
      .where(sql`${t.status} = 'open'`),
  ],
);

export const cartItem = pgTable(
  'cart_item',
  {
    id: identity(),
    cartId: integer('cart_id')
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    variationId: integer('variation_id')
      .notNull()
      .references(() => variation.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('cart_item_by_cart').on(t.cartId),
    index('cart_item_by_variation').on(t.variationId),
    check('cart_item_quantity', sql`${t.quantity} between 1 and 9999`),
  ],
);

/** A value entered for an order property of a line. */
export const cartItemOrderParam = pgTable(
  'cart_item_order_param',
  {
    cartItemId: integer('cart_item_id')
      .notNull()
      .references(() => cartItem.id, { onDelete: 'cascade' }),
    propertyId: integer('property_id').notNull(),
    value: text('value').notNull(),
  },
  (t) => [primaryKey({ columns: [t.cartItemId, t.propertyId] })],
);

/** Counter rows of rate limits, one per key and window. */
export const rateLimit = pgTable(
  'rate_limit',
  {
    key: text('key').notNull(),
    windowStart: instant('window_start').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.key, t.windowStart] }),
    index('rate_limit_by_time').on(t.windowStart),
  ],
);

/** A code for a discount; a code that pays is a gift card. */
export const coupon = pgTable(
  'coupon',
  {
    code: text('code').primaryKey(),
    nameDe: text('name_de').notNull(),
    nameEn: text('name_en').notNull(),
    /** Percent times 100, or an amount instead. */
    percent: integer('percent'),
    /** Taken off the goods it applies to, once an order. */
    amount: cents('amount'),
    minimumOrderValue: cents('minimum_order_value').notNull().default(0),
    validFrom: instant('valid_from'),
    validTo: instant('valid_to'),
    excludesSpecialOffers: boolean('excludes_special_offers').notNull().default(false),
    /** Applies only to goods of this category and below; null = all. */
    categoryId: integer('category_id'),
    /** Applies only to these items; none = all of them. */
    itemIds: integer('item_ids').array().notNull().default([]),
    isSingleUsage: boolean('is_single_usage').notNull().default(false),
    /** The customers who may redeem it: all, new ones, or existing ones. */
    customers: text('customers').$type<'all' | 'new' | 'existing'>().notNull().default('all'),
    /** Only customers of these classes; none = all, guests too. */
    customerClasses: integer('customer_classes').array().notNull().default([]),
    used: integer('used').notNull().default(0),
    maxUses: integer('max_uses'),
  },
  (t) => [
    check('coupon_percent', sql`${t.percent} between 1 and 10000`),
    check('coupon_amount', sql`${t.amount} > 0`),
    check('coupon_percent_or_amount', sql`num_nonnulls(${t.percent}, ${t.amount}) = 1`),
    check(
      'coupon_uses',
      sql`${t.used} >= 0 and (${t.maxUses} is null or ${t.used} <= ${t.maxUses})`,
    ),
    check('coupon_customers', sql`${t.customers} in ('all', 'new', 'existing')`),
    check('coupon_code_form', sql`${t.code} = upper(${t.code})`),
  ],
);
