import { trimEndSlashes } from '~/lib/trim-slashes';
import * as z from 'zod';
import { languageSchema, SORT_KEYS, ShopError, type SortKey } from '~/services/shop-api';
import { operation, type WireCall, type WireTable } from '../frame/operation';
import { failureWords } from '../shapes/failure-words';
import { toWireCategory, wireCategorySchema } from '../shapes/category';
import {
  toLanguageUrls,
  toWireFacets,
  wireFacetsSchema,
  wirePaginationSchema,
} from '../shapes/facet';
import { toWireBreadcrumbs, wireBreadcrumbSchema } from '../shapes/product/breadcrumbs';
import { toWireProducts, wireDetailedProductSchema } from '../shapes/product/detailed-product';
import { toWireProduct, wireProductSchema } from '../shapes/product/product';
import { wireCountSchema, wireEurosSchema, wireIdSchema } from '../shapes/primitives';
import { toWireSuggestions, wireSuggestionsSchema } from '../shapes/suggestions';
import { requireRight } from './customers-only';

const textOrList = z.union([z.string().max(2000), z.array(z.string().max(100)).max(60)]);

const LISTING = {
  page: wireCountSchema.optional(),
  itemsPerPage: wireCountSchema.optional(),
  sort: z.string().max(60).optional(),
  facets: textOrList.optional(),
  priceMin: wireEurosSchema.or(z.literal('')).optional(),
  priceMax: wireEurosSchema.or(z.literal('')).optional(),
  feedbackPage: wireCountSchema.optional(),
  feedbacksPerPage: wireCountSchema.optional(),
};

const TAG = {
  tagId: z.union([wireIdSchema, z.array(wireIdSchema).max(10)]).optional(),
  tagName: z.string().max(200).optional(),
};

const listingTypes = ['all', 'category', 'cross_selling', 'last_seen', 'tag', 'search'] as const;

const facetSchema = z.strictObject({
  categoryUrlPath: z.string().max(500).optional(),
  categorySlug: z.string().max(500).optional(),
  categoryId: z.union([wireIdSchema, z.literal(0), z.literal('0'), z.literal('')]).optional(),
  type: z.enum(listingTypes).optional(),
  crossSellingRelation: z.enum(['Accessory', 'ReplacementPart', 'Similar', 'Bundle']).optional(),
  itemId: wireIdSchema.optional(),
  ...LISTING,
  ...TAG,
});

const searchSchema = z.strictObject({
  term: z.string().max(200).optional(),
  type: z.string().max(40).optional(),
  ...LISTING,
  ...TAG,
});

type Listing = Partial<
  Pick<
    z.output<typeof searchSchema>,
    'page' | 'itemsPerPage' | 'sort' | 'facets' | 'priceMin' | 'priceMax'
  >
>;

/** Our own query; unknown values fall back to the listing's defaults (open point 1.3). */
function toListing({ page = 1, itemsPerPage, sort, facets, priceMin, priceMax }: Listing) {
  const values = (typeof facets === 'string' ? facets.split(',') : (facets ?? []))
    .map((value) => value.trim())
    .filter((value) => value !== '' && value.length <= 40);
  const isKnown = (SORT_KEYS as readonly (string | undefined)[]).includes(sort);
  return {
    page: Math.max(1, Math.min(page, 100_000)),
    ...(itemsPerPage !== undefined && { itemsPerPage }),
    ...(isKnown && { sort: sort as SortKey }),
    facets: values.slice(0, 60),
    priceMin: typeof priceMin === 'number' ? priceMin : null,
    priceMax: typeof priceMax === 'number' ? priceMax : null,
  };
}

const facetAnswerSchema = z.strictObject({
  category: wireCategorySchema.nullable(),
  products: z.array(wireDetailedProductSchema),
  facets: wireFacetsSchema,
  languageUrls: z.record(z.string(), z.string()),
  breadcrumbs: z.array(wireBreadcrumbSchema),
  pagination: wirePaginationSchema,
});

