import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { LISTING_QUERY } from '~/features/browse/category/listing-query';
import { pageMeta } from '~/features/page/page-seo';
import { loadSearchPage } from '~/features/browse/search/load-search-page.server';
import { SearchPage } from '~/features/browse/search/search-page';

export const handle = { query: ['term', ...LISTING_QUERY] };
export const meta = pageMeta;

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadSearchPage(context, request);
}

export default function SearchRoute() {
  return <SearchPage page={useLoaderData<typeof loader>()} />;
}
