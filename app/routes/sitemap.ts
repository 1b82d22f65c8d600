import type { LoaderFunctionArgs } from '@remix-run/node';
import { loadSitemapIndex } from '~/features/shop-pages/sitemap/load-sitemap.server';

/** The list of the sitemap's files (2.50). */
export function loader({ context, request }: LoaderFunctionArgs) {
  return loadSitemapIndex(context, request);
}
