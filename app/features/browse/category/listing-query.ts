import type { Locale } from '~/i18n/locales';
import { readPrice } from './read-price';
import type { PER_PAGE_OPTIONS, SORT_KEYS, SortKey } from '~/services/shop-api';
import { normalizeName } from '~/services/shop-api/entities/normalize-input';

/**
 * The query of a listing (open point 1.3): its valid parts, and its canonical form. Only types come
 * from the contract, so that the browser's part stays free of schemas.
 */
export type ListingQuery = {
  /** Search term; null on category pages. */
  term: string | null;
  /** Facet value ids, sorted, each once. */
  facets: readonly string[];
  /** Cents. */
  priceMin: number | null;
  priceMax: number | null;
  /** Null: the listing's own order. */
  sort: SortKey | null;
  itemsPerPage: number;
  page: number;
};

export const PAGE_SIZES = [20, 40, 100] as const satisfies typeof PER_PAGE_OPTIONS;
export const DEFAULT_PAGE_SIZE = PAGE_SIZES[0];

const SORTS = [
  'texts.name1_asc',
  'texts.name1_desc',
  'sorting.price.avg_asc',
  'sorting.price.avg_desc',
  'item.feedbackDecimal_desc',
  'item.feedbackDecimal_asc',
  'variation.createdAt_desc',
  'item.score',
] as const satisfies typeof SORT_KEYS;

/** Lists filter groups to be shown with all their values; does not change the list. */
export const OPEN_FILTERS = 'open';

/** The parameters of a list, besides a search term. */
export const LISTING_QUERY = [
  OPEN_FILTERS,
  'facets',
  'priceMin',
  'priceMax',
  'sort',
  'itemsPerPage',
  'page',
] as const;

const MAX_FACETS = 60;
const MAX_TERM = 200;
const MAX_OPEN = 20;
const MAX_PRICE_TEXT = 40;

/** Reads the query of a link or a form without script; unknown and invalid values are ignored. */
export function parseListingQuery(params: URLSearchParams, locale: Locale): ListingQuery {
  const [priceMin, priceMax] = inOrder(
    readPrice(params.get('priceMin') ?? '', locale),
    readPrice(params.get('priceMax') ?? '', locale),
  );
  const term = params.get('term');
  return {
    term: term === null ? null : readTerm(term),
    facets: parseFacets(params.getAll('facets')),
    priceMin,
    priceMax,
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? null,
    itemsPerPage:
      PAGE_SIZES.find((size) => String(size) === params.get('itemsPerPage')) ?? DEFAULT_PAGE_SIZE,
    page: parsePage(params.get('page')),
  };
}

/**
 * Without control characters, and without half a surrogate pair where a long term is cut: no
 * address can hold that.
 */
export function readTerm(text: string): string {
  return normalizeName(text)
    .slice(0, MAX_TERM)
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
}

/** The request to the shop, for every page with a list. */
export function listingInput({
  facets,
  priceMin,
  priceMax,
  sort,
  itemsPerPage,
  page,
}: ListingQuery) {
  return { facets: [...facets], priceMin, priceMax, itemsPerPage, page, ...(sort && { sort }) };
}

/** Price inputs that cannot be read; the list ignores them. */
export type UnreadPrices = { priceMin: string | null; priceMax: string | null };

/** The price inputs that are not prices. */
export function parseUnreadPrices(params: URLSearchParams, locale: Locale): UnreadPrices {
  const unread = (name: keyof UnreadPrices) => {
    const typed = params.get(name)?.trim().slice(0, MAX_PRICE_TEXT) ?? '';
    return typed !== '' && readPrice(typed, locale) === null ? typed : null;
  };
  return { priceMin: unread('priceMin'), priceMax: unread('priceMax') };
}

/**
 * The groups a visitor has opened and the inputs of the filter form, beside the request to the
 * shop.
 */
export function parseFilterForm(params: URLSearchParams, locale: Locale) {
  return { opened: parseOpenFilters(params), unread: parseUnreadPrices(params, locale) };
}

/** The filter groups a visitor has opened without script. */
export function parseOpenFilters(params: URLSearchParams): ReadonlySet<string> {
  return new Set(params.getAll(OPEN_FILTERS).slice(0, MAX_OPEN));
}

/** The canonical form of a query: fixed order, without defaults; '' if it consists of defaults. */
export function listingSearch(query: ListingQuery): string {
  const parts = [
    query.term === null ? '' : `term=${encodeURIComponent(query.term)}`,
    query.facets.length === 0 ? '' : `facets=${query.facets.join(',')}`,
    query.priceMin === null ? '' : `priceMin=${priceText(query.priceMin)}`,
    query.priceMax === null ? '' : `priceMax=${priceText(query.priceMax)}`,
    query.sort === null ? '' : `sort=${query.sort}`,
    query.itemsPerPage === DEFAULT_PAGE_SIZE ? '' : `itemsPerPage=${query.itemsPerPage}`,
    query.page === 1 ? '' : `page=${query.page}`,
  ].filter(Boolean);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** A changed filter starts at the first page again. */
export function changeQuery(query: ListingQuery, change: Partial<ListingQuery>): ListingQuery {
  return { ...query, page: 1, ...change };
}

export function withoutFacet(query: ListingQuery, id: string): ListingQuery {
  return changeQuery(query, { facets: query.facets.filter((facet) => facet !== id) });
}

export function withoutFilters(query: ListingQuery): ListingQuery {
  return changeQuery(query, { facets: [], priceMin: null, priceMax: null });
}

/** Ids unknown to the shop disappear from every link of the page. */
export function keepKnownFacets(query: ListingQuery, known: ReadonlySet<string>): ListingQuery {
  return { ...query, facets: query.facets.filter((id) => known.has(id)) };
}

/** Cents as a plain number in an address: 1250 -> '12.50', 1200 -> '12'. */
export function priceText(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}

function parseFacets(values: readonly string[]): string[] {
  const ids = values.flatMap((value) => value.split(',')).map((id) => id.trim());
  return [...new Set(ids.filter((id) => /^[a-z0-9-]{1,40}$/i.test(id)))]
    .sort()
    .slice(0, MAX_FACETS);
}

function inOrder(min: number | null, max: number | null): [number | null, number | null] {
  return min !== null && max !== null && min > max ? [max, min] : [min, max];
}

function parsePage(value: string | null): number {
  return /^[1-9]\d{0,5}$/.test(value ?? '') ? Number(value) : 1;
}
