import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { LISTING_QUERY } from '~/features/browse/category/listing-query';
import { loadTagPage } from '~/features/browse/tag/load-tag-page.server';
import { TagPage } from '~/features/browse/tag/tag-page';
import { pageMeta } from '~/features/page/page-seo';

export const handle = { query: LISTING_QUERY };
export const meta = pageMeta;

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const page = await loadTagPage(context, request, params.slug ?? '');
  if (!page) throw new Response('Page Not Found', { status: 404, statusText: 'Not Found' });
  return page;
}

export default function TagRoute() {
  return <TagPage page={useLoaderData<typeof loader>()} />;
}
