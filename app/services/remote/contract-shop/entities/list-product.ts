import * as z from 'zod/v4';
import { productPath } from '~/lib/product-path';
import type { ListProduct } from '~/services/shop-api';
import type { ContractCall } from '../contract-call';
import { toMaker, wireMakerSchema } from './manufacturer';
import { toPictures, wirePictureSchema, type WirePicture } from './picture';
import { toPrices, vatRateOf, wirePricesSchema } from './price';
import * as told from './told';

export const namesSchema = told.fields({ name: told.text });
export const describedSchema = told.fields({ name: told.text, description: told.words });

export const wireListProductSchema = z.object({
  texts: z.object({
    name1: told.words,
    name2: told.words,
    name3: told.words,
    urlPath: told.text,
    shortDescription: told.words,
  }),
  images: told.fields({
    all: told.list(wirePictureSchema),
    variation: told.list(wirePictureSchema),
  }),
  variation: z.object({
    id: told.id,
    number: told.text,
    minimumOrderQuantity: told.oneOrMore,
    intervalOrderQuantity: told.oneOrMore,
    maximumOrderQuantity: told.numberOrNull.transform((most) =>
      most && most >= 1 ? Math.floor(most) : null,
    ),
    availabilityId: told.count,
    availability: told.fields({
      id: told.count,
      averageDays: told.numberOrNull,
      names: namesSchema,
    }),
    availableUntil: told.text.transform((day) => day || null),
    widthMM: told.count,
    heightMM: told.count,
    lengthMM: told.count,
    weightG: told.count,
    unitCombinationId: told.count,
  }),
  unit: told.fields({
    names: namesSchema,
    unitOfMeasurement: told.text.transform((code) => code || 'C62'),
    content: told.numberOrNull.transform((content) => (content && content > 0 ? content : 1)),
  }),
  item: z.object({
    id: told.id,
    itemType: z.enum(['bundle', 'set', 'default']).catch('default'),
    manufacturer: wireMakerSchema,
    feedbackDecimal: told.numberOrNull.transform((mean) => Math.min(5, Math.max(0, mean ?? 0))),
    feedbackCount: told.count,
    salableVariationCount: told.count,
  }),
  prices: told.orNull(wirePricesSchema),
  tags: told.list(
    z.object({
      id: told.id,
      names: namesSchema,
      color: told.text.transform((color) => (/^#[0-9a-f]{6}$/i.test(color) ? color : '#ffffff')),
    }),
  ),
  filter: told.fields({ isSalable: told.yes, isSalableAndActive: told.yes }),
  hasOrderProperties: told.yes,
  hasRequiredOrderProperty: told.yes,
  groupedAttributes: told.list(z.object({ name: told.text, value: told.text })),
  attributes: told.list(z.object({ attributeId: told.id, valueId: told.id })),
});
export type WireListProduct = z.output<typeof wireListProductSchema>;

type Site = Pick<ContractCall, 'configuration'>;

/** Goods of a list; null for those without a price, which nobody can buy. */
export function toListProduct(wire: WireListProduct, site: Site): ListProduct | null {
  const prices = wire.prices && toPrices(wire.prices, site);
  if (!prices) return null;
  const { item, images, groupedAttributes, attributes: numbers, ...same } = wire;
  const texts = toTexts(wire.texts, item.id);
  return {
    ...same,
    ...NOT_TOLD,
    texts,
    images: { all: toPictures(shownPictures(images), texts.name1) },
    variation: toVariation(wire),
    item: { ...item, manufacturer: toMaker(item.manufacturer) },
    prices,
    attributes: groupedAttributes.map((words, i) => ({ ...words, ...numbers[i] })),
  };
}

/** What the contract has no field for. */
const NOT_TOLD = { shade: null, hasHazards: false, hasPictograms: false, stockNet: null };

/** Pictures of the goods, else of the variation alone. */
export function shownPictures({ all, variation }: WireListProduct['images']): WirePicture[] {
  return all.length > 0 ? all : variation;
}

/** Some servers write the number of the goods into their path already. */
export function toTexts(
  { name1, name2, name3, urlPath, shortDescription }: WireListProduct['texts'],
  itemId: number,
): ListProduct['texts'] {
  const path = urlPath.replace(/^\/+|\/+$/g, '');
  const end = productPath('', itemId, null).slice(1);
  return {
    name1: name1 || name2 || name3,
    urlPath: path.endsWith(end) ? path.slice(0, -end.length) : path,
    shortDescription,
  };
}

/** The last of §4: goods of which nobody says when they can be there. */
const UNKNOWN_AVAILABILITY = 10;

function toVariation({ variation, prices }: WireListProduct): ListProduct['variation'] {
  const { id, ...availability } = variation.availability;
  const availabilityId = variation.availabilityId || id || UNKNOWN_AVAILABILITY;
  return {
    ...variation,
    availabilityId: Math.min(UNKNOWN_AVAILABILITY, availabilityId),
    availability,
    vatRate: prices?.default ? vatRateOf(prices.default) : 0,
    isGiftCard: false,
  };
}
