import type { LoaderFunctionArgs } from '@remix-run/node';
import { loadMerchantFeed } from '~/features/shop-pages/merchant-feed/load-feed.server';

/** The goods for shopping sites: Google's product data as RSS. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return loadMerchantFeed(context, request);
}
