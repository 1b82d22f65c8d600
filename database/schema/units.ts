import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { givenId, identity, lang } from './columns';

/**
 * Delivery promise 1 to 10 (§4): working days until the goods are handed to the carrier. Texts are
 * in availability_text and name no days: the time in transit is added for a known destination.
 */
export const availability = pgTable(
  'availability',
  {
    id: givenId(),
    /** Null promises no delivery: such goods cannot be ordered (view sale_state). */
    averageDays: integer('average_days'),
    minDays: integer('min_days').notNull().default(0),
    maxDays: integer('max_days').notNull().default(0),
  },
  (t) => [check('availability_days', sql`0 <= ${t.minDays} and ${t.minDays} <= ${t.maxDays}`)],
);

export const availabilityText = pgTable(
  'availability_text',
  {
    availabilityId: integer('availability_id')
      .notNull()
      .references(() => availability.id),
    lang: lang(),
    name: text('name').notNull(),
  },
  (t) => [primaryKey({ columns: [t.availabilityId, t.lang] })],
);

/** UN/ECE unit with its legal reference unit and the factor to it: MLT -> LTR, 0.001. */
export const unit = pgTable('unit', {
  code: text('code').primaryKey(),
  referenceCode: text('reference_code').$type<'LTR' | 'KGM' | 'MTK' | 'MTR' | 'C62'>(),
  factor: doublePrecision('factor').notNull().default(1),
});

export const unitText = pgTable(
  'unit_text',
  {
    unitCode: text('unit_code')
      .notNull()
      .references(() => unit.code),
    lang: lang(),
    name: text('name').notNull(),
  },
  (t) => [primaryKey({ columns: [t.unitCode, t.lang] })],
);

/** A size of goods: content and unit, e.g. 2.5 LTR. */
export const unitCombination = pgTable(
  'unit_combination',
  {
    id: identity(),
    unitCode: text('unit_code')
      .notNull()
      .references(() => unit.code),
    /** Content times 1000, so that sizes compare exactly. */
    contentMilli: integer('content_milli').notNull(),
  },
  (t) => [
    uniqueIndex('unit_combination_size').on(t.unitCode, t.contentMilli),
    check('unit_combination_content', sql`${t.contentMilli} > 0`),
  ],
);
