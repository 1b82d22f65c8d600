import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  date,
} from 'drizzle-orm/pg-core';
import { cents, identity, instant } from './columns';
import { variation } from './catalogue';
import { country } from './countries';

/**
 * Gross prices of a variation. `default` with minimum_quantity > 1 is a graduated price;
 * `special_offer` is valid between valid_from and valid_to.
 */
export const variationPrice = pgTable(
  'variation_price',
  {
    id: identity(),
    variationId: integer('variation_id')
      .notNull()
      .references(() => variation.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'default' | 'rrp' | 'special_offer'>().notNull(),
    minimumQuantity: integer('minimum_quantity').notNull().default(1),
    price: cents('price').notNull(),
    validFrom: instant('valid_from'),
    validTo: instant('valid_to'),
  },
  (t) => [
    uniqueIndex('variation_price_one').on(t.variationId, t.kind, t.minimumQuantity),
    check('variation_price_kind', sql`${t.kind} in ('default', 'rrp', 'special_offer')`),
    check('variation_price_positive', sql`${t.price} > 0 and ${t.minimumQuantity} >= 1`),
    check('variation_price_period', sql`${t.validTo} > ${t.validFrom}`),
    check(
      'variation_price_only_default_is_graduated',
      sql`${t.kind} = 'default' or ${t.minimumQuantity} = 1`,
    ),
  ],
);

/**
 * The effective price of one piece from a moment on (PAngV § 11). Trigger variation_price_history
 * adds a row whenever the effective price changes; rows are never changed.
 */
export const priceHistory = pgTable(
  'price_history',
  {
    variationId: integer('variation_id')
      .notNull()
      .references(() => variation.id, { onDelete: 'cascade' }),
    validFrom: instant('valid_from').notNull(),
    price: cents('price').notNull(),
  },
  (t) => [primaryKey({ columns: [t.variationId, t.validFrom] })],
);

/**
 * Future moments at which a special offer begins or ends: the job of the price changes has to write
 * their history. Trigger variation_price_due adds them; one that an offer no longer has changes no
 * price.
 */
export const priceChangeDue = pgTable(
  'price_change_due',
  {
    variationId: integer('variation_id')
      .notNull()
      .references(() => variation.id, { onDelete: 'cascade' }),
    moment: instant('moment').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.variationId, t.moment] }),
    index('price_change_due_by_time').on(t.moment),
  ],
);

/** Stock of one variation. `reserved` = promised to orders that are not sent yet. */
export const stock = pgTable(
  'stock',
  {
    variationId: integer('variation_id')
      .primaryKey()
      .references(() => variation.id, { onDelete: 'cascade' }),
    onHand: integer('on_hand').notNull(),
    reserved: integer('reserved').notNull().default(0),
  },
  (t) => [
    check('stock_on_hand', sql`${t.onHand} >= 0`),
    check('stock_reserved', sql`${t.reserved} >= 0 and ${t.reserved} <= ${t.onHand}`),
  ],
);

/** VAT by destination, class and day; rate is percent times 100. */
export const vatRate = pgTable(
  'vat_rate',
  {
    id: identity(),
    countryId: integer('country_id')
      .notNull()
      .references(() => country.id),
    vatClass: text('vat_class').$type<'standard' | 'reduced' | 'reduced2'>().notNull(),
    rate: integer('rate').notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
  },
  (t) => [
    uniqueIndex('vat_rate_one').on(t.countryId, t.vatClass, t.validFrom),
    index('vat_rate_lookup').on(t.countryId, t.validFrom),
    check('vat_rate_range', sql`${t.rate} between 0 and 10000`),
  ],
);
