import * as z from 'zod/v4';
import { isLocale } from '~/i18n/locales';
import type {
  BundleComponent,
  Language,
  ListProduct,
  Manufacturer,
  OrderProperty,
  Product,
  Property,
  ResponsiblePerson,
  Unit,
  Variation,
} from '~/services/shop-api';
import { toWireImage, wireImageSchema } from './image';
import { euros, eurosSchema, toWirePrices, wirePricesSchema } from './money';
import { absolute, pageUrl, PLENTY_ID, type Shaper } from './shaper';

const namesSchema = z.strictObject({ name: z.string(), lang: z.string() });

const countrySchema = z.strictObject({ name: z.string() });

export const wireManufacturerSchema = z.strictObject({
  id: z.int().optional(),
  name: z.string(),
  externalName: z.string(),
  nameExternal: z.string(),
  legalName: z.string().optional(),
  contactUrl: z.string().optional(),
  street: z.string().optional(),
  houseNo: z.string().optional(),
  postcode: z.string().optional(),
  town: z.string().optional(),
  country: countrySchema.optional(),
  email: z.string().optional(),
  phoneNumber: z.string().optional(),
  faxNumber: z.string().optional(),
  url: z.string().optional(),
  logo: z.string().optional(),
  responsibleName: z.string().optional(),
  responsibleStreet: z.string().optional(),
  responsibleHouseNo: z.string().optional(),
  responsiblePostCode: z.string().optional(),
  responsibleTown: z.string().optional(),
  responsibleCountryObject: countrySchema.optional(),
  responsibleEmail: z.string().optional(),
  responsiblePhoneNo: z.string().optional(),
  responsibleContactUrl: z.string().optional(),
});

const textsSchema = z.strictObject({
  name1: z.string(),
  name2: z.string(),
  name3: z.string(),
  urlPath: z.string(),
  lang: z.string(),
  shortDescription: z.string(),
  title: z.string().optional(),
  description: z.string().optional(),
  technicalData: z.string().optional(),
  metaDescription: z.string().optional(),
  keywords: z.string().optional(),
});

const unitSchema = z.strictObject({
  names: namesSchema.extend({ unitId: z.int() }),
  unitOfMeasurement: z.string(),
  content: z.number(),
});

const variationSchema = z.strictObject({
  id: z.int(),
  itemId: z.int(),
  number: z.string(),
  model: z.string(),
  name: z.string(),
  minimumOrderQuantity: z.int(),
  intervalOrderQuantity: z.int(),
  maximumOrderQuantity: z.int().nullable(),
  availabilityId: z.int(),
  availability: z.strictObject({
    id: z.int(),
    icon: z.string(),
    averageDays: z.int().nullable(),
    names: namesSchema.extend({ id: z.int(), availabilityId: z.int() }),
  }),
  availableUntil: z.string().nullable(),
  widthMM: z.int(),
  heightMM: z.int(),
  lengthMM: z.int(),
  weightG: z.int(),
  unitCombinationId: z.int(),
  vatId: z.int(),
  mayShowUnitPrice: z.boolean(),
});

const filterSchema = z.strictObject({ isSalable: z.boolean(), isSalableAndActive: z.boolean() });

const itemSchema = z.strictObject({
  id: z.int(),
  itemType: z.string(),
  manufacturerId: z.int(),
  manufacturer: z.union([wireManufacturerSchema, z.array(wireManufacturerSchema).length(0)]),
  condition: z.strictObject({ id: z.int(), names: namesSchema }),
  feedbackDecimal: z.string(),
  feedbackCount: z.string(),
  salableVariationCount: z.int(),
});

const imagesSchema = z.strictObject({
  all: z.array(wireImageSchema),
  variation: z.array(wireImageSchema),
});

export const wireOrderPropertySchema = z.strictObject({
  propertySelectionId: z.null(),
  propertySelection: z.array(z.string()),
  propertyId: z.int(),
  surcharge: eurosSchema,
  group: z
    .strictObject({
      id: z.int(),
      position: z.int(),
      backendName: z.string(),
      orderPropertyGroupingType: z.string(),
      isSurchargePercental: z.literal(false),
      names: namesSchema.extend({ groupId: z.int(), description: z.string() }),
    })
    .nullable(),
  property: z.strictObject({
    id: z.int(),
    position: z.int(),
    valueType: z.enum(['empty', 'text', 'int', 'float', 'selection', 'file']),
    /** Spelt so (§3). */
    isOderProperty: z.literal(true),
    isShownAsAdditionalCosts: z.boolean(),
    isRequired: z.boolean(),
    isPreSelected: z.boolean(),
    isShownOnItemPage: z.boolean(),
    isShownOnItemList: z.boolean(),
    isShownAtCheckout: z.boolean(),
    isMultiline: z.boolean(),
    surcharge: eurosSchema,
    vatId: z.string().nullable(),
    names: namesSchema.extend({ propertyId: z.string(), description: z.string() }),
    selectionValues: z.record(
      z.string(),
      z.strictObject({ id: z.int(), name: z.string(), description: z.string() }),
    ),
  }),
});

