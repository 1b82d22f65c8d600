import * as z from 'zod';
import { cleanHtml } from '~/lib/clean-html.server';
import { priceAt } from '~/lib/price-at';
import { withVariation } from '~/lib/product-path';
import type {
  BundleComponent,
  ListProduct,
  Price,
  Product,
  ProductDetails,
} from '~/services/shop-api';
import type { ContractCall } from '../contract-call';
import { toBreadcrumbs, wireBreadcrumbsSchema } from './breadcrumbs';
import { toFacts, wireFactsSchema } from './facts';
import { shownPictures, toListProduct, toTexts, wireListProductSchema } from './list-product';
import { toManufacturer, toResponsiblePerson, wireManufacturerSchema } from './manufacturer';
import { toOrderProperties, wireOrderPropertySchema } from './order-property';
import { toPictures } from './picture';
import { toSeoSettings, wireSeoSettingsSchema } from './seo-settings';
import { toVariationMap, wireVariationMapSchema } from './variation-map';
import * as lenient from './lenient';

const { item, texts, unit, images, filter } = wireListProductSchema.shape;

const componentSchema = z.object({
  quantity: lenient.oneOrMore,
  data: z.object({
    texts: texts.extend({ description: lenient.text }),
    images,
    item: z.object({ id: lenient.id }),
    variation: z.object({ id: lenient.id }),
    unit,
    filter,
  }),
});

/** Goods of a list with the further data that some servers return there. */
export const wireDetailedProductSchema = wireListProductSchema.extend({
  texts: texts.extend({
    title: lenient.words,
    description: lenient.text,
    technicalData: lenient.text,
    metaDescription: lenient.words,
    keywords: lenient.words,
  }),
  properties: lenient.list(wireOrderPropertySchema),
  defaultCategories: lenient.list(z.object({ id: lenient.count, name: lenient.text })),
  variationProperties: wireFactsSchema,
  bundleComponents: lenient.list(componentSchema),
});
type WireDetailedProduct = z.output<typeof wireDetailedProductSchema>;

/** Goods on their page. */
export const wireProductSchema = wireDetailedProductSchema.extend({
  item: item.extend({ manufacturer: wireManufacturerSchema }),
  variationAttributeMap: lenient.orNull(wireVariationMapSchema),
  seoSettings: wireSeoSettingsSchema,
  breadcrumbs: wireBreadcrumbsSchema,
});
export type WireProduct = z.output<typeof wireProductSchema>;

/** The variations whose prices the page of goods shows besides its own; its answer lacks them. */
export function pricedBeside(wire: WireProduct): number[] {
  const { variationAttributeMap: map, bundleComponents, variation } = wire;
  const all = [
    ...(map?.variations ?? []).map(({ variationId }) => variationId),
    ...bundleComponents.map(({ data }) => data.variation.id),
  ];
  return [...new Set(all)].filter((id) => id !== variation.id);
}

type Beside = {
  /** The variation in the address; null for goods as a whole. */
  variationId: number | null;
  /** List products of `pricedBeside`. */
  priced: readonly ListProduct[];
  /** Paths of public categories, by their id. */
  categoryPaths: ReadonlyMap<number, string>;
};

/** Fields that the contract lacks. */
const NOT_TOLD = {
  shadeSiblings: [],
  tester: null,
  partMakers: [],
  hazard: null,
  isSoldOnline: true,
  weeeNumber: '',
  isMadeToOrder: false,
  delivery: null,
  countriesSoldTo: null,
  isSoldInLanguage: true,
  durabilityGuaranteeYears: null,
};

/** Goods with all data of their page; null for those without a price. */
export async function toProduct(
  wire: WireProduct,
  { variationId, priced, categoryPaths }: Beside,
  call: Pick<ContractCall, 'configuration' | 'locale'>,
): Promise<Product | null> {
  const own = toListProduct(wire, call);
  if (!own) return null;
  const byVariation = new Map([own, ...priced].map((each) => [each.variation.id, each]));
  const { variationId: _own, ...details } = await toDetails(wire, categoryPaths);
  const seo = toSeoSettings(wire.seoSettings, own, call.locale);
  return {
    ...own,
    ...NOT_TOLD,
    ...details,
    images: {
      all: toPictures(wire.images.all, own.texts.name1),
      variation: toPictures(wire.images.variation, own.texts.name1),
    },
    variationAttributeMap: toVariationMap(wire.variationAttributeMap, byVariation),
    bundleComponents: await toComponents(wire.bundleComponents, byVariation),
    manufacturer: toManufacturer(wire.item.manufacturer),
    responsiblePerson: toResponsiblePerson(wire.item.manufacturer),
    seoSettings: seo,
    breadcrumbs: toBreadcrumbs(wire.breadcrumbs).filter(({ path }) => path !== seo.canonical),
    languageUrls: Object.fromEntries(
      seo.alternate.map(({ hreflang, href }) => [hreflang, withVariation(href, variationId)]),
    ),
  };
}

/** Texts, order properties, facts and parts of goods, if the upstream shop returns them. */
export async function toDetails(
  wire: WireDetailedProduct,
  categoryPaths: Beside['categoryPaths'],
): Promise<ProductDetails> {
  const { title, description, technicalData, metaDescription, keywords } = wire.texts;
  const texts = toTexts(wire.texts, wire.item.id);
  return {
    variationId: wire.variation.id,
    texts: {
      ...texts,
      title,
      description: await cleanHtml(description),
      technicalData: await cleanHtml(technicalData),
      metaDescription,
      keywords,
    },
    images: { variation: toPictures(wire.images.variation, texts.name1) },
    defaultCategories: wire.defaultCategories.flatMap(({ id, name }) => {
      const path = categoryPaths.get(id);
      return path ? [{ id, name, path }] : [];
    }),
    properties: toOrderProperties(wire.properties),
    variationProperties: await toFacts(wire.variationProperties),
    bundleComponents: (await toComponents(wire.bundleComponents, new Map())).map(
      ({ price: _price, vatRate: _rate, ...part }) => part,
    ),
  };
}

/** The parts of a set. Unless all have a price, none has: no saving is made up. */
async function toComponents(
  wire: readonly z.output<typeof componentSchema>[],
  priced: ReadonlyMap<number, ListProduct>,
): Promise<BundleComponent[]> {
  const isPriced = wire.every(({ data }) => priced.has(data.variation.id));
  const parts = wire.map(async ({ quantity, data }) => {
    const { item, variation, unit, filter } = data;
    const description = await cleanHtml(data.texts.description);
    const texts = { ...toTexts(data.texts, item.id), description };
    const goods = isPriced ? priced.get(variation.id) : undefined;
    return {
      variationId: variation.id,
      itemId: item.id,
      quantity,
      texts,
      unitName: unit.names.name,
      image: toPictures(shownPictures(data.images), texts.name1)[0] ?? null,
      price: goods ? priceAt<Price>(goods.prices, goods.variation.minimumOrderQuantity).price : 0,
      vatRate: goods?.variation.vatRate ?? 0,
      filter: { isSalable: filter.isSalable },
    };
  });
  return Promise.all(parts);
}
