import type { AppLoadContext } from '@remix-run/node';
import { canonicalAddress } from '~/features/page/page-addresses';
import { pageSeo, withQuery, type PageSeo, type SeoInput } from '~/features/page/page-seo';
import { listingSearch } from './listing-query';
import { searchOfPage, type ListingView } from './listing-view';

type ListingSeoInput = SeoInput & {
  /** The canonical page set by the operator; '' for the page itself. */
  canonicalLink?: string;
};

/**
 * The facts of a listing page for search engines (open point 1.11): the canonical address retains
 * the normalised query; filtered lists and further pages are not indexed.
 */
export function listingSeo(
  context: AppLoadContext,
  listing: ListingView | null,
  { canonicalLink = '', ...input }: ListingSeoInput,
): PageSeo {
  const picture = listing?.cards[0]?.picture;
  const own = pageSeo(
    context,
    listing ? { picture, ...input, ...ofPart(listing, input.path) } : input,
  );
  const canonical = canonicalAddress(context.publicOrigin, canonicalLink, own.canonical);
  return withQuery({ ...own, canonical }, listing ? listingSearch(listing.query) : '');
}

function ofPart(listing: ListingView, path: string) {
  const { page, isFiltered } = listing;
  return {
    ...((page > 1 || isFiltered) && { robots: 'NOINDEX' }),
    pagination: listingPagination(listing, path),
  };
}

/** The pages of a list, for the links to the one before and the one after (§2). */
export function listingPagination({ page, lastPage, query }: ListingView, path: string) {
  return { page, lastPage, hrefOf: (other: number) => path + searchOfPage(query, other) };
}
