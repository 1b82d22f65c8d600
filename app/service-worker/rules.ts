import { isEditMode } from '~/lib/edit-mode';
import { localeFromPath, localePath, type LocalePrefix } from '~/i18n/locales';

/** Addresses without pages for shoppers. */
const ELSEWHERE = /^\/(?:api|operator|preview)(?:\/|$)/;

/** Posts to these let the browser forget pages (`forgetPages` in the answer). */
const ENDS = ['/api/logout', '/my-account/delete-account'];

const OFFLINE = '/offline';
const PREFIXES = ['', '/de', '/en'] as const;

type WorkerRequest = Pick<Request, 'url' | 'method' | 'mode'>;

/** Does the browser go to a page of the shop with this request? */
export function isPageRequest({ url, method, mode }: WorkerRequest, origin: string): boolean {
  const { path, origin: own } = partsOf(url);
  if (isEditMode(new URL(url).search)) return false;
  return mode === 'navigate' && method === 'GET' && own === origin && !ELSEWHERE.test(path);
}

/** Is this one of the files that pages are made with? */
export function isFileRequest({ url, method }: WorkerRequest, origin: string): boolean {
  const { path, origin: own } = partsOf(url);
  return method === 'GET' && own === origin && path.startsWith('/assets/');
}

/** May this request end somebody's account in this browser: a log-out, or the deletion? */
export function mayEndSession({ url, method }: WorkerRequest, origin: string): boolean {
  const { path, origin: own } = partsOf(url);
  return method === 'POST' && own === origin && ENDS.includes(path);
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
export const OFFLINE_PATHS = PREFIXES.map(offlineUnder);

/** That page in the language of an address, which its prefix says: which one no prefix means is the shop's. */
export function offlinePath(url: string): string {
  return offlineUnder(partsOf(url).prefix);
}

/** Is this one of them? */
export function isOfflinePage(url: string): boolean {
  return partsOf(url).path === OFFLINE;
}

function offlineUnder(prefix: LocalePrefix): string {
  return localePath(prefix, OFFLINE);
}

function partsOf(url: string) {
  const { origin, pathname } = new URL(url);
  return { origin, ...localeFromPath(pathname) };
}
