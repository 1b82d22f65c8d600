import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cents, externalId, identity, lang } from './columns';
import { item } from './catalogue';

export const propertyGroup = pgTable('property_group', {
  id: identity(),
  externalId: externalId(),
  position: integer('position').notNull().default(0),
});

export const propertyGroupText = pgTable(
  'property_group_text',
  {
    groupId: integer('group_id')
      .notNull()
      .references(() => propertyGroup.id, { onDelete: 'cascade' }),
    lang: lang(),
    name: text('name').notNull(),
  },
  (t) => [primaryKey({ columns: [t.groupId, t.lang] })],
);

/** A property of goods (technical data, filterable) or an order property (§3). */
export const property = pgTable(
  'property',
  {
    id: identity(),
    externalId: externalId(),
    groupId: integer('group_id').references(() => propertyGroup.id),
    cast: text('cast').$type<'file' | 'html' | 'text'>().notNull().default('text'),
    isFilterable: boolean('is_filterable').notNull().default(false),
    isOrderProperty: boolean('is_order_property').notNull().default(false),
    valueType: text('value_type')
      .$type<'empty' | 'text' | 'int' | 'float' | 'selection' | 'file'>()
      .notNull()
      .default('text'),
    /** The source of the values of a text: numbers of a colour card, which are checked. */
    valuesFrom: text('values_from').$type<'shade'>(),
    /** Key of the colour card whose shades are available; null for every shade. */
    shadeCard: text('shade_card'),
    isMultiline: boolean('is_multiline').notNull().default(false),
    isRequired: boolean('is_required').notNull().default(false),
    isPreSelected: boolean('is_pre_selected').notNull().default(false),
    isShownAsAdditionalCosts: boolean('is_shown_as_additional_costs').notNull().default(false),
    vatId: integer('vat_id'),
    surcharge: cents('surcharge').notNull().default(0),
    position: integer('position').notNull().default(0),
  },
  (t) => [
    check('property_surcharge', sql`${t.surcharge} >= 0`),
    check(
      'property_values_from',
      sql`${t.valuesFrom} is null or (${t.valuesFrom} = 'shade' and ${t.valueType} = 'text')`,
    ),
  ],
);

export const propertyText = pgTable(
  'property_text',
  {
    propertyId: integer('property_id')
      .notNull()
      .references(() => property.id, { onDelete: 'cascade' }),
    lang: lang(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.propertyId, t.lang] })],
);

/** A possible value of a property: choices of a selection, and filter values. */
export const propertyValue = pgTable(
  'property_value',
  {
    id: identity(),
    externalId: externalId(),
    propertyId: integer('property_id')
      .notNull()
      .references(() => property.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
    downloadLink: text('download_link'),
  },
  (t) => [index('property_value_by_property').on(t.propertyId)],
);

export const propertyValueText = pgTable(
  'property_value_text',
  {
    valueId: integer('value_id')
      .notNull()
      .references(() => propertyValue.id, { onDelete: 'cascade' }),
    lang: lang(),
    value: text('value').notNull(),
    description: text('description').notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.valueId, t.lang] })],
);

/** A property of an item. Order properties have no value. */
export const itemProperty = pgTable(
  'item_property',
  {
    id: identity(),
    itemId: integer('item_id')
      .notNull()
      .references(() => item.id, { onDelete: 'cascade' }),
    propertyId: integer('property_id')
      .notNull()
      .references(() => property.id),
    valueId: integer('value_id').references(() => propertyValue.id),
    /** Surcharge of this item instead of the property's. */
    surcharge: cents('surcharge'),
  },
  (t) => [
    index('item_property_by_item').on(t.itemId),
    index('item_property_by_value').on(t.valueId),
    check('item_property_surcharge', sql`${t.surcharge} >= 0`),
  ],
);
