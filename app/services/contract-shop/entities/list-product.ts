import * as z from 'zod/v4';
import { productPath } from '~/lib/product-path';
import type { ListProduct } from '~/services/shop-api';
import type { ContractCall } from '../contract-call';
import { toPictures, wirePictureSchema, type WirePicture } from './picture';
import { toPrices, vatRateOf, wirePricesSchema } from './price';
import {
  toldCount,
  toldId,
  toldList,
  toldNumberOrNull,
  toldOrNull,
  toldText,
  toldYes,
  words,
} from './told';

export const namesSchema = toldOrNull(z.object({ name: toldText, description: toldText }));

const variationSchema = z.object({
  id: toldId,
  number: toldText,
  minimumOrderQuantity: toldCount,
  intervalOrderQuantity: toldCount,
  maximumOrderQuantity: toldNumberOrNull,
  availabilityId: toldCount,
  availability: toldOrNull(
    z.object({ id: toldCount, averageDays: toldNumberOrNull, names: namesSchema }),
  ),
  availableUntil: toldText,
  widthMM: toldCount,
  heightMM: toldCount,
  lengthMM: toldCount,
  weightG: toldCount,
  unitCombinationId: toldCount,
});

export const wireListProductSchema = z.object({
  texts: z.object({
    name1: toldText,
    name2: toldText,
    name3: toldText,
    urlPath: toldText,
    shortDescription: toldText,
  }),
  images: toldOrNull(
    z.object({ all: toldList(wirePictureSchema), variation: toldList(wirePictureSchema) }),
  ),
  variation: variationSchema,
  unit: toldOrNull(
    z.object({ names: namesSchema, unitOfMeasurement: toldText, content: toldNumberOrNull }),
  ),
  item: z.object({
    id: toldId,
    itemType: toldText,
    manufacturer: toldOrNull(
      z.object({
        id: toldCount,
        name: toldText,
        externalName: toldText,
        nameExternal: toldText,
      }),
    ),
    feedbackDecimal: toldNumberOrNull,
    feedbackCount: toldCount,
    salableVariationCount: toldCount,
  }),
  prices: toldOrNull(wirePricesSchema),
  tags: toldList(z.object({ id: toldId, names: namesSchema, color: toldText })),
  filter: toldOrNull(z.object({ isSalable: toldYes, isSalableAndActive: toldYes })),
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
  const { item, images, unit, filter } = wire;
  const texts = toTexts(wire.texts, item.id);
  return {
    texts,
    images: { all: toPictures(shownPictures(images), texts.name1) },
    variation: toVariation(wire),
    unit: {
      content: unit?.content && unit.content > 0 ? unit.content : 1,
      unitOfMeasurement: unit?.unitOfMeasurement || 'C62',
      names: { name: unit?.names?.name ?? '' },
    },
    item: {
      id: item.id,
      feedbackCount: item.feedbackCount,
      feedbackDecimal: Math.min(5, Math.max(0, item.feedbackDecimal ?? 0)),
      manufacturer: item.manufacturer?.name
        ? {
            id: item.manufacturer.id,
            name: item.manufacturer.name,
            externalName: item.manufacturer.externalName || item.manufacturer.nameExternal,
          }
        : null,
      itemType: item.itemType === 'bundle' || item.itemType === 'set' ? item.itemType : 'default',
      salableVariationCount: item.salableVariationCount,
    },
    prices,
    tags: wire.tags.map(({ id, names, color }) => ({
      id,
      names: { name: names?.name ?? '' },
      color: /^#[0-9a-f]{6}$/i.test(color) ? color : '#ffffff',
    })),
    filter: {
      isSalable: filter?.isSalable ?? false,
      isSalableAndActive: filter?.isSalableAndActive ?? false,
    },
    hasOrderProperties: wire.hasOrderProperties,
    hasRequiredOrderProperty: wire.hasRequiredOrderProperty,
    attributes: wire.groupedAttributes.map(({ name, value }) => ({ name, value })),
    ...NOT_TOLD,
  };
}

/** What the contract has no field for. */
const NOT_TOLD = { shade: null, hasHazards: false, hasPictograms: false, stockNet: null };

/** Pictures of the goods, else of the variation alone. */
export function shownPictures(images: WireListProduct['images']): readonly WirePicture[] {
  return images?.all.length ? images.all : (images?.variation ?? []);
}

/** Some servers write the number of the goods into their path already. */
export function toTexts(
  { name1, name2, name3, urlPath, shortDescription }: WireListProduct['texts'],
  itemId: number,
): ListProduct['texts'] {
  const path = urlPath.replace(/^\/+|\/+$/g, '');
  const end = productPath('', itemId, null).slice(1);
  return {
    name1: words(name1 || name2 || name3),
    urlPath: path.endsWith(end) ? path.slice(0, -end.length) : path,
    shortDescription: words(shortDescription),
  };
}

/** The last of §4: goods of which nobody says when they can be there. */
const UNKNOWN_AVAILABILITY = 10;

function toVariation({ variation: wire, prices }: WireListProduct): ListProduct['variation'] {
  const { availability, maximumOrderQuantity: most, ...same } = wire;
  const availabilityId = wire.availabilityId || availability?.id || UNKNOWN_AVAILABILITY;
  return {
    ...same,
    minimumOrderQuantity: Math.max(1, wire.minimumOrderQuantity),
    intervalOrderQuantity: Math.max(1, wire.intervalOrderQuantity),
    maximumOrderQuantity: most && most >= 1 ? Math.floor(most) : null,
    availabilityId: Math.min(UNKNOWN_AVAILABILITY, availabilityId),
    availability: {
      averageDays: availability?.averageDays ?? null,
      names: { name: availability?.names?.name ?? '' },
    },
    availableUntil: wire.availableUntil || null,
    vatRate: prices?.default ? vatRateOf(prices.default) : 0,
    isGiftCard: false,
  };
}
