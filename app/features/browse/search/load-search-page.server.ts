import type { AppLoadContext } from '@remix-run/node';
import {
  listingInput,
  listingSearch,
  parseFilterForm,
  parseListingQuery,
} from '~/features/browse/category/listing-query';
import { listingPagination } from '~/features/browse/category/listing-seo';
import { listingView, type ListingView } from '~/features/browse/category/listing-view';
import { pageSeo, withQuery } from '~/features/page/page-seo';
import { hasColourFamilies } from '~/features/page/has-colour-families';
import { pageRobots } from '~/features/page/page-robots';
import { translate } from '~/i18n/translate.server';
import { isForEverybody } from '~/services/shop-api/entities/category-right';
import { foreignSystemIn } from './colour-system';

/** Longer or filtered searches are rarely repeated. */
const MAX_CACHED_TERM = 40;
const MAX_SUGGESTIONS = 8;

export type SearchPageData = Awaited<ReturnType<typeof loadSearchPage>>;

/** The search page; an empty term makes no request to the shop. */
export async function loadSearchPage(context: AppLoadContext, request: Request) {
  const { searchParams } = new URL(request.url);
  const asked = parseListingQuery(searchParams, context.locale);
  const term = asked.term ?? '';
  const shown = parseFilterForm(searchParams, context.locale);
  const found = term === '' ? null : await search(context, { ...asked, term }, shown);
  context.page.cacheable = term.length <= MAX_CACHED_TERM && !found?.listing.isFiltered;
  return {
    term,
    found,
    colourSystem: found && (await colourSystem(context, term, found.listing)),
    suggestions: found?.listing.total ? [] : await suggestedCategories(context),
    seo: searchSeo(context, term, found?.listing ?? null),
  };
}

/** The foreign colour system of a term, in a shop with shades: its tree has colour families. */
async function colourSystem(
  { shop }: AppLoadContext,
  term: string,
  { cards }: ListingView,
): Promise<string | null> {
  const system = foreignSystemIn(
    term,
    cards.map(({ name }) => name),
  );
  return system !== null && hasColourFamilies(await shop.getCategoryTree()) ? system : null;
}

async function search(
  context: AppLoadContext,
  query: ReturnType<typeof parseListingQuery> & { term: string },
  shown: ReturnType<typeof parseFilterForm>,
) {
  const result = await context.shop.getSearch({ term: query.term, ...listingInput(query) });
  return {
    listing: listingView('/search', query, result, { ...shown, priceGroup: context.priceGroup }),
    correctedTerm: result.correctedTerm,
  };
}

/** Links for a search without results. */
async function suggestedCategories({ shop }: AppLoadContext) {
  const tree = await shop.getCategoryTree();
  return tree
    .filter((each) => each.type === 'item' && isForEverybody(each) && each.itemCount > 0)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ id, name, path }) => ({ id, name, path }));
}

/** A search without results is not indexed: links could put any text into its address. */
function searchSeo(context: AppLoadContext, term: string, listing: ListingView | null) {
  const { locale } = context;
  const seo = pageSeo(context, {
    title: term
      ? translate(locale, 'search.titleFor', { term })
      : translate(locale, 'search.title'),
    path: '/search',
    ...(listing && { pagination: listingPagination(listing, '/search') }),
    robots: listing?.total === 0 ? 'NOINDEX' : pageRobots(context, '/search'),
  });
  return withQuery(seo, listing ? listingSearch(listing.query) : '');
}