const variationPropertySchema = z.strictObject({
  id: z.int(),
  cast: z.string(),
  groupId: z.int(),
  position: z.int(),
  markup: z.number(),
  names: namesSchema.extend({ propertyId: z.int(), description: z.string() }),
  values: z.strictObject({
    id: z.int(),
    value: z.string(),
    description: z.string(),
    lang: z.string(),
    downloadLink: z.string().optional(),
  }),
});

export const wireBreadcrumbSchema = z.strictObject({
  id: z.int(),
  level: z.int(),
  name: z.string(),
  url: z.string(),
});

/** Goods as a list has them. */
export const wireListProductSchema = z.strictObject({
  texts: textsSchema,
  images: imagesSchema,
  variation: variationSchema,
  unit: unitSchema,
  item: itemSchema,
  prices: wirePricesSchema,
  properties: z.array(wireOrderPropertySchema),
  tags: z.array(z.strictObject({ id: z.int(), names: namesSchema, color: z.string() })),
  filter: filterSchema,
  facets: z.array(z.unknown()).length(0),
  hasOrderProperties: z.boolean(),
  hasRequiredOrderProperty: z.boolean(),
  groupedAttributes: z.array(
    z.strictObject({ attributePosition: z.int(), name: z.string(), value: z.string() }),
  ),
});
export type WireListProduct = z.infer<typeof wireListProductSchema>;

const bundleComponentSchema = z.strictObject({
  quantity: z.string(),
  data: z.strictObject({
    texts: textsSchema,
    images: imagesSchema,
    item: z.strictObject({ id: z.int() }),
    variation: z.strictObject({ id: z.int() }),
    unit: z.strictObject({ names: namesSchema }),
    filter: filterSchema,
    properties: z.array(wireOrderPropertySchema),
    facets: z.array(z.unknown()).length(0),
  }),
});

/** Goods as their page has them. */
export const wireProductSchema = wireListProductSchema.extend({
  defaultCategories: z.array(
    z.strictObject({
      id: z.int(),
      name: z.string(),
      type: z.literal('item'),
      plentyId: z.int(),
      linklist: z.boolean(),
      manually: z.boolean(),
    }),
  ),
  variationAttributeMap: z.strictObject({
    attributes: z.array(
      z.strictObject({
        attributeId: z.int(),
        name: z.string(),
        position: z.int(),
        type: z.string(),
        values: z.array(
          z.strictObject({
            attributeValueId: z.int(),
            name: z.string(),
            position: z.int(),
            imageUrl: z.string(),
            disabled: z.boolean(),
          }),
        ),
      }),
    ),
    variations: z.array(
      z.strictObject({
        variationId: z.int(),
        isSalable: z.boolean(),
        unitCombinationId: z.int(),
        unitId: z.int(),
        unitName: z.string(),
        attributes: z.array(z.strictObject({ attributeId: z.int(), attributeValueId: z.int() })),
      }),
    ),
  }),
  variationProperties: z.array(
    z.strictObject({
      id: z.int(),
      position: z.int(),
      name: z.string(),
      description: z.string(),
      properties: z.array(variationPropertySchema),
    }),
  ),
  bundleComponents: z.array(bundleComponentSchema),
  seoSettings: z.strictObject({
    conditionOfItem: z.string(),
    mappedAvailability: z.string(),
    brand: z.string(),
    manufacturer: z.string(),
    gtin: z.string(),
    gtin8: z.string(),
    gtin13: z.string(),
    isbn: z.string(),
    mpn: z.string(),
    priceValidUntil: z.string(),
    sku: z.string(),
    robots: z.string(),
    forceRobotsValue: z.string(),
    forcedCanonicalUrl: z.string(),
    forceNoIndex: z.boolean(),
    canonical: z.strictObject({
      href: z.url(),
      alternate: z.array(z.strictObject({ href: z.url(), hreflang: z.string() })),
    }),
  }),
  breadcrumbs: z.array(wireBreadcrumbSchema),
});
export type WireProduct = z.infer<typeof wireProductSchema>;