/** The path of a category from a client: it may have a language prefix, or a slash at its end. */
function barePath(path: string): string {
  return trimEndSlashes(path.replace(/^\/(?:de|en)(?=\/|$)/, ''));
}

async function facetOfCategory(input: z.output<typeof facetSchema>, call: WireCall) {
  const { categoryId, categoryUrlPath, categorySlug } = input;
  const path = barePath(categoryUrlPath ?? categorySlug ?? '');
  const facet = await call.shop.getFacet({
    ...toListing(input),
    ...(path
      ? { categoryUrlPath: path }
      : Number(categoryId) > 0 && { categoryId: Number(categoryId) }),
  });
  if (!facet?.category) throw categoryNotFound();
  await requireRight(call, facet.category.details[0]?.path ?? '');
  return {
    category: {
      ...toWireCategory(facet.category, call),
      subcategories: facet.children.map(({ id, name, path: own, itemCount }) => ({
        id,
        name,
        nameUrl: own.slice(own.lastIndexOf('/') + 1),
        itemCount,
      })),
    },
    products: await toWireProducts(facet.products, call),
    facets: toWireFacets(facet.facets),
    languageUrls: toLanguageUrls(facet.languageUrls),
    breadcrumbs: toWireBreadcrumbs(facet.breadcrumbs),
    pagination: paginationOf(facet.pagination),
  };
}

export function categoryNotFound(): ShopError {
  return new ShopError('category.notFound');
}

function paginationOf({ totals, perPageOptions }: { totals: number; perPageOptions: number[] }) {
  return { totals, perPageOptions };
}

/** All public goods, in any category. */
async function anyGoods({ page = 1, itemsPerPage = 20 }: Listing, call: WireCall) {
  const count = Math.max(1, Math.min(itemsPerPage, 100));
  const from = (Math.max(1, Math.min(page, 100_000)) - 1) * count;
  const variations = await call.shop.getFeedGoods({ from, count });
  const goods = new Map(variations.map(({ product }) => [product.item.id, product]));
  const products = await toWireProducts([...goods.values()], call);
  return {
    ...NOTHING,
    products,
    pagination: { ...NOTHING.pagination, totals: from + products.length },
  };
}

const NOTHING = {
  category: null,
  products: [],
  facets: [],
  languageUrls: {},
  breadcrumbs: [],
  pagination: { totals: 0, perPageOptions: [20, 40, 100] },
};

/** Accessories, or similar goods; the shop stores no other relations. */
async function relatedGoods(
  { itemId, crossSellingRelation = 'Similar', itemsPerPage = 20 }: z.output<typeof facetSchema>,
  call: WireCall,
) {
  const isKept = crossSellingRelation === 'Accessory' || crossSellingRelation === 'Similar';
  if (!itemId || !isKept) return NOTHING;
  const limit = Math.max(1, Math.min(itemsPerPage, 100));
  const goods = await call.shop.getCrossSelling({ itemId, relation: crossSellingRelation, limit });
  const products = await toWireProducts(goods, call);
  return { ...NOTHING, products, pagination: { ...NOTHING.pagination, totals: products.length } };
}

async function search(input: z.output<typeof searchSchema>, call: WireCall) {
  const [tagId] = [input.tagId ?? idOfTag(input.tagName)].flat();
  const found =
    tagId === undefined
      ? await call.shop.getSearch({ ...toListing(input), term: input.term ?? '' })
      : await call.shop.getTagged({ ...toListing(input), tagId });
  if (!found) return {};
  return {
    products: await toWireProducts(found.products, call),
    facets: toWireFacets(found.facets),
    languageUrls: toLanguageUrls(found.languageUrls),
    pagination: paginationOf(found.pagination),
  };
}

/** The slug of a tag page ends with its number (§2). */
function idOfTag(name: string | undefined): number | undefined {
  const id = wireIdSchema.safeParse(/(?:^|_)(\d{1,10})$/.exec(name ?? '')?.[1]);
  return id.success ? id.data : undefined;
}

