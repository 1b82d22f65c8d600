import type { HeadersFunction } from '@remix-run/node';

/** The address of such a page is a key: it must not be cached, indexed or sent to other sites. */
export const keyholderHeaders: HeadersFunction = () => ({
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
  'Referrer-Policy': 'same-origin',
});