/** Goods of a list, a cart or a wishlist. */
export function toWireListProduct(product: ListProduct, shaper: Shaper): WireListProduct {
  const { variation, item, tags, attributes, unit, texts, prices, filter } = product;
  const named = (name: string) => ({ name, lang: shaper.locale });
  return {
    texts: textsOf(texts, shaper.locale),
    images: { all: product.images.all.map((image) => toWireImage(image, shaper)), variation: [] },
    variation: toWireVariation(variation, item.id, shaper),
    unit: toWireUnit(unit, variation, shaper),
    item: {
      id: item.id,
      itemType: item.itemType,
      manufacturerId: item.manufacturer?.id ?? 0,
      manufacturer: item.manufacturer
        ? { ...item.manufacturer, nameExternal: item.manufacturer.externalName }
        : [],
      condition: { id: 0, names: named('') },
      feedbackDecimal: item.feedbackDecimal.toFixed(2),
      feedbackCount: String(item.feedbackCount),
      salableVariationCount: item.salableVariationCount,
    },
    prices: toWirePrices(prices, variation, shaper),
    properties: [],
    tags: tags.map(({ id, names, color }) => ({ id, names: named(names.name), color })),
    filter,
    facets: [],
    hasOrderProperties: product.hasOrderProperties,
    hasRequiredOrderProperty: product.hasRequiredOrderProperty,
    groupedAttributes: attributes.map((each, i) => ({ attributePosition: i + 1, ...each })),
  };
}

/** Goods with all that their page shows. */
export function toWireProduct(product: Product, shaper: Shaper): WireProduct {
  const { texts } = product;
  const { alternate, ...seoSettings } = product.seoSettings;
  const list = toWireListProduct(product, shaper);
  const maker = toWireManufacturer(product.manufacturer, product.responsiblePerson, shaper);
  return {
    ...list,
    texts: { ...textsOf(texts, shaper.locale), ...fullTexts(texts) },
    images: {
      ...list.images,
      variation: product.images.variation.map((image) => toWireImage(image, shaper)),
    },
    item: { ...list.item, ...(maker && { manufacturer: maker }) },
    properties: product.properties.map((each) => toWireOrderProperty(each, shaper.locale)),
    defaultCategories: product.defaultCategories.map(({ id, name }) => ({
      id,
      name,
      type: 'item',
      plentyId: PLENTY_ID,
      linklist: true,
      manually: true,
    })),
    variationAttributeMap: toWireMap(product.variationAttributeMap, shaper),
    variationProperties: toWireProperties(product.variationProperties, shaper),
    bundleComponents: product.bundleComponents.map((part) => toWireComponent(part, shaper)),
    seoSettings: {
      ...seoSettings,
      forceRobotsValue: seoSettings.forceRobotsValue ? seoSettings.robots : '',
      forceNoIndex: false,
      canonical: {
        href: pageUrl(shaper, seoSettings.canonical),
        alternate: alternate.map(({ href, hreflang }) => ({
          href: isLocale(hreflang)
            ? pageUrl({ ...shaper, locale: hreflang }, href)
            : absolute(shaper, href),
          hreflang,
        })),
      },
    },
    breadcrumbs: toWireBreadcrumbs(product.breadcrumbs),
  };
}

/** Ways from the top of the shop; the wire numbers them as it finds them. */
export function toWireBreadcrumbs(crumbs: readonly { name: string; path: string }[]) {
  return crumbs.map(({ name, path }, i) => ({ id: i + 1, level: i + 1, name, url: path }));
}

function textsOf(
  { name1, urlPath, shortDescription }: ListProduct['texts'],
  lang: Language,
): z.infer<typeof textsSchema> {
  return { name1, name2: '', name3: '', urlPath, lang, shortDescription };
}

function fullTexts({
  title,
  description,
  technicalData,
  metaDescription,
  keywords,
}: Product['texts']) {
  return { title, description, technicalData, metaDescription, keywords };
}

function toWireVariation(variation: Variation, itemId: number, { locale: lang }: Shaper) {
  const { vatRate: _vatRate, isGiftCard: _isGiftCard, availability, ...same } = variation;
  const { availabilityId: id } = variation;
  return {
    ...same,
    itemId,
    model: '',
    name: '',
    availability: {
      id,
      icon: '',
      averageDays: availability.averageDays,
      names: { id, availabilityId: id, lang, name: availability.names.name },
    },
    vatId: 0,
    mayShowUnitPrice: true,
  };
}

function toWireUnit(unit: Unit, { unitCombinationId }: Variation, { locale }: Shaper) {
  return {
    names: { unitId: unitCombinationId, lang: locale, name: unit.names.name },
    unitOfMeasurement: unit.unitOfMeasurement,
    content: unit.content,
  };
}

