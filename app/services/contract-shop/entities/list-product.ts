import * as z from 'zod/v4';
import { productPath } from '~/lib/product-path';
import type { ListProduct } from '~/services/shop-api';
import type { ContractCall } from '../contract-call';
import { toMaker, wireMakerSchema } from './manufacturer';
import { toPictures, wirePictureSchema, type WirePicture } from './picture';
import { toPrices, vatRateOf, wirePricesSchema } from './price';
import {
  toldCount,
  toldFields,
  toldId,
  toldList,
  toldNumberOrNull,
  toldOneOrMore,
  toldOrNull,
  toldText,
  toldWords,
  toldYes,
} from './told';

export const namesSchema = toldFields({ name: toldText });
export const describedSchema = toldFields({ name: toldText, description: toldWords });

export const wireListProductSchema = z.object({
  texts: z.object({
    name1: toldWords,
    name2: toldWords,
    name3: toldWords,
    urlPath: toldText,
    shortDescription: toldWords,
  }),
  images: toldFields({ all: toldList(wirePictureSchema), variation: toldList(wirePictureSchema) }),
  variation: z.object({
    id: toldId,
    number: toldText,
    minimumOrderQuantity: toldOneOrMore,
    intervalOrderQuantity: toldOneOrMore,
    maximumOrderQuantity: toldNumberOrNull.transform((most) =>
      most && most >= 1 ? Math.floor(most) : null,
    ),
    availabilityId: toldCount,
    availability: toldFields({ id: toldCount, averageDays: toldNumberOrNull, names: namesSchema }),
    availableUntil: toldText.transform((day) => day || null),
    widthMM: toldCount,
    heightMM: toldCount,
    lengthMM: toldCount,
    weightG: toldCount,
    unitCombinationId: toldCount,
  }),
  unit: toldFields({
    names: namesSchema,
    unitOfMeasurement: toldText.transform((code) => code || 'C62'),
    content: toldNumberOrNull.transform((content) => (content && content > 0 ? content : 1)),
  }),
  item: z.object({
    id: toldId,
    itemType: z.enum(['bundle', 'set', 'default']).catch('default'),
    manufacturer: wireMakerSchema,
    feedbackDecimal: toldNumberOrNull.transform((mean) => Math.min(5, Math.max(0, mean ?? 0))),
    feedbackCount: toldCount,
    salableVariationCount: toldCount,
  }),
  prices: toldOrNull(wirePricesSchema),
  tags: toldList(
    z.object({
      id: toldId,
      names: namesSchema,
      color: toldText.transform((color) => (/^#[0-9a-f]{6}$/i.test(color) ? color : '#ffffff')),
    }),
  ),
  filter: toldFields({ isSalable: toldYes, isSalableAndActive: toldYes }),
  hasOrderProperties: toldYes,
  hasRequiredOrderProperty: toldYes,
  groupedAttributes: toldList(z.object({ name: toldText, value: toldText })),
});
export type WireListProduct = z.output<typeof wireListProductSchema>;

type Site = Pick<ContractCall, 'configuration'>;

/** Goods of a list; null for those without a price, which nobody can buy. */
export function toListProduct(wire: WireListProduct, site: Site): ListProduct | null {
  const prices = wire.prices && toPrices(wire.prices, site);
  if (!prices) return null;
  const { item, images, unit, tags, filter, hasOrderProperties, hasRequiredOrderProperty } = wire;
  const texts = toTexts(wire.texts, item.id);
  return {
    texts,
    images: { all: toPictures(shownPictures(images), texts.name1) },
    variation: toVariation(wire),
    unit,
    item: { ...item, manufacturer: toMaker(item.manufacturer) },
    prices,
    tags,
    filter,
    hasOrderProperties,
    hasRequiredOrderProperty,
    attributes: wire.groupedAttributes,
    ...NOT_TOLD,
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
