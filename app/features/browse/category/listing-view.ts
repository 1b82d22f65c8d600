import type { FilterGroup, Pagination, SearchResult } from '~/services/shop-api';
import type { PriceGroup } from '~/lib/price-group';
import {
  changeQuery,
  keepKnownFacets,
  listingSearch,
  withoutFacet,
  withoutFilters,
  type ListingQuery,
  type UnreadPrices,
} from './listing-query';
import { productCardView, type ProductCardView } from '~/components/product-card/product-card-view';

export type FilterValueView = Omit<FilterGroup['values'][number], 'selected'> & {
  isChosen: boolean;
};

export type FilterGroupView = {
  id: string;
  name: string;
  /** Selected values first; empty for a closed group. */
  values: FilterValueView[];
  /** How many more there are. */
  moreCount: number;
  /** The values are shades side by side, not lines. */
  isColourCard: boolean;
  /** Bounds and selection in cents, only of the price group. */
  price: FilterGroup['price'];
  /** The price inputs that are not prices, only of the price group. */
  unread: UnreadPrices | null;
  isOpen: boolean;
};

/** An active filter and the address of the listing without it. */
export type ActiveFilterView = { id: string; group: string; name: string; search: string };

export type PriceRange = { min: number | null; max: number | null };

/** Everything a list of products shows, on category and search pages alike. */
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
  /** The groups a visitor has opened; forms without script carry them on. */
  openFilters: string[];
  active: ActiveFilterView[];
  priceRange: PriceRange | null;
  isFiltered: boolean;
  resetSearch: string;
  cards: ProductCardView[];
};

type ListingParts = {
  /** Groups of filters that a visitor has opened. */
  opened?: ReadonlySet<string>;
  unread?: UnreadPrices;
  priceGroup?: PriceGroup;
};

const NOTHING_UNREAD: UnreadPrices = { priceMin: null, priceMax: null };

type ListingResult = Pick<SearchResult, 'products' | 'facets' | 'sort' | 'pagination'>;

/** Filters that start open; the others open on demand, so that the form stays short. */
const OPEN_GROUPS = 4;

export function listingView(
  path: string,
  asked: ListingQuery,
  result: ListingResult,
  { opened = new Set(), unread = NOTHING_UNREAD, priceGroup = 'gross' }: ListingParts = {},
): ListingView {
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
    filters: groups.map((group, index) => filterGroup(group, query, index, { opened, unread })),
    openFilters: groups.map(({ id }) => id).filter((id) => opened.has(id)),
    active,
    priceRange,
    isFiltered: active.length > 0 || priceRange !== null,
    resetSearch: listingSearch(withoutFilters(query)),
    cards: result.products.map((product) => productCardView(product, priceGroup)),
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

const SHOWN_VALUES = 8;
/** More shades fit in, because they stand side by side. */
const SHOWN_SHADES = 12;
/** Folding two or three away would save nothing. */
const NOT_WORTH_FOLDING = 3;

/**
 * A page contains the values of the first groups and of those with a selection, and the first
 * values of a long list; selected values are always among them. The others are loaded on request.
 */
function filterGroup(
  { id, name, price, values: all }: FilterGroup,
  query: ListingQuery,
  index: number,
  { opened, unread: typed }: Required<Pick<ListingParts, 'opened' | 'unread'>>,
): FilterGroupView {
  const values = all
    .map(({ selected: _, ...value }) => ({ ...value, isChosen: query.facets.includes(value.id) }))
    .toSorted((one, other) => Number(other.isChosen) - Number(one.isChosen));
  const chosen = values.filter(({ isChosen }) => isChosen).length;
  const isColourCard = values.length > SHOWN_VALUES && values.every(({ color }) => color !== null);
  const most = Math.max(chosen, isColourCard ? SHOWN_SHADES : SHOWN_VALUES);
  const isWhole = opened.has(id) || values.length <= most + NOT_WORTH_FOLDING;
  const hasRange = price !== null && (query.priceMin ?? query.priceMax) !== null;
  const unread = price && (typed.priceMin ?? typed.priceMax) !== null ? typed : null;
  const isOpen = index < OPEN_GROUPS || chosen > 0 || hasRange || unread !== null || opened.has(id);
  const shown = isOpen ? values.slice(0, isWhole ? values.length : most) : [];
  const moreCount = values.length - shown.length;
  return {
    id,
    name,
    price: isOpen ? price : null,
    values: shown,
    moreCount,
    isColourCard,
    unread,
    isOpen,
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
