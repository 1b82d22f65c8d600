/** Addresses without pages for shoppers. */
const ELSEWHERE = /^\/(?:(?:de|en)\/)?(?:api|operator|preview)(?:\/|$)/;

/** Posts to these let the browser forget pages (`forgetPages` in the answer). */
const ENDS = /^\/(?:api\/logout|(?:(?:de|en)\/)?my-account\/delete-account)$/;

type Asked = Pick<Request, 'url' | 'method' | 'mode'>;

/** Does the browser go to a page of the shop with this request? */
export function isPageRequest({ url, method, mode }: Asked, origin: string): boolean {
  const { pathname, origin: own } = new URL(url);
  return mode === 'navigate' && method === 'GET' && own === origin && !ELSEWHERE.test(pathname);
}

/** Is this one of the files that pages are made with? */
export function isFileRequest({ url, method }: Asked, origin: string): boolean {
  const { pathname, origin: own } = new URL(url);
  return method === 'GET' && own === origin && pathname.startsWith('/assets/');
}

/** May this request end somebody's account in this browser: a log-out, or the deletion? */
export function mayEndSession({ url, method }: Asked, origin: string): boolean {
  const { pathname, origin: own } = new URL(url);
  return method === 'POST' && own === origin && ENDS.test(pathname);
}

/**
 * Is this a page that the shop shows to everybody? What is one visitor's own, or stands under an
 * address that holds a key, it lets nobody store.
 */
export function isForEverybody({ ok, redirected, headers }: Response): boolean {
  return (
    ok &&
    !redirected &&
    headers.get('Content-Type')?.startsWith('text/html') === true &&
    !/no-store/.test(headers.get('Cache-Control') ?? 'no-store')
  );
}

/** The pages that say that there is no network. */
export const OFFLINE_PATHS = { de: '/offline', en: '/en/offline' };

/** That page in the language of an address. */
export function offlinePath(url: string): string {
  return OFFLINE_PATHS[/^\/en(?:\/|$)/.test(new URL(url).pathname) ? 'en' : 'de'];
}
