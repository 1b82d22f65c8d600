import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { cents, givenId, identity } from './columns';

/** Countries; Germany has id 1 (open point 1.5). Deliveries go only to is_shipping_active. */
export const country = pgTable(
  'country',
  {
    id: givenId(),
    isoCode2: text('iso_code2').notNull().unique(),
    nameDe: text('name_de').notNull(),
    nameEn: text('name_en').notNull(),
    zipCodeRegex: text('zip_code_regex'),
    /** Unused since `special_area` has the areas without delivery. */
    noDeliveryZipCodes: text('no_delivery_zip_codes').array().notNull().default([]),
    isShippingActive: boolean('is_shipping_active').notNull().default(false),
    /** Part of the customs and VAT territory of the EU; others are export deliveries. */
    isEu: boolean('is_eu').notNull().default(false),
    position: integer('position').notNull().default(0),
  },
  (t) => [check('country_iso_code2', sql`${t.isoCode2} ~ '^[A-Z]{2}$'`)],
);

/**
 * Areas of a country with different VAT, by their postcodes. They refer to the code of the country,
 * because they exist by law, whatever countries a shop has.
 */
export const specialArea = pgTable(
  'special_area',
  {
    countryCode: text('country_code').notNull(),
    /** First and last postcode, in capitals without spaces and hyphens, of the same length. */
    zipFrom: text('zip_from').notNull(),
    zipTo: text('zip_to').notNull(),
    nameDe: text('name_de').notNull(),
    nameEn: text('name_en').notNull(),
    /** Standard VAT there, percent times 100; null: outside the EU VAT area, no delivery. */
    standardRate: integer('standard_rate'),
  },
  (t) => [
    primaryKey({ columns: [t.countryCode, t.zipFrom] }),
    check('special_area_country_code', sql`${t.countryCode} ~ '^[A-Z]{2}$'`),
    check(
      'special_area_zips',
      sql`${t.zipFrom} ~ '^[A-Z0-9]+$' and length(${t.zipFrom}) = length(${t.zipTo})
        and ${t.zipFrom} collate "C" <= ${t.zipTo} collate "C"`,
    ),
    check('special_area_standard_rate', sql`${t.standardRate} between 0 and 10000`),
  ],
);

export const countryState = pgTable(
  'country_state',
  {
    id: givenId(),
    countryId: integer('country_id')
      .notNull()
      .references(() => country.id),
    isoCode: text('iso_code').notNull(),
    nameDe: text('name_de').notNull(),
    nameEn: text('name_en').notNull(),
  },
  (t) => [index('country_state_by_country').on(t.countryId)],
);

/** Carriers of parcels, named by `shipping_profile.parcel_service_id`. */
export const parcelService = pgTable(
  'parcel_service',
  {
    id: givenId(),
    name: text('name').notNull().unique(),
    /** Tracking page: `{number}` becomes the parcel's number, `{lang}` de or en; null: none. */
    trackingUrl: text('tracking_url'),
  },
  (t) => [
    check(
      'parcel_service_tracking_url',
      sql`${t.trackingUrl} ~ '^https://[a-z0-9.-]+/[^[:space:]]*[{]number[}]'`,
    ),
  ],
);

/** Where and when the buyer collects the goods, in both languages. */
export type PickupTexts = Record<'address' | 'hours', Record<'de' | 'en', string>>;

/** A shipping profile (§3 Shipping): delivery, or pick-up at the shop. */
export const shippingProfile = pgTable('shipping_profile', {
  id: givenId(),
  parcelServiceId: integer('parcel_service_id').notNull(),
  parcelServiceName: text('parcel_service_name').notNull(),
  nameDe: text('name_de').notNull(),
  nameEn: text('name_en').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  position: integer('position').notNull().default(0),
  /** Working days in transit, if the destination has no row in shipping_time. */
  minDeliveryDays: integer('min_delivery_days').notNull().default(1),
  maxDeliveryDays: integer('max_delivery_days').notNull(),
  /** A profile may exclude parcels with hazardous goods. */
  takesHazardousGoods: boolean('takes_hazardous_goods').notNull().default(true),
  showDataPrivacyAgreementHint: boolean('show_data_privacy_agreement_hint')
    .notNull()
    .default(false),
  excludedPaymentMethodIds: integer('excluded_payment_method_ids').array().notNull().default([]),
  /** Null: a carrier brings the goods. */
  pickup: jsonb('pickup').$type<PickupTexts>(),
});

/** A profile to a destination. */
const wayOfDelivery = () => ({
  shippingProfileId: integer('shipping_profile_id')
    .notNull()
    .references(() => shippingProfile.id),
  countryId: integer('country_id')
    .notNull()
    .references(() => country.id),
});

/** Gross price of a profile for a destination up to a weight; free from an item sum on. */
export const shippingPrice = pgTable(
  'shipping_price',
  {
    id: identity(),
    ...wayOfDelivery(),
    maxWeightG: integer('max_weight_g').notNull(),
    price: cents('price').notNull(),
    freeFrom: cents('free_from'),
  },
  (t) => [
    index('shipping_price_lookup').on(t.countryId, t.shippingProfileId, t.maxWeightG),
    check(
      'shipping_price_range',
      sql`${t.price} >= 0 and ${t.maxWeightG} > 0 and ${t.freeFrom} > 0`,
    ),
  ],
);

/** Working days in transit to a destination, if they differ from the profile's own. */
export const shippingTime = pgTable(
  'shipping_time',
  {
    ...wayOfDelivery(),
    minDays: integer('min_days').notNull(),
    maxDays: integer('max_days').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shippingProfileId, t.countryId] }),
    check('shipping_time_days', sql`0 <= ${t.minDays} and ${t.minDays} <= ${t.maxDays}`),
  ],
);

/** A payment method (§3 Payment method). */
export const paymentMethod = pgTable('payment_method', {
  id: givenId(),
  key: text('key').notNull(),
  paymentKey: text('payment_key').notNull().unique(),
  nameDe: text('name_de').notNull(),
  nameEn: text('name_en').notNull(),
  descriptionDe: text('description_de').notNull().default(''),
  descriptionEn: text('description_en').notNull().default(''),
  icon: text('icon').notNull().default(''),
  fee: cents('fee').notNull().default(0),
  isActive: boolean('is_active').notNull().default(true),
  position: integer('position').notNull().default(0),
  /** Purchase on account only to these destinations and up to this amount; null = no limit. */
  countryIds: integer('country_ids').array(),
  maxAmount: cents('max_amount'),
});
