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
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, externalId, identity, instant, lang } from './columns';
import { manufacturer, responsiblePerson } from './manufacturers';
import { image } from './images';
import { shade } from './shades';
import { category } from './categories';
import { availability, unitCombination } from './units';

/** Hazards as stored: each statement in both languages. */
export type StoredHazard = {
  pictograms: `GHS0${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`[];
  signalWord: 'danger' | 'warning' | null;
  statements: { code: string; text: string; textEn: string }[];
  ufi: string;
  isBiocide: boolean;
};

export const item = pgTable(
  'item',
  {
    id: identity(),
    externalId: externalId(),
    itemType: text('item_type').$type<'default' | 'bundle' | 'set'>().notNull().default('default'),
    manufacturerId: integer('manufacturer_id').references(() => manufacturer.id),
    responsiblePersonId: integer('responsible_person_id').references(() => responsiblePerson.id),
    hazard: jsonb('hazard').$type<StoredHazard>(),
    /** False: sold only after personal advice, not through the cart (ChemBiozidDV §§ 10, 12). */
    isSoldOnline: boolean('is_sold_online').notNull().default(true),
    /** Registration number of the maker of an electrical device (ElektroG § 6). */
    weeeNumber: text('weee_number').notNull().default(''),
    isMadeToOrder: boolean('is_mixed_to_order').notNull().default(false),
    durabilityGuaranteeYears: integer('durability_guarantee_years'),
    condition: text('condition').notNull().default('NewCondition'),
    shadeId: integer('shade_id').references(() => shade.id),
    /** Items of one line are the same paint in other shades; a tester names its line. */
    line: text('line'),
    /** A small amount of each shade to try it out; offered beside the paints of that shade. */
    isTester: boolean('is_tester').notNull().default(false),
    /** Unused since `shade_id`, but processes of the previous release still read these three. */
    shadeName: text('shade_name'),
    shadeNumber: text('shade_number'),
    shadeColor: text('shade_color'),
    isActive: boolean('is_active').notNull().default(true),
    /** Operator's weight in "recommended" and search order; higher first. */
    score: integer('score').notNull().default(0),
    /** Maintained by the review service: number and sum of visible ratings. */
    feedbackCount: integer('feedback_count').notNull().default(0),
    feedbackSum: integer('feedback_sum').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check('item_type_known', sql`${t.itemType} in ('default', 'bundle', 'set')`),
    check(
      'item_feedback',
      sql`${t.feedbackCount} >= 0 and ${t.feedbackSum} between ${t.feedbackCount} and 5 * ${t.feedbackCount}`,
    ),
    check('item_shade_color', sql`${t.shadeColor} ~ '^#[0-9a-f]{6}$'`),
    check('item_line', sql`${t.line} ~ '^[a-z0-9][a-z0-9-]*$'`),
    index('item_by_line').on(t.line),
    index('item_by_shade').on(t.shadeId),
    index('item_testers')
      .on(t.id)
      .where(sql`${t.isTester}`),
    index('item_hazardous')
      .on(t.id)
      .where(sql`jsonb_array_length(${t.hazard} -> 'pictograms') > 0`),
  ],
);

export const itemText = pgTable(
  'item_text',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => item.id, { onDelete: 'cascade' }),
    lang: lang(),
    name1: text('name1').notNull(),
    urlPath: text('url_path').notNull(),
    title: text('title').notNull().default(''),
    shortDescription: text('short_description').notNull().default(''),
    /** Sanitised HTML (on import). */
    description: text('description').notNull().default(''),
    technicalData: text('technical_data').notNull().default(''),
    metaDescription: text('meta_description').notNull().default(''),
    keywords: text('keywords').notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.itemId, t.lang] })],
);

export const itemCategory = pgTable(
  'item_category',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => item.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.id, { onDelete: 'cascade' }),
    isDefault: boolean('is_default').notNull().default(false),
    position: integer('position').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.itemId, t.categoryId] }),
    index('item_category_by_category').on(t.categoryId),
    uniqueIndex('item_category_one_default')
      .on(t.itemId)
      .where(sql`${t.isDefault}`),
  ],
);

export const variation = pgTable(
  'variation',
  {
    id: identity(),
    externalId: externalId(),
    itemId: integer('item_id')
      .notNull()
      .references(() => item.id, { onDelete: 'cascade' }),
    number: text('number').notNull().unique(),
    isMain: boolean('is_main').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    position: integer('position').notNull().default(0),
    availabilityId: integer('availability_id')
      .notNull()
      .references(() => availability.id),
    availableUntil: instant('available_until'),
    unitCombinationId: integer('unit_combination_id')
      .notNull()
      .references(() => unitCombination.id),
    minimumOrderQuantity: integer('minimum_order_quantity').notNull().default(1),
    intervalOrderQuantity: integer('interval_order_quantity').notNull().default(1),
    maximumOrderQuantity: integer('maximum_order_quantity'),
    /** When false, orders are accepted with an empty stock (goods mixed to order). */
    isStockLimited: boolean('is_stock_limited').notNull().default(true),
    /** `voucher`: a gift card, of which VAT is due when it pays (§ 3(15) UStG). */
    vatClass: text('vat_class')
      .$type<'standard' | 'reduced' | 'reduced2' | 'voucher'>()
      .notNull()
      .default('standard'),
    weightG: integer('weight_g').notNull().default(0),
    widthMM: integer('width_mm').notNull().default(0),
    heightMM: integer('height_mm').notNull().default(0),
    lengthMM: integer('length_mm').notNull().default(0),
    gtin: text('gtin').notNull().default(''),
    mpn: text('mpn').notNull().default(''),
    /** Sold only to customers of these classes; none = to all. */
    customerClasses: integer('customer_classes').array().notNull().default([]),
    /** Sold only to these countries, by ISO code; none = to all that the shop delivers to. */
    countries: text('countries').array().notNull().default([]),
    /** Sold only to visitors who use one of these languages; none = all. */
    languages: text('languages').$type<'de' | 'en'>().array().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('variation_by_item').on(t.itemId),
    uniqueIndex('variation_one_main')
      .on(t.itemId)
      .where(sql`${t.isMain}`),
    check(
      'variation_quantities',
      sql`${t.minimumOrderQuantity} >= 1 and ${t.intervalOrderQuantity} >= 1 and (${t.maximumOrderQuantity} is null or ${t.maximumOrderQuantity} >= ${t.minimumOrderQuantity})`,
    ),
    check(
      'variation_vat_class',
      sql`${t.vatClass} in ('standard', 'reduced', 'reduced2', 'voucher')`,
    ),
    check('variation_languages', sql`${t.languages} <@ array['de', 'en']`),
    check(
      'variation_measures',
      sql`least(${t.weightG}, ${t.widthMM}, ${t.heightMM}, ${t.lengthMM}) >= 0`,
    ),
  ],
);