/** A question to who orders the goods. */
export function toWireOrderProperty(
  property: OrderProperty,
  lang: Language,
): z.infer<typeof wireOrderPropertySchema> {
  const { id, group, names, selectionValues, vatId } = property;
  const surcharge = euros(property.surcharge);
  return {
    propertySelectionId: null,
    propertySelection: [],
    propertyId: id,
    surcharge,
    group: group && {
      id: group.id,
      position: group.position,
      backendName: group.names.name,
      orderPropertyGroupingType: 'none',
      isSurchargePercental: false,
      names: { groupId: group.id, lang, name: group.names.name, description: '' },
    },
    property: {
      id,
      position: property.position,
      valueType: property.valueType,
      isOderProperty: true,
      isShownAsAdditionalCosts: property.isShownAsAdditionalCosts,
      isRequired: property.isRequired,
      isPreSelected: property.isPreSelected,
      isShownOnItemPage: true,
      isShownOnItemList: false,
      isShownAtCheckout: false,
      isMultiline: property.isMultiline,
      surcharge,
      vatId: vatId === null ? null : String(vatId),
      names: { propertyId: String(id), lang, name: names.name, description: names.description },
      selectionValues: Object.fromEntries(
        selectionValues.map((value) => [String(value.id), { ...value, description: '' }]),
      ),
    },
  };
}

function toWireMap(
  map: Product['variationAttributeMap'],
  shaper: Shaper,
): WireProduct['variationAttributeMap'] {
  if (!map) return { attributes: [], variations: [] };
  return {
    attributes: map.attributes.map(({ values, ...attribute }) => ({
      ...attribute,
      values: values.map(({ color: _color, imageUrl, ...value }) => ({
        ...value,
        imageUrl: imageUrl === null ? '' : absolute(shaper, imageUrl),
      })),
    })),
    variations: map.variations.map(({ price: _price, basePrice: _basePrice, ...variation }) => ({
      ...variation,
      unitId: variation.unitCombinationId,
    })),
  };
}

/** Facts by their group; those of none stand in group 0. */
function toWireProperties(properties: readonly Property[], shaper: Shaper) {
  const ids = [...new Set(properties.map(({ groupId }) => groupId ?? 0))];
  return ids.map((id, position) => ({
    id,
    position,
    name: '',
    description: '',
    properties: properties
      .filter(({ groupId }) => (groupId ?? 0) === id)
      .map((property, i) => toWireProperty(property, i, shaper)),
  }));
}

function toWireProperty(property: Property, position: number, shaper: Shaper) {
  const { id, cast, groupId, names, values } = property;
  const { downloadLink, ...value } = values;
  return {
    id,
    cast,
    groupId: groupId ?? 0,
    position,
    markup: 0,
    names: { propertyId: id, lang: shaper.locale, ...names },
    values: {
      ...value,
      lang: shaper.locale,
      ...(downloadLink !== null && { downloadLink: absolute(shaper, downloadLink) }),
    },
  };
}

function toWireComponent(
  part: BundleComponent,
  shaper: Shaper,
): z.infer<typeof bundleComponentSchema> {
  const { isSalable } = part.filter;
  return {
    quantity: String(part.quantity),
    data: {
      texts: textsOf(part.texts, shaper.locale),
      images: { all: part.image ? [toWireImage(part.image, shaper)] : [], variation: [] },
      item: { id: part.itemId },
      variation: { id: part.variationId },
      unit: { names: { name: part.unitName, lang: shaper.locale } },
      filter: { isSalable, isSalableAndActive: isSalable },
      properties: [],
      facets: [],
    },
  };
}

/** Maker and responsible person are one thing on the wire. */
function toWireManufacturer(
  maker: Manufacturer | null,
  person: ResponsiblePerson | null,
  shaper: Shaper,
): z.infer<typeof wireManufacturerSchema> | null {
  if (!maker) return null;
  const { logo, country, ...same } = maker;
  return {
    ...same,
    nameExternal: maker.externalName,
    country: { name: country },
    ...(logo !== null && { logo: absolute(shaper, logo) }),
    ...(person && {
      responsibleName: person.name,
      responsibleStreet: person.street,
      responsibleHouseNo: person.houseNo,
      responsiblePostCode: person.postcode,
      responsibleTown: person.town,
      responsibleCountryObject: { name: person.country },
      responsibleEmail: person.email,
      responsiblePhoneNo: person.phoneNumber,
      responsibleContactUrl: person.contactUrl,
    }),
  };
}
