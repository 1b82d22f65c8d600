import * as z from 'zod';
import { breadcrumbSchema } from './category';
import { manufacturerSchema, responsiblePersonSchema } from './manufacturer';
import { basePriceSchema, pricesSchema } from './price';
import { centsSchema, idSchema } from './primitives';
import { deliveryTimeSchema } from './shipping';
import { orderPropertySchema, propertySchema } from './property';
import { seoSettingsSchema } from './seo';
import { shadeSchema } from './shade';
import { tagSchema } from './tag';

/**
 * A picture. `url` is the base address of a picture's renditions; width and height are those
 * of the original. `color` is the shade drawn while it loads.
 */
export const imageSchema = z.object({
  id: idSchema,
  url: z.string(),
  urlMiddle: z.string(),
  urlPreview: z.string(),
  urlSecondPreview: z.string(),
  position: z.int(),
  width: z.int(),
  height: z.int(),
  cleanImageName: z.string(),
  names: z.object({ name: z.string(), alternate: z.string() }),
  /** 10x10 picture as data URI, blurred (§9). */
  placeholder: z.string(),
  /** Widths in which AVIF and WebP renditions exist, ascending. */
  widths: z.array(z.int()),
});
export type Image = z.infer<typeof imageSchema>;

export const unitSchema = z.object({
  /** Amount in one piece, e.g. 2.5. */
  content: z.number().positive(),
  /** UN/ECE code: C62 piece, LTR, MLT, KGM, GRM, MTK, MTR. */
  unitOfMeasurement: z.string(),
  names: z.object({ name: z.string() }),
});
export type Unit = z.infer<typeof unitSchema>;

export const variationSchema = z.object({
  id: idSchema,
  number: z.string(),
  minimumOrderQuantity: z.int().min(1).default(1),
  intervalOrderQuantity: z.int().min(1).default(1),
  maximumOrderQuantity: z.int().min(1).nullable(),
  availabilityId: z.int().min(1).max(10),
  /** `averageDays` is null if no delivery is promised; such goods cannot be ordered. */
  availability: z.object({
    averageDays: z.int().nullable(),
    names: z.object({ name: z.string() }),
  }),
  availableUntil: z.string().nullable(),
  widthMM: z.int(),
  heightMM: z.int(),
  lengthMM: z.int(),
  weightG: z.int(),
  unitCombinationId: idSchema,
  /** Percent times 100, e.g. 1900 for 19 %. */
  vatRate: z.int(),
  /** A gift card: without VAT, and sent by mail when it is paid. */
  isGiftCard: z.boolean(),
});
export type Variation = z.infer<typeof variationSchema>;

export const attributeValueSchema = z.object({
  attributeValueId: idSchema,
  name: z.string(),
  position: z.int(),
  imageUrl: z.string().nullable(),
  /** #rrggbb of a shade, else null. */
  color: z.string().nullable(),
  disabled: z.boolean(),
});

export const variationAttributeSchema = z.object({
  attributeId: idSchema,
  name: z.string(),
  position: z.int(),
  type: z.enum(['dropdown', 'image', 'box']),
  values: z.array(attributeValueSchema),
});
export type VariationAttribute = z.infer<typeof variationAttributeSchema>;

export const variationAttributeMapSchema = z.object({
  attributes: z.array(variationAttributeSchema),
  variations: z.array(
    z.object({
      variationId: idSchema,
      unitCombinationId: idSchema,
      unitName: z.string(),
      isSalable: z.boolean(),
      /** Shown for each variation before one is chosen: its price, base price and steps. */
      minimumOrderQuantity: z.int().min(1),
      prices: pricesSchema,
      attributes: z.array(z.object({ attributeId: idSchema, attributeValueId: idSchema })),
    }),
  ),
});
export type VariationAttributeMap = z.infer<typeof variationAttributeMapSchema>;

/** Statements of the CLP regulation and the biocide rules, shown beside the offer (L-40, L-41). */
export const hazardSchema = z.object({
  pictograms: z.array(
    z.enum(['GHS01', 'GHS02', 'GHS03', 'GHS04', 'GHS05', 'GHS06', 'GHS07', 'GHS08', 'GHS09']),
  ),
  signalWord: z.enum(['danger', 'warning']).nullable(),
  statements: z.array(z.object({ code: z.string(), text: z.string() })),
  /** Of each mixture; the name identifies the goods of a set, otherwise it is empty. */
  ufis: z.array(z.object({ name: z.string(), ufi: z.string() })),
  isBiocide: z.boolean(),
});
export type Hazard = z.infer<typeof hazardSchema>;

const itemSchema = z.object({
  id: idSchema,
  feedbackCount: z.int().nonnegative(),
  /** Average rating with two decimals, 0 without ratings. */
  feedbackDecimal: z.number().min(0).max(5),
  manufacturer: manufacturerSchema.pick({ id: true, name: true, externalName: true }).nullable(),
  itemType: z.enum(['default', 'bundle', 'set']),
  salableVariationCount: z.int().nonnegative(),
});

const textsSchema = z.object({
  name1: z.string(),
  urlPath: z.string(),
  title: z.string(),
  description: z.string(),
  shortDescription: z.string(),
  technicalData: z.string(),
  metaDescription: z.string(),
  keywords: z.string(),
});

