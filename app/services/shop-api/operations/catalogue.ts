import * as z from 'zod';
import type { Category, CategoryTreeItem } from '../entities/category';
import {
  SORT_KEYS,
  type FacetResult,
  type SearchResult,
  type TaggedResult,
} from '../entities/facet';
import type { CategoryRight } from '../entities/category-right';
import type { FeedGoods } from '../entities/feed';
import type { ListProduct, Product, ProductDetails } from '../entities/product';
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
  /** The requested path: a tag that had it in another shop takes precedence over the number. */
  path: z.string().max(2000).optional(),
});
export type GetTaggedInput = z.input<typeof getTaggedInputSchema>;

export const getProductInputSchema = z.object({ id: idSchema, variationId: idSchema.optional() });
export type GetProductInput = z.input<typeof getProductInputSchema>;

/** A range of the public goods, in the order of their ids. */
export const getSitemapGoodsInputSchema = z.object({
  /** The number of goods before the range. */
  from: z.int().min(0),
  count: z.int().min(1).max(1000),
});
export type GetSitemapGoodsInput = z.input<typeof getSitemapGoodsInputSchema>;

/**
 * The target of a path of the shop; null if there is none (§2, the catch-all route). `right`: who
 * may see it, and for goods, whether one of their categories is public (067).
 */
export type ResolvedPath =
  | {
      kind: 'product';
      itemId: number;
      variationId: number | null;
      /** All variations to choose from. */
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
   * Returns the category tree, five levels, in the language of the request; categories for
   * customers are left out for all visitors, because shared pages contain it.
   */
  getCategoryTree(): Promise<CategoryTreeItem[]>;
  /** Returns a category listing with filters, or null if the category does not exist. */
  getFacet(input: GetFacetInput): Promise<FacetResult | null>;
  /**
   * Full-text search: both languages, umlaut folding, typo tolerance. No results for an empty term.
   */
  getSearch(input: GetSearchInput): Promise<SearchResult>;
  /** Returns suggestions for an incomplete term: none for less than two characters. */
  getSuggestions(input: GetSuggestionsInput): Promise<Suggestions>;
  /** Returns the goods of a tag with filters, or null if it has no name in any language. */
  getTagged(input: GetTaggedInput): Promise<TaggedResult | null>;
  /** Returns a product with one of its variations, or null. Default: the main variation. */
  getProduct(input: GetProductInput): Promise<Product | null>;
  /** Returns list products for variation ids, in the given order; unknown ids are left out. */
  getProductsByIds(input: { variationIds: number[] }): Promise<ListProduct[]>;
  /** Returns categories with their texts, without unknown ids and what an upstream shop omits. */
  getCategories(input: { categoryIds: number[] }): Promise<Category[]>;
  /** Returns the content of product pages that cards do not have; unknown ids are left out. */
  getProductDetails(input: { variationIds: number[] }): Promise<ProductDetails[]>;
  /** Returns products with a relation to an item. */
  getCrossSelling(input: {
    itemId: number;
    relation: 'Accessory' | 'Similar';
    limit: number;
  }): Promise<ListProduct[]>;
  /** Resolves a path: tries item and variation, then item, then category (docs/decisions/003). */
  resolvePath(input: { path: string }): Promise<ResolvedPath>;
  /**
   * Returns the content for search engines (2.50): public categories that their operator includes
   * in the sitemap, and the number of goods. Robots and canonical paths are evaluated by the pages.
   */
  getSitemap(): Promise<Sitemap>;
  /** Returns when the home page, legal texts and content categories last changed. */
  getPageDates(): Promise<PageDates>;
  /** Returns public goods for the sitemap; empty beyond the last one. */
  getSitemapGoods(input: GetSitemapGoodsInput): Promise<SitemapGoods[]>;
  /** Returns the same goods for shopping sites: each variation that can be ordered singly. */
  getFeedGoods(input: GetSitemapGoodsInput): Promise<FeedGoods[]>;
};
