import type { FilterGroup, SearchResult } from '~/services/shop-api';

/** The result of a listing with these filters, and the stated number of goods and pages. */
export function listingResult(
  facets: FilterGroup[],
  { totals = 3, lastPageNumber = 1 } = {},
): SearchResult {
  const pagination = { page: 1, itemsPerPage: 20, perPageOptions: [20, 40, 100] };
  return {
    products: [],
    sort: 'item.score',
    languageUrls: {},
    term: '',
    correctedTerm: null,
    pagination: { ...pagination, totals, lastPageNumber },
    facets,
  };
}
