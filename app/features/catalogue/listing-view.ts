import type { FilterGroup, Pagination, SearchResult } from '~/services/shop-api';
import {
  changeQuery,
  keepKnownFacets,
  listingSearch,
  withoutFacet,
  withoutFilters,
  type ListingQuery,
} from './listing-query';
import { productCardView, type ProductCardView } from '~/components/product-card/product-card-view';

export type FilterValueView = Omit<FilterGroup['values'][number], 'selected'> & {
  isChosen: boolean;
};

export type FilterGroupView = {
  id: string;
  name: string;
  values: FilterValueView[];
  /** Bounds and choice in cents, only of the price group. */
  price: FilterGroup['price'];
  isOpen: boolean;
};

/** A filter in force and the address of the listing without it. */
export type ActiveFilterView = { id: string; group: string; name: string; search: string };

export type PriceRange = { min: number | null; max: number | null };

/** Everything a list of products shows, for category and search pages alike. */
export type ListingView = {
  /** Without locale prefix and query. */
  path: string;
  query: ListingQuery;
  sort: string;
  total: number;
  page: number;
  lastPage: number;
  pageSizes: { value: number; disabled: boolean }[];
  filters: FilterGroupView[];
  active: ActiveFilterView[];
  priceRange: PriceRange | null;
  isFiltered: boolean;
  resetSearch: string;
  cards: ProductCardView[];
};

type ListingResult = Pick<SearchResult, 'products' | 'facets' | 'sort' | 'pagination'>;

/** Filters that start open; the others open on demand, so that the form stays short. */
const OPEN_GROUPS = 4;

export function listingView(path: string, asked: ListingQuery, result: ListingResult): ListingView {
  const groups = result.facets.filter((group) => group.values.length > 0 || group.price);
  const known = new Set(groups.flatMap(({ values }) => values.map(({ id }) => id)));
  const { page, lastPageNumber, totals } = result.pagination;
  const query = { ...keepKnownFacets(asked, known), page };
  const active = activeFilters(groups, query);
  const priceRange = priceRangeOf(query);
  return {
    path,
    query,
    sort: result.sort,
    total: totals,
    page,
    lastPage: lastPageNumber,
    pageSizes: pageSizes(result.pagination),
    filters: groups.map((group, index) => filterGroup(group, query, index)),
    active,
    priceRange,
    isFiltered: active.length > 0 || priceRange !== null,
    resetSearch: listingSearch(withoutFilters(query)),
    cards: result.products.map(productCardView),
  };
}

/** Open point 1.3: sizes above the total are disabled, but for the first of them. */
export function pageSizes({
  perPageOptions,
  totals,
}: Pick<Pagination, 'perPageOptions' | 'totals'>) {
  const firstAbove = perPageOptions.find((size) => size >= totals);
  return perPageOptions.map((value) => ({
    value,
    disabled: value > totals && value !== firstAbove,
  }));
}

function filterGroup(group: FilterGroup, query: ListingQuery, index: number): FilterGroupView {
  const values = group.values.map(({ selected: _, ...value }) => ({
    ...value,
    isChosen: query.facets.includes(value.id),
  }));
  return {
    id: group.id,
    name: group.name,
    values,
    price: group.price,
    isOpen: index < OPEN_GROUPS || values.some(({ isChosen }) => isChosen),
  };
}

function activeFilters(groups: readonly FilterGroup[], query: ListingQuery): ActiveFilterView[] {
  return groups.flatMap(({ name: group, values }) =>
    values
      .filter(({ id }) => query.facets.includes(id))
      .map(({ id, name }) => ({ id, group, name, search: listingSearch(withoutFacet(query, id)) })),
  );
}

function priceRangeOf({ priceMin, priceMax }: ListingQuery): PriceRange | null {
  return priceMin === null && priceMax === null ? null : { min: priceMin, max: priceMax };
}

/** The query string of the same listing without a price range. */
export function searchWithoutPrice(query: ListingQuery): string {
  return listingSearch(changeQuery(query, { priceMin: null, priceMax: null }));
}

export function searchOfPage(query: ListingQuery, page: number): string {
  return listingSearch({ ...query, page });
}
