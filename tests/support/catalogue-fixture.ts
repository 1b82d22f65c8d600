import type { Pool } from 'pg';
import { insertShopConstants } from './shop-constants';

/** Prices in integer cents; all fields except `price` have defaults. */
export type FixtureVariation = {
  price: number | null;
  /** Lower price from a quantity on: { 10: 900 }. */
  graduated?: Record<number, number>;
  rrp?: number;
  offer?: { price: number; from?: string; to?: string };
  /** Pieces in stock; null = the sale is not limited by stock. */
  stock?: number | null;
  reserved?: number;
  /** Content times 1000 and unit code. */
  size?: [contentMilli: number, unitCode: string];
  /** Attribute name -> value name; both are created at first use. */
  attributes?: Record<string, string>;
  isMain?: boolean;
  isActive?: boolean;
  availabilityId?: number;
  availableUntil?: string;
  minimum?: number;
  interval?: number;
  maximum?: number;
  vatClass?: 'standard' | 'reduced' | 'reduced2' | 'voucher';
  weightG?: number;
  number?: string;
  createdAt?: string;
  /** Parts of a bundle: variation id -> quantity. */
  parts?: Record<number, number>;
};

export type FixtureShade = {
  name: string;
  number: string;
  color: string;
  card?: string;
  position?: number;
};

export type FixtureItem = {
  name: string;
  nameEn?: string;
  urlPath?: string;
  urlPathEn?: string;
  keywords?: string;
  description?: string;
  categories?: number[];
  manufacturer?: string;
  shade?: FixtureShade;
  line?: string;
  isTester?: boolean;
  variations?: FixtureVariation[];
  /** Filterable property name -> value. */
  properties?: Record<string, string>;
  orderPropertyIds?: number[];
  itemType?: 'default' | 'bundle' | 'set';
  isActive?: boolean;
  isMadeToOrder?: boolean;
  isSoldOnline?: boolean;
  score?: number;
  ratings?: number[];
  hazard?: object;
};

export type FixtureOrderProperty = {
  name: string;
  valueType?: 'empty' | 'text' | 'int' | 'float' | 'selection' | 'file';
  valuesFrom?: 'shade';
  shadeCard?: string;
  isRequired?: boolean;
  isPreSelected?: boolean;
  isShownAsAdditionalCosts?: boolean;
  vatId?: number;
  surcharge?: number;
  values?: string[];
};

export type InsertedItem = { itemId: number; variationIds: number[]; urlPath: string };
export type CatalogueFixture = ReturnType<typeof catalogueOn>;

/** Inserts the shop's constants into an empty database and returns functions that add goods. */
export async function createCatalogueFixture(pool: Pool): Promise<CatalogueFixture> {
  await insertShopConstants(pool);
  return catalogueOn(pool);
}