/** A part of a bundle. */
export const bundleComponentSchema = z.object({
  variationId: idSchema,
  itemId: idSchema,
  quantity: z.int().min(1),
  texts: textsSchema.pick({
    name1: true,
    urlPath: true,
    shortDescription: true,
    description: true,
  }),
  unitName: z.string(),
  image: imageSchema.nullable(),
  /** Gross price of one piece bought separately, cents. */
  price: z.int(),
  vatRate: z.int(),
  filter: z.object({ isSalable: z.boolean() }),
});
export type BundleComponent = z.infer<typeof bundleComponentSchema>;

/** Another shade of the same paint, with its page. `path` has no locale prefix. */
export const shadeSiblingSchema = z.object({
  shade: shadeSchema.extend({ family: z.string() }),
  itemId: idSchema,
  variationId: idSchema,
  path: z.string(),
  isSalable: z.boolean(),
  isCurrent: z.boolean(),
});
export type ShadeSibling = z.infer<typeof shadeSiblingSchema>;

/** A small amount of a shade for trials; gross price of one in cents, and per litre (PAngV § 4). */
export const testerSchema = z.object({
  itemId: idSchema,
  variationId: idSchema,
  name: z.string(),
  path: z.string(),
  price: centsSchema,
  basePrice: basePriceSchema.nullable(),
  vatRate: z.int(),
  isSalable: z.boolean(),
});
export type Tester = z.infer<typeof testerSchema>;

/** A product in a list: represented by its most suitable variation. */
export const listProductSchema = z.object({
  texts: textsSchema.pick({ name1: true, urlPath: true, shortDescription: true }),
  images: z.object({ all: z.array(imageSchema) }),
  variation: variationSchema,
  unit: unitSchema,
  item: itemSchema,
  prices: pricesSchema,
  /** Shade of the item, or of this variation, for cards and colour fields. */
  shade: shadeSchema.nullable(),
  tags: z.array(tagSchema),
  hasOrderProperties: z.boolean(),
  hasRequiredOrderProperty: z.boolean(),
  /** Statements to be read before buying, with or without a pictogram. */
  hasHazards: z.boolean(),
  hasPictograms: z.boolean(),
  /** Values of the attributes of this variation, e.g. Farbton: Salbei, Gebinde: 2,5 l. */
  attributes: z.array(
    z.object({
      name: z.string(),
      value: z.string(),
      /** Missing if an upstream sends only the names. */
      attributeId: idSchema.optional(),
      valueId: idSchema.optional(),
    }),
  ),
  stockNet: z.int().nullable(),
  filter: z.object({ isSalable: z.boolean(), isSalableAndActive: z.boolean() }),
});
export type ListProduct = z.infer<typeof listProductSchema>;

/** All data of the product page (§3). */
export const productSchema = listProductSchema.extend({
  texts: textsSchema,
  images: z.object({ all: z.array(imageSchema), variation: z.array(imageSchema) }),
  defaultCategories: z.array(z.object({ id: idSchema, name: z.string(), path: z.string() })),
  variationAttributeMap: variationAttributeMapSchema.nullable(),
  /** Every shade of the same paint, including this one; empty for goods without a line. */
  shadeSiblings: z.array(shadeSiblingSchema),
  /** The tester of the shade of the goods, if there is one. */
  tester: testerSchema.nullable(),
  properties: z.array(orderPropertySchema),
  variationProperties: z.array(propertySchema),
  bundleComponents: z.array(bundleComponentSchema),
  manufacturer: manufacturerSchema.nullable(),
  responsiblePerson: responsiblePersonSchema.nullable(),
  /**
   * The manufacturers of a set's parts, with the names of their goods (GPSR art. 19); else empty.
   */
  partMakers: z.array(
    z.object({
      goods: z.array(z.string()),
      manufacturer: manufacturerSchema.nullable(),
      responsiblePerson: responsiblePersonSchema.nullable(),
    }),
  ),
  /** Of the goods, or of all parts of a set together. */
  hazard: hazardSchema.nullable(),
  /** False for biocides that require personal advice (ChemBiozidDV §§ 10, 12); also for a part. */
  isSoldOnline: z.boolean(),
  /** Registration of the maker of electrical devices (ElektroG § 6), empty for other goods. */
  weeeNumber: z.string(),
  /** § 312g(2) no. 1 BGB: mixed to order, no right of withdrawal. */
  isMadeToOrder: z.boolean(),
  /**
   * Working days to the door in the shop's own country, and the shipping price of the smallest
   * order, gross cents; null if no carrier accepts the goods.
   */
  delivery: deliveryTimeSchema
    .extend({ countryName: z.string(), countryCode: z.string().length(2), price: centsSchema })
    .nullable(),
  /** Names of the countries the goods are sold to; null for all countries of delivery (4.14). */
  countriesSoldTo: z.array(z.string()).nullable(),
  /** Sold to visitors who use this language (4.13). */
  isSoldInLanguage: z.boolean(),
  /** Years of the producer's durability guarantee (GARAN label), null without. */
  durabilityGuaranteeYears: z.int().nullable(),
  seoSettings: seoSettingsSchema,
  breadcrumbs: z.array(breadcrumbSchema),
  languageUrls: z.record(z.string(), z.string()),
});
export type Product = z.infer<typeof productSchema>;

/** Content of the product page of a variation that its card in a list does not have. */
export const productDetailsSchema = productSchema
  .pick({
    texts: true,
    defaultCategories: true,
    properties: true,
    variationProperties: true,
  })
  .extend({
    variationId: idSchema,
    images: productSchema.shape.images.pick({ variation: true }),
    bundleComponents: z.array(bundleComponentSchema.omit({ price: true, vatRate: true })),
  });
export type ProductDetails = z.infer<typeof productDetailsSchema>;
