import * as z from 'zod';
import type { CategoryTreeItem } from '../entities/category';
import {
  SORT_KEYS,
  type FacetResult,
  type SearchResult,
  type TaggedResult,
} from '../entities/facet';
import type { CategoryRight } from '../entities/category-right';
import type { FeedGoods } from '../entities/feed';
import type { ListProduct, Product } from '../entities/product';
import { centsSchema, idSchema } from '../entities/primitives';
import type { PageDates, Sitemap, SitemapGoods } from '../entities/sitemap';
import type { Suggestions } from '../entities/suggestions';

/** Query of a listing (open point 1.3). Unknown values fall back to the defaults, they never fail. */
const listingSchema = z.object({
  page: z.int().min(1).default(1),
  itemsPerPage: z.int().default(20),
  sort: z.enum(SORT_KEYS).optional(),
  /**
   * Facet value ids: numbers for attribute values, `property-7`, `producer-3`, `availability-1`,
   * `feedback-4`, and `category-2` in a search or of a tag.
   */
  facets: z.array(z.string().max(40)).max(60).default([]),
  priceMin: centsSchema.nonnegative().nullable().default(null),
  priceMax: centsSchema.nonnegative().nullable().default(null),
});

export const getFacetInputSchema = listingSchema.extend({
  /** Path of the category without locale prefix, or its id. */
  categoryUrlPath: z.string().max(500).optional(),
  categoryId: idSchema.optional(),
});
export type GetFacetInput = z.input<typeof getFacetInputSchema>;

export const getSearchInputSchema = listingSchema.extend({ term: z.string().max(200) });
export type GetSearchInput = z.input<typeof getSearchInputSchema>;

export const getSuggestionsInputSchema = z.object({ term: z.string().max(200) });
export type GetSuggestionsInput = z.input<typeof getSuggestionsInputSchema>;

export const getTaggedInputSchema = listingSchema.extend({
  tagId: idSchema,
  /** The address that was asked for: the tag that had it in another shop counts before the number. */
  path: z.string().max(2000).optional(),
});
export type GetTaggedInput = z.input<typeof getTaggedInputSchema>;

export const getProductInputSchema = z.object({ id: idSchema, variationId: idSchema.optional() });
export type GetProductInput = z.input<typeof getProductInputSchema>;

/** Some of the goods that everybody finds, in the order of their ids. */
export const getSitemapGoodsInputSchema = z.object({
  /** How many stand before them. */
  from: z.int().min(0),
  count: z.int().min(1).max(1000),
});
export type GetSitemapGoodsInput = z.input<typeof getSitemapGoodsInputSchema>;

/**
 * What a path of the shop leads to; null when nothing is there (§2, the catch-all route). `right`: who may
 * see it, and of goods, whether one of their categories is for everybody (067).
 */
export type ResolvedPath =
  | {
      kind: 'product';
      itemId: number;
      variationId: number | null;
      /** All that can be chosen there. */
      variationIds: number[];
      canonicalPath: string;
      right: CategoryRight;
    }
  | {
      kind: 'category';
      categoryId: number;
      categoryType: 'item' | 'content';
      right: CategoryRight;
    }
  | null;

export type CatalogueOperations = {
  /**
   * Categories as a tree, five levels, language of the request; customer-only ones are left out for
   * everybody, as it stands on pages that are kept for all.
   */
  getCategoryTree(): Promise<CategoryTreeItem[]>;
  /** A category listing with filters, or null when the category does not exist. */
  getFacet(input: GetFacetInput): Promise<FacetResult | null>;
  /** Full-text search: both languages, umlaut folding, typo tolerance. An empty term finds nothing. */
  getSearch(input: GetSearchInput): Promise<SearchResult>;
  /** What a term that is still being typed may mean: nothing for less than two signs. */
  getSuggestions(input: GetSuggestionsInput): Promise<Suggestions>;
  /** The goods of a tag with filters, or null when it has no name in any language. */
  getTagged(input: GetTaggedInput): Promise<TaggedResult | null>;
  /** A product with one of its variations, or null. Without `variationId` the main variation is shown. */
  getProduct(input: GetProductInput): Promise<Product | null>;
  /** List products for variation ids, in the order asked for; unknown ids are left out. */
  getProductsByIds(input: { variationIds: number[] }): Promise<ListProduct[]>;
  /** Products of a relation of an item: what goes with it. */
  getCrossSelling(input: {
    itemId: number;
    relation: 'Accessory' | 'Similar';
    limit: number;
  }): Promise<ListProduct[]>;
  /** Where a path leads: tries item and variation, then item, then category (docs/decisions/003). */
  resolvePath(input: { path: string }): Promise<ResolvedPath>;
  /**
   * What search engines may be told of (2.50): categories for everybody that their operator wants in the
   * sitemap, and how many goods. What their pages say of robots and of their address is for the pages.
   */
  getSitemap(): Promise<Sitemap>;
  /** When the content of the home page, of legal texts and of content categories last changed. */
  getPageDates(): Promise<PageDates>;
  /** Goods that everybody finds, for the sitemap; those behind the last one are none. */
  getSitemapGoods(input: GetSitemapGoodsInput): Promise<SitemapGoods[]>;
  /** The same goods as shopping sites offer them: what anybody can order one of, each variation. */
  getFeedGoods(input: GetSitemapGoodsInput): Promise<FeedGoods[]>;
};
