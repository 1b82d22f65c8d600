import * as z from 'zod';
import { PER_PAGE_OPTIONS, type FilterGroup, type Pagination } from '~/services/shop-api';
import { wireBreadcrumbsSchema } from './breadcrumbs';
import { wireCategorySchema } from './category';
import { wireListProductSchema } from './list-product';
import * as lenient from './lenient';

const wireFiltersSchema = lenient.list(
  z.object({
    id: lenient.text,
    name: lenient.text,
    type: z
      .enum(['dynamic', 'price', 'category', 'availability', 'producer', 'feedback'])
      .catch('dynamic'),
    /** A value without an id cannot be selected. */
    values: lenient
      .list(
        z.object({
          id: lenient.text,
          name: lenient.text,
          count: lenient.count,
          selected: lenient.yes,
        }),
      )
      .transform((values) => values.filter(({ id, name }) => id && name)),
    priceMin: lenient.centsOrNull.catch(null),
    priceMax: lenient.centsOrNull.catch(null),
  }),
);

/** Goods with their filters. */
export const wireListingSchema = z.object({
  products: lenient.list(wireListProductSchema),
  facets: wireFiltersSchema,
  pagination: lenient.orNull(z.object({ totals: lenient.count })),
});
export type WireListing = z.output<typeof wireListingSchema>;

export const wireFacetSchema = wireListingSchema.extend({
  category: lenient.orNull(wireCategorySchema),
  languageUrls: lenient.record(lenient.text),
  breadcrumbs: wireBreadcrumbsSchema,
});

type PriceRange = { priceMin?: number | null | undefined; priceMax?: number | null | undefined };

/** Filters for the page; prices only if their bounds are known. */
export function toFilterGroups(
  wire: z.output<typeof wireFiltersSchema>,
  { priceMin: chosenMin = null, priceMax: chosenMax = null }: PriceRange,
): FilterGroup[] {
  return wire.flatMap(({ id, name, type, values, priceMin: min, priceMax: max }) => {
    if (type === 'price') {
      if (min === null || max === null) return [];
      return { id, name, type, price: { min, max, chosenMin, chosenMax }, values: [] };
    }
    const offered = values.map((value) => ({ ...value, color: null }));
    return { id, name, type, price: null, values: offered };
  });
}

/** The position of a page in a list; beyond its end the last page is used. */
export function toPagination(
  totals: number,
  {
    page = 1,
    itemsPerPage = PER_PAGE_OPTIONS[0],
  }: { page?: number | undefined; itemsPerPage?: number | undefined },
): Pagination {
  const lastPageNumber = Math.max(1, Math.ceil(totals / itemsPerPage));
  return {
    page: Math.min(page, lastPageNumber),
    lastPageNumber,
    itemsPerPage,
    totals,
    perPageOptions: [...PER_PAGE_OPTIONS],
  };
}
