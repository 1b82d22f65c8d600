import type {
  CatalogueOperations,
  FacetResult,
  GetFacetInput,
  GetTaggedInput,
  ListProduct,
  TaggedResult,
} from '~/services/shop-api';
import { tagPath } from '~/lib/tag-path';
import type { ContractCall } from '../contract-call';
import { toBreadcrumbs } from '../entities/breadcrumbs';
import { toCategory } from '../entities/category';
import { allOf, openTree, wayTo } from '../entities/category-tree';
import { wireFacetSchema, wireListingSchema, type WireListing } from '../entities/facet';
import { languagePaths } from '../entities/page-path';
import { toSuggestions, wireSuggestionsSchema } from '../entities/suggestions';
import { nullIfNotFound } from '../null-if-not-found';
import { readAnswer } from '../read-answer';
import { readTree } from './category-tree';
import { listingArguments, toListing, toListProducts, type ListingInput } from './listing';
import { readDetails, readGoods, readProduct } from './products';
import { resolvePath } from './resolve-path';
import { readSitemap, readSitemapGoods } from './sitemap';

const SHORTEST_TERM = 2;

/** Goods and categories. Filters and sort keys are those of the upstream shop. */
export function catalogueOperations(call: ContractCall): CatalogueOperations {
  const written = new Map<number, number>();
  return {
    getCategoryTree: async () => openTree(await readTree(call)),
    // Its lists name categories; only `getFacet` has the texts of a single one.
    getCategories: async () => [],
    getFacet: (input) => readFacet(input, call),

    async getSearch({ term: typed, ...input }) {
      const term = typed.replace(/[\s\0]+/g, ' ').trim();
      const wire = term === '' ? NOTHING : await search({ term }, input, call);
      return {
        ...toListing(wire, input, call),
        term,
        correctedTerm: null,
        languageUrls: inAllLanguages('/search'),
      };
    },

    async getSuggestions({ term }) {
      if (term.trim().length < SHORTEST_TERM) {
        return { terms: [], categories: [], shades: [], goods: [] };
      }
      const asked = { query: term, types: ['item', 'category', 'suggestion'] };
      const [answer, tree] = await Promise.all([
        call.ask('getItemSearchAutocomplete', asked),
        readTree(call),
      ]);
      const wire = readAnswer('getItemSearchAutocomplete', wireSuggestionsSchema, answer ?? {});
      return toSuggestions(wire, allOf(openTree(tree)));
    },

    getTagged: (input) => readTagged(input, call),
    getProduct: (input) => readProduct(input, call),
    getProductsByIds: ({ variationIds }) => readGoods(variationIds, call),
    getProductDetails: ({ variationIds }) => readDetails(variationIds, call),

    async getCrossSelling({ itemId, relation, limit }) {
      const asked = { type: 'cross_selling', itemId, crossSellingRelation: relation };
      const answer = await nullIfNotFound(
        call.ask('getFacet', { ...asked, page: 1, itemsPerPage: limit }),
      );
      const { products } = readAnswer('getFacet', wireListingSchema, answer ?? {});
      return toListProducts(products, call).slice(0, limit);
    },

    resolvePath: ({ path }) => resolvePath(path, call),
    getSitemap: () => readSitemap(call),
    getPageDates: async () => ({ home: null, legalTexts: {}, categories: {} }),
    getSitemapGoods: (input) => readSitemapGoods(input, written, call),
    // A feed has the GTIN, condition and shipping cost of each variation, which no list of the
    // contract has.
    getFeedGoods: async () => [],
  };
}

const NOTHING: WireListing = wireListingSchema.parse({});

async function search(
  what: { term: string } | { type: 'tag'; tagId: number },
  input: ListingInput,
  call: ContractCall,
): Promise<WireListing> {
  const answer = await call.ask('getSearch', { ...what, ...listingArguments(input) });
  return readAnswer('getSearch', wireListingSchema, answer ?? {});
}

async function readFacet(input: GetFacetInput, call: ContractCall): Promise<FacetResult | null> {
  const { categoryId, categoryUrlPath, ...listing } = input;
  const which = categoryId === undefined ? { categoryUrlPath } : { categoryId };
  const asked = { type: 'category', ...which, ...listingArguments(listing) };
  const answer = await nullIfNotFound(call.ask('getFacet', asked));
  if (!answer) return null;
  const wire = readAnswer('getFacet', wireFacetSchema, answer);
  if (!wire.category) return null;
  const { id } = wire.category;
  const tree = openTree(await readTree(call));
  const way = wayTo(tree, id);
  const paths = languagePaths(wire.languageUrls ?? {});
  const crumbs = toBreadcrumbs(wire.breadcrumbs);
  const path = paths[call.locale] ?? way.at(-1)?.path ?? crumbs.at(-1)?.path ?? categoryUrlPath;
  if (!path) return null;
  const category = await toCategory(wire.category, { locale: call.locale, path, paths });
  if (!category) return null;
  const children = allOf(tree).find((each) => each.id === id)?.children ?? [];
  return {
    ...toListing(wire, listing, call),
    category,
    children: children.map(({ id: childId, name, path: own, color, imagePath, itemCount }) => ({
      id: childId,
      name,
      path: own,
      color,
      imagePath,
      itemCount,
    })),
    languageUrls: { 'x-default': path, ...paths, [call.locale]: path },
    breadcrumbs: crumbs.length > 0 ? crumbs : way,
  };
}

/** The goods of a tag, whose name comes from one of its goods. */
async function readTagged(
  { tagId, ...input }: GetTaggedInput,
  call: ContractCall,
): Promise<TaggedResult | null> {
  const what = { type: 'tag', tagId } as const;
  const listing = toListing(await search(what, input, call), input, call);
  const isNarrowed = listing.products.length === 0;
  const named = isNarrowed
    ? toListing(await search(what, {}, call), {}, call).products
    : listing.products;
  const tag = tagOf(named, tagId);
  if (!tag) return null;
  return {
    ...listing,
    tag,
    languageUrls: inAllLanguages(tagPath({ id: tagId, name: tag.names.name })),
  };
}

function tagOf(goods: readonly ListProduct[], tagId: number) {
  return goods.flatMap(({ tags }) => tags).find(({ id, names }) => id === tagId && names.name);
}

function inAllLanguages(path: string): Record<string, string> {
  return { de: path, en: path, 'x-default': path };
}