function catalogueOn(pool: Pool) {
  let serial = 0;
  const remembered = new Map<string, Promise<number>>();

  async function insert(table: string, row: Record<string, unknown>): Promise<number> {
    const columns = Object.keys(row).filter((column) => row[column] !== undefined);
    const result = await pool.query(
      `insert into ${table} (${columns.map((column) => `"${column}"`).join(', ')})
       values (${columns.map((_, i) => `$${i + 1}`).join(', ')}) returning *`,
      columns.map((column) => row[column]),
    );
    return result.rows[0].id;
  }

  /** Returns the id of the row with that name, created once. */
  function once(key: string, make: () => Promise<number>): Promise<number> {
    const known = remembered.get(key) ?? make();
    remembered.set(key, known);
    return known;
  }

  async function named(
    table: string,
    idColumn: string,
    row: Record<string, unknown>,
    name: string,
    nameColumn = 'name',
  ): Promise<number> {
    const id = await insert(table, { external_id: `${table}-${++serial}`, ...row });
    for (const lang of ['de', 'en']) {
      const text = lang === 'de' ? name : `${name} (en)`;
      await insert(`${table}_text`, { [idColumn]: id, lang, [nameColumn]: text });
    }
    return id;
  }

  function attributeValue(attribute: string, value: string) {
    const attributeId = once(`a:${attribute}`, () =>
      named('attribute', 'attribute_id', { position: ++serial }, attribute),
    );
    const valueId = once(`a:${attribute}:${value}`, async () =>
      named(
        'attribute_value',
        'attribute_value_id',
        { attribute_id: await attributeId, position: ++serial },
        value,
      ),
    );
    return Promise.all([attributeId, valueId]);
  }

  async function propertyValue(property: string, value: string) {
    const propertyId = await once(`p:${property}`, () =>
      named('property', 'property_id', { is_filterable: true, position: ++serial }, property),
    );
    const valueId = await once(`p:${property}:${value}`, () =>
      named(
        'property_value',
        'value_id',
        { property_id: propertyId, position: ++serial },
        value,
        'value',
      ),
    );
    return [propertyId, valueId] as const;
  }

  /** Adds a shade with that name, in English `<name> (en)`; returns its id. */
  function shade({ name, ...row }: FixtureShade): Promise<number> {
    return once(`s:${name}`, () => named('shade', 'shade_id', row, name));
  }

  /** Adds a category below `parent`; returns its id. */
  async function category(
    name: string,
    options: {
      parent?: number;
      right?: 'all' | 'customer';
      type?: 'item' | 'content';
      linklist?: 'Y' | 'N';
    } = {},
  ): Promise<number> {
    const id = await insert('category', {
      external_id: `category-${++serial}`,
      parent_id: options.parent,
      right: options.right,
      type: options.type,
      linklist: options.linklist,
      position: serial,
    });
    for (const lang of ['de', 'en']) {
      const slug = lang === 'de' ? slugOf(name) : `${slugOf(name)}-en`;
      const parent = await pool.query(
        'select path from category_detail where category_id = $1 and lang = $2',
        [options.parent ?? 0, lang],
      );
      await insert('category_detail', {
        category_id: id,
        lang,
        name: lang === 'de' ? name : `${name} (en)`,
        name_url: slug,
        path: `${parent.rows[0]?.path ?? ''}/${slug}`,
      });
    }
    return id;
  }

  /** Adds an order property (§3); goods get it by `orderPropertyIds`. */
  async function orderProperty(given: FixtureOrderProperty) {
    const id = await named(
      'property',
      'property_id',
      {
        is_order_property: true,
        value_type: given.valueType ?? 'text',
        values_from: given.valuesFrom,
        shade_card: given.shadeCard,
        is_required: given.isRequired,
        is_pre_selected: given.isPreSelected,
        is_shown_as_additional_costs: given.isShownAsAdditionalCosts,
        vat_id: given.vatId,
        surcharge: given.surcharge,
        position: ++serial,
      },
      given.name,
    );
    const valueIds: number[] = [];
    for (const value of given.values ?? []) {
      const row = { property_id: id, position: ++serial };
      valueIds.push(await named('property_value', 'value_id', row, value, 'value'));
    }
    return { id, valueIds };
  }

  async function variation(itemId: number, given: FixtureVariation, position: number) {
    const [contentMilli, unitCode] = given.size ?? [1000, 'C62'];
    const unitCombinationId = await once(`u:${contentMilli}${unitCode}`, () =>
      insert('unit_combination', { unit_code: unitCode, content_milli: contentMilli }),
    );
    const id = await insert('variation', {
      external_id: `variation-${++serial}`,
      item_id: itemId,
      number: given.number ?? `V${serial}`,
      is_main: given.isMain ?? position === 0,
      is_active: given.isActive,
      position,
      availability_id: given.availabilityId ?? 1,
      available_until: given.availableUntil,
      unit_combination_id: unitCombinationId,
      minimum_order_quantity: given.minimum,
      interval_order_quantity: given.interval,
      maximum_order_quantity: given.maximum,
      is_stock_limited: given.stock !== null,
      vat_class: given.vatClass,
      weight_g: given.weightG ?? 1000,
      created_at: given.createdAt,
    });
    await prices(id, given);
    if (given.stock !== null) {
      const row = { variation_id: id, on_hand: given.stock ?? 100, reserved: given.reserved ?? 0 };
      await insert('stock', row);
    }
    for (const [attribute, value] of Object.entries(given.attributes ?? {})) {
      const [attribute_id, attribute_value_id] = await attributeValue(attribute, value);
      const row = { variation_id: id, attribute_id, attribute_value_id };
      await insert('variation_attribute_value', row);
    }
    for (const [part, quantity] of Object.entries(given.parts ?? {})) {
      const row = { bundle_variation_id: id, component_variation_id: Number(part), quantity };
      await insert('bundle_component', row);
    }
    return id;
  }

  async function prices(variationId: number, given: FixtureVariation) {
    const row = (kind: string, price: number, more = {}) =>
      insert('variation_price', { variation_id: variationId, kind, price, ...more });
    if (given.price !== null) await row('default', given.price);
    for (const [quantity, price] of Object.entries(given.graduated ?? {})) {
      await row('default', price, { minimum_quantity: Number(quantity) });
    }
    if (given.rrp) await row('rrp', given.rrp);
    if (given.offer) {
      const period = { valid_from: given.offer.from, valid_to: given.offer.to };
      await row('special_offer', given.offer.price, period);
    }
  }

  /** Adds an item with its variations; the first variation is the main one. */
  async function item(given: FixtureItem): Promise<InsertedItem> {
    const { manufacturer, ratings = [] } = given;
    const itemId = await insert('item', {
      external_id: `item-${++serial}`,
      item_type: given.itemType,
      manufacturer_id:
        manufacturer &&
        (await once(`m:${manufacturer}`, () =>
          insert('manufacturer', {
            external_id: `manufacturer-${++serial}`,
            name: manufacturer,
            external_name: manufacturer,
          }),
        )),
      hazard: given.hazard && JSON.stringify(given.hazard),
      is_mixed_to_order: given.isMadeToOrder,
      is_sold_online: given.isSoldOnline,
      shade_id: given.shade && (await shade(given.shade)),
      line: given.line,
      is_tester: given.isTester,
      is_active: given.isActive,
      score: given.score,
      feedback_count: ratings.length,
      feedback_sum: ratings.reduce((sum, rating) => sum + rating, 0),
    });
    const urlPath = given.urlPath ?? slugOf(given.name);
    const english = given.nameEn ?? `${given.name} (en)`;
    for (const [lang, name, path] of [
      ['de', given.name, urlPath],
      ['en', english, given.urlPathEn ?? slugOf(english)],
    ]) {
      await insert('item_text', {
        item_id: itemId,
        lang,
        name1: name,
        url_path: path,
        keywords: given.keywords,
        description: given.description,
      });
    }
    for (const [position, categoryId] of (given.categories ?? []).entries()) {
      const row = { item_id: itemId, category_id: categoryId, is_default: position === 0 };
      await insert('item_category', row);
    }
    for (const [property, value] of Object.entries(given.properties ?? {})) {
      const [property_id, value_id] = await propertyValue(property, value);
      await insert('item_property', { item_id: itemId, property_id, value_id });
    }
    for (const property_id of given.orderPropertyIds ?? []) {
      await insert('item_property', { item_id: itemId, property_id });
    }
    const variationIds: number[] = [];
    for (const [position, each] of (given.variations ?? [{ price: 1000 }]).entries()) {
      variationIds.push(await variation(itemId, each, position));
    }
    return { itemId, variationIds, urlPath };
  }

  return { pool, insert, category, item, shade, orderProperty, attributeValue, propertyValue };
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
