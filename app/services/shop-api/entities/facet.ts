import * as z from 'zod';
import { breadcrumbSchema, categorySchema } from './category';
import { paginationSchema } from './pagination';
import { listProductSchema } from './product';
import { idSchema } from './primitives';
import { tagSchema } from './tag';

export const filterValueSchema = z.object({
  /** Facet value id as in the `facets` query parameter, e.g. `12` or `feedback-4`. */
  id: z.string(),
  name: z.string(),
  count: z.int().nonnegative(),
  selected: z.boolean(),
  color: z.string().nullable(),
});

/** A group of filters (open point 1.3). */
export const filterGroupSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(['dynamic', 'price', 'category', 'availability', 'producer', 'feedback']),
  values: z.array(filterValueSchema),
  /** Only for type price: bounds over the category and the chosen range, in cents. */
  price: z
    .object({
      min: z.int(),
      max: z.int(),
      chosenMin: z.int().nullable(),
      chosenMax: z.int().nullable(),
    })
    .nullable(),
});
export type FilterGroup = z.infer<typeof filterGroupSchema>;

export const PER_PAGE_OPTIONS = [20, 40, 100] as const;
export const SORT_KEYS = [
  'texts.name1_asc',
  'texts.name1_desc',
  'sorting.price.avg_asc',
  'sorting.price.avg_desc',
  'item.feedbackDecimal_desc',
  'item.feedbackDecimal_asc',
  'variation.createdAt_desc',
  'item.score',
] as const;
export type SortKey = (typeof SORT_KEYS)[number];

/** A listing: products, filters with counts and everything around them (§3 Facet result). */
export const facetResultSchema = z.object({
  category: categorySchema.nullable(),
  /** Direct sub-categories in the language of the request. */
  children: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      path: z.string(),
      color: z.string().nullable(),
      imagePath: z.string().nullable(),
      itemCount: z.int(),
    }),
  ),
  products: z.array(listProductSchema),
  facets: z.array(filterGroupSchema),
  sort: z.string(),
  /** Path per language without prefix, and x-default. */
  languageUrls: z.record(z.string(), z.string()),
  breadcrumbs: z.array(breadcrumbSchema),
  pagination: paginationSchema,
});
export type FacetResult = z.infer<typeof facetResultSchema>;

export const searchResultSchema = facetResultSchema
  .pick({ products: true, facets: true, sort: true, languageUrls: true, pagination: true })
  .extend({
    term: z.string(),
    /** The corrected term if the original one had no results, otherwise null. */
    correctedTerm: z.string().nullable(),
  });
export type SearchResult = z.infer<typeof searchResultSchema>;

/** The goods of a tag (§2). */
export const taggedResultSchema = facetResultSchema
  .pick({ products: true, facets: true, sort: true, languageUrls: true, pagination: true })
  .extend({ tag: tagSchema });
export type TaggedResult = z.infer<typeof taggedResultSchema>;
