import { trimSlashes } from '~/lib/trim-slashes';
import * as z from 'zod';
import { productPath } from '~/lib/product-path';
import type { ListProduct } from '~/services/shop-api';
import type { ContractCall } from '../contract-call';
import { toMaker, wireMakerSchema } from './manufacturer';
import { toPictures, wirePictureSchema, type WirePicture } from './picture';
import { toPrices, vatRateOf, wirePricesSchema } from './price';
import * as lenient from './lenient';

export const namesSchema = lenient.fields({ name: lenient.text });
export const describedSchema = lenient.fields({ name: lenient.text, description: lenient.words });

export const wireListProductSchema = z.object({
  texts: z.object({
    name1: lenient.words,
    name2: lenient.words,
    name3: lenient.words,
    urlPath: lenient.text,
    shortDescription: lenient.words,
  }),
  images: lenient.fields({
    all: lenient.list(wirePictureSchema),
    variation: lenient.list(wirePictureSchema),
  }),
  variation: z.object({
    id: lenient.id,
    number: lenient.text,
    minimumOrderQuantity: lenient.oneOrMore,
    intervalOrderQuantity: lenient.oneOrMore,
    maximumOrderQuantity: lenient.numberOrNull.transform((most) =>
      most && most >= 1 ? Math.floor(most) : null,
    ),
    availabilityId: lenient.count,
    availability: lenient.fields({
      id: lenient.count,
      averageDays: lenient.numberOrNull,
      names: namesSchema,
    }),
    availableUntil: lenient.text.transform((day) => day || null),
    widthMM: lenient.count,
    heightMM: lenient.count,
    lengthMM: lenient.count,
    weightG: lenient.count,
    unitCombinationId: lenient.count,
  }),
  unit: lenient.fields({
    names: namesSchema,
    unitOfMeasurement: lenient.text.transform((code) => code || 'C62'),
    content: lenient.numberOrNull.transform((content) => (content && content > 0 ? content : 1)),
  }),
  item: z.object({
    id: lenient.id,
    itemType: z.enum(['bundle', 'set', 'default']).catch('default'),
    manufacturer: wireMakerSchema,
    feedbackDecimal: lenient.numberOrNull.transform((mean) => Math.min(5, Math.max(0, mean ?? 0))),
    feedbackCount: lenient.count,
    salableVariationCount: lenient.count,
  }),
  prices: lenient.orNull(wirePricesSchema),
  tags: lenient.list(
    z.object({
      id: lenient.id,
      names: namesSchema,
      color: lenient.text.transform((color) => (/^#[0-9a-f]{6}$/i.test(color) ? color : '#ffffff')),
    }),
  ),
  filter: lenient.fields({ isSalable: lenient.yes, isSalableAndActive: lenient.yes }),
  hasOrderProperties: lenient.yes,
  hasRequiredOrderProperty: lenient.yes,
  groupedAttributes: lenient.list(z.object({ name: lenient.text, value: lenient.text })),
  attributes: lenient.list(z.object({ attributeId: lenient.id, valueId: lenient.id })),
});
export type WireListProduct = z.output<typeof wireListProductSchema>;

type Site = Pick<ContractCall, 'configuration'>;

/** Goods of a list; null for those without a price, which are not for sale. */
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

/** Fields that the contract lacks. */
const NOT_TOLD = { shade: null, hasHazards: false, hasPictograms: false, stockNet: null };

/** Pictures of the goods, otherwise of the variation alone. */
export function shownPictures({ all, variation }: WireListProduct['images']): WirePicture[] {
  return all.length > 0 ? all : variation;
}

/** Some servers include the number of the goods in their path. */
export function toTexts(
  { name1, name2, name3, urlPath, shortDescription }: WireListProduct['texts'],
  itemId: number,
): ListProduct['texts'] {
  const path = trimSlashes(urlPath);
  const end = productPath('', itemId, null).slice(1);
  return {
    name1: name1 || name2 || name3,
    urlPath: path.endsWith(end) ? path.slice(0, -end.length) : path,
    shortDescription,
  };
}

/** The last of §4: goods without a known availability. */
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
