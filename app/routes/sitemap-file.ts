import type { LoaderFunctionArgs } from '@remix-run/node';
import { loadSitemapFile } from '~/features/shop-pages/sitemap/load-sitemap.server';

/** A file of the sitemap: /sitemap/<kind>-<n>.xml. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const file = await loadSitemapFile(context, request, params['file'] ?? '');
  if (!file) throw new Response(null, { status: 404 });
  return file;
}
