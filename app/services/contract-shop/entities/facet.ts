import * as z from 'zod/v4';
import { PER_PAGE_OPTIONS, type FilterGroup, type Pagination } from '~/services/shop-api';
import { wireBreadcrumbsSchema } from './breadcrumbs';
import { wireCategorySchema } from './category';
import { wireListProductSchema } from './list-product';
import {
  centsOf,
  toldCount,
  toldList,
  toldNumberOrNull,
  toldOrNull,
  toldText,
  toldYes,
} from './told';

const groupTypes = [
  'dynamic',
  'price',
  'category',
  'availability',
  'producer',
  'feedback',
] as const;

const wireFiltersSchema = toldList(
  z.object({
    id: toldText,
    name: toldText,
    type: z.enum(groupTypes).catch('dynamic'),
    values: toldList(
      z.object({ id: toldText, name: toldText, count: toldCount, selected: toldYes }),
    ),
    priceMin: toldNumberOrNull,
    priceMax: toldNumberOrNull,
  }),
);

/** Goods with what they may be narrowed by. */
export const wireListingSchema = z.object({
  products: toldList(wireListProductSchema),
  facets: wireFiltersSchema,
  pagination: toldOrNull(z.object({ totals: toldCount })),
});
export type WireListing = z.output<typeof wireListingSchema>;

export const wireFacetSchema = wireListingSchema.extend({
  category: toldOrNull(wireCategorySchema),
  languageUrls: toldOrNull(z.record(z.string(), toldText)).catch(null),
  breadcrumbs: wireBreadcrumbsSchema,
});

type Chosen = { priceMin?: number | null | undefined; priceMax?: number | null | undefined };

/** Filters as the page offers them; prices only where their bounds are told. */
export function toFilterGroups(
  wire: z.output<typeof wireFiltersSchema>,
  { priceMin: chosenMin = null, priceMax: chosenMax = null }: Chosen,
): FilterGroup[] {
  return wire.flatMap(({ id, name, type, values, priceMin, priceMax }) => {
    const hasBounds = priceMin !== null && priceMax !== null;
    if (type === 'price' && !hasBounds) return [];
    const price =
      type === 'price' && hasBounds
        ? { min: centsOf(priceMin), max: centsOf(priceMax), chosenMin, chosenMax }
        : null;
    // What has no number cannot be chosen.
    const offered = type === 'price' ? [] : values.filter((value) => value.id && value.name);
    return { id, name, type, price, values: offered.map((value) => ({ ...value, color: null })) };
  });
}

/** Where a page stands in a list; behind its end the last page is meant. */
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
