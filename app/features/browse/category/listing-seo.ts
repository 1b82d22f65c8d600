import type { AppLoadContext } from '@remix-run/node';
import { pageSeo, withQuery, type PageSeo, type SeoInput } from '~/features/page/page-meta';
import { listingSearch } from './listing-query';
import { searchOfPage, type ListingView } from './listing-view';

type ListingSeoInput = SeoInput & {
  /** Absolute; where another page is the main one. */
  canonical?: string;
};

/**
 * What a page with a list says to search engines (open point 1.11): the canonical address keeps the
 * normalised query; filtered lists and further pages are not indexed.
 */
export function listingSeo(
  context: AppLoadContext,
  listing: ListingView | null,
  { canonical, ...input }: ListingSeoInput,
): PageSeo {
  if (!listing) return { ...pageSeo(context, input), ...(canonical && { canonical }) };
  const { page, lastPage, isFiltered, query } = listing;
  const seo = pageSeo(context, {
    ...input,
    ...((page > 1 || isFiltered) && { robots: 'NOINDEX' }),
    pagination: { page, lastPage, hrefOf: (other) => input.path + searchOfPage(query, other) },
  });
  return withQuery({ ...seo, ...(canonical && { canonical }) }, listingSearch(query));
}