export const catalogueOperations: WireTable = {
  getFacet: operation({
    about: 'Goods of a category with filters, or those that go with an item.',
    input: facetSchema,
    output: facetAnswerSchema,
    example: { categoryUrlPath: '/farben', page: 1, itemsPerPage: 20, sort: 'texts.name1_asc' },
    async run(input, call) {
      if (input.type === 'cross_selling') return relatedGoods(input, call);
      // The shop does not store viewed goods (decision 108).
      if (input.type === 'last_seen') return NOTHING;
      if (input.type === 'all') return anyGoods(input, call);
      if (input.type === 'tag') return { ...NOTHING, ...(await search(input, call)) };
      return facetOfCategory(input, call);
    },
  }),

  getSearch: operation({
    about: 'Goods by words or by a tag; nothing to look for finds nothing.',
    input: searchSchema,
    output: facetAnswerSchema
      .pick({ products: true, facets: true, languageUrls: true, pagination: true })
      .partial(),
    example: { term: 'Wandfarbe', itemsPerPage: 20 },
    async run(input, call) {
      if (!input.term && !input.tagName && !input.tagId) return {};
      return search(input, call);
    },
  }),

  getItemSearchAutocomplete: operation({
    about: 'What words that are still being typed may mean.',
    input: z.strictObject({
      query: z.string().max(200).optional(),
      types: z
        .array(z.enum(['item', 'category', 'suggestion']))
        .max(3)
        .optional(),
    }),
    output: wireSuggestionsSchema,
    example: { query: 'wand', types: ['category', 'suggestion'] },
    async run({ query = '', types }, call) {
      const [suggested, found] = await Promise.all([
        call.shop.getSuggestions({ term: query }),
        query.trim().length < 2 ? null : call.shop.getSearch({ term: query }),
      ]);
      const isCounted = types === undefined || types.includes('suggestion');
      const hits = await Promise.all(
        (isCounted ? suggested.terms : []).map(async (term) => {
          const { pagination } = await call.shop.getSearch({ term });
          return [term, pagination.totals] as const;
        }),
      );
      return toWireSuggestions({ suggested, found, types, hits: new Map(hits) }, call);
    },
  }),

  getProduct: operation({
    about: 'Goods with all that their page shows.',
    input: z.strictObject({ id: wireIdSchema, variationId: wireIdSchema.optional() }),
    output: wireProductSchema,
    example: { id: 1 },
    async run({ id, variationId }, call) {
      const product = await call.shop.getProduct({ id, ...(variationId && { variationId }) });
      if (!product) throw new ShopError('product.notFound');
      await requireRight(call, product.seoSettings.canonical);
      return toWireProduct(product, call);
    },
  }),

  getProductsByIds: operation({
    about: 'Goods by their variations, in that order; unknown ones are left out.',
    input: z.strictObject({
      variationIds: z.array(wireIdSchema).max(200),
      page: wireCountSchema.optional(),
      itemsPerPage: wireCountSchema.optional(),
      sort: z.string().max(60).optional(),
    }),
    output: z.strictObject({ products: z.array(wireDetailedProductSchema), total: z.int() }),
    example: { variationIds: [1001, 1002] },
    async run({ variationIds, page = 1, itemsPerPage = 200 }, call) {
      const goods = await call.shop.getProductsByIds({ variationIds });
      const from = Math.max(0, page - 1) * Math.max(1, itemsPerPage);
      const shown = goods.slice(from, from + Math.max(1, itemsPerPage));
      return { products: await toWireProducts(shown, call), total: goods.length };
    },
  }),

  doAddLastSeen: operation({
    about: 'Takes note of nothing: what somebody looks at is not kept.',
    input: wireIdSchema,
    output: z.null(),
    example: 1001,
    run: async () => null,
  }),

  getTranslations: operation({
    about: 'The words of failures in a language.',
    input: z.strictObject({ locale: z.string().max(10) }),
    output: z.record(z.string(), z.unknown()),
    example: { locale: 'en' },
    async run({ locale }) {
      return failureWords(languageSchema.catch('de').parse(locale.slice(0, 2)));
    },
  }),
};