export const attribute = pgTable('attribute', {
  id: identity(),
  externalId: externalId(),
  type: text('type').$type<'dropdown' | 'image' | 'box'>().notNull().default('box'),
  position: integer('position').notNull().default(0),
});

export const attributeText = pgTable(
  'attribute_text',
  {
    attributeId: integer('attribute_id')
      .notNull()
      .references(() => attribute.id, { onDelete: 'cascade' }),
    lang: lang(),
    name: text('name').notNull(),
  },
  (t) => [primaryKey({ columns: [t.attributeId, t.lang] })],
);

export const attributeValue = pgTable(
  'attribute_value',
  {
    id: identity(),
    externalId: externalId(),
    attributeId: integer('attribute_id')
      .notNull()
      .references(() => attribute.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
    /** The colour of the value; a value that refers to a shade has the shade's colour. */
    color: text('color'),
    shadeId: integer('shade_id').references(() => shade.id),
    imageUrl: text('image_url'),
  },
  (t) => [
    uniqueIndex('attribute_value_of_attribute').on(t.id, t.attributeId),
    index('attribute_value_by_shade').on(t.shadeId),
    check('attribute_value_color', sql`${t.color} ~ '^#[0-9a-f]{6}$'`),
  ],
);

export const attributeValueText = pgTable(
  'attribute_value_text',
  {
    attributeValueId: integer('attribute_value_id')
      .notNull()
      .references(() => attributeValue.id, { onDelete: 'cascade' }),
    lang: lang(),
    name: text('name').notNull(),
  },
  (t) => [primaryKey({ columns: [t.attributeValueId, t.lang] })],
);

/** A variation has at most one value of each attribute. */
export const variationAttributeValue = pgTable(
  'variation_attribute_value',
  {
    variationId: integer('variation_id')
      .notNull()
      .references(() => variation.id, { onDelete: 'cascade' }),
    attributeId: integer('attribute_id')
      .notNull()
      .references(() => attribute.id),
    attributeValueId: integer('attribute_value_id')
      .notNull()
      .references(() => attributeValue.id),
  },
  (t) => [
    primaryKey({ columns: [t.variationId, t.attributeId] }),
    index('variation_attribute_value_by_value').on(t.attributeValueId),
  ],
);

export const itemImage = pgTable(
  'item_image',
  {
    id: identity(),
    itemId: integer('item_id')
      .notNull()
      .references(() => item.id, { onDelete: 'cascade' }),
    /** Null: a picture of the item; else of this variation only. */
    variationId: integer('variation_id').references(() => variation.id, { onDelete: 'cascade' }),
    imageHash: text('image_hash')
      .notNull()
      .references(() => image.hash),
    position: integer('position').notNull().default(0),
    nameDe: text('name_de').notNull().default(''),
    nameEn: text('name_en').notNull().default(''),
    alternateDe: text('alternate_de').notNull().default(''),
    alternateEn: text('alternate_en').notNull().default(''),
  },
  (t) => [
    index('item_image_by_item').on(t.itemId, t.position),
    index('item_image_by_variation')
      .on(t.variationId)
      .where(sql`${t.variationId} is not null`),
    index('item_image_by_picture').on(t.imageHash),
  ],
);

/** Parts of a bundle; stock is taken from the parts. */
export const bundleComponent = pgTable(
  'bundle_component',
  {
    bundleVariationId: integer('bundle_variation_id')
      .notNull()
      .references(() => variation.id, { onDelete: 'cascade' }),
    componentVariationId: integer('component_variation_id')
      .notNull()
      .references(() => variation.id),
    quantity: integer('quantity').notNull(),
    position: integer('position').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.bundleVariationId, t.componentVariationId] }),
    check('bundle_component_quantity', sql`${t.quantity} >= 1`),
    check('bundle_component_not_itself', sql`${t.bundleVariationId} <> ${t.componentVariationId}`),
  ],
);

export const itemRelation = pgTable(
  'item_relation',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => item.id, { onDelete: 'cascade' }),
    relatedItemId: integer('related_item_id')
      .notNull()
      .references(() => item.id, { onDelete: 'cascade' }),
    relation: text('relation').$type<'Accessory' | 'Similar'>().notNull(),
    position: integer('position').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.itemId, t.relatedItemId, t.relation] }),
    index('item_relation_by_related').on(t.relatedItemId),
  ],
);
