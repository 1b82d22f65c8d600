import { isEditMode } from '~/lib/edit-mode';
import { localeFromPath, localePath, type LocalePrefix } from '~/i18n/locales';

/** Addresses without pages for shoppers. */
const ELSEWHERE = /^\/(?:api|operator|preview)(?:\/|$)/;

/** Posts to these delete the browser's cached pages (`forgetPages` in the answer). */
const ENDS = ['/api/logout', '/my-account/delete-account'];

const OFFLINE = '/offline';
const PREFIXES = ['', '/de', '/en'] as const;

type WorkerRequest = Pick<Request, 'url' | 'method' | 'mode'>;

/** Does this request navigate to a page of the shop? */
export function isPageRequest({ url, method, mode }: WorkerRequest, origin: string): boolean {
  const { path, origin: own } = partsOf(url);
  if (isEditMode(new URL(url).search)) return false;
  return mode === 'navigate' && method === 'GET' && own === origin && !ELSEWHERE.test(path);
}

/** Is this one of the files of the pages? */
export function isFileRequest({ url, method }: WorkerRequest, origin: string): boolean {
  const { path, origin: own } = partsOf(url);
  return method === 'GET' && own === origin && path.startsWith('/assets/');
}

/**
 * May this request end a customer's session in this browser: a log-out, or the deletion of the
 * account?
 */
export function mayEndSession({ url, method }: WorkerRequest, origin: string): boolean {
  const { path, origin: own } = partsOf(url);
  return method === 'POST' && own === origin && ENDS.includes(path);
}

/**
 * Is this a public page? Personal pages, and pages whose address contains a key, have `no-store`.
 */
export function isForEverybody({ ok, redirected, headers }: Response): boolean {
  return (
    ok &&
    !redirected &&
    headers.get('Content-Type')?.startsWith('text/html') === true &&
    !/no-store/.test(headers.get('Cache-Control') ?? 'no-store')
  );
}

/** The offline pages. */
export const OFFLINE_PATHS = PREFIXES.map(offlineUnder);

/**
 * The offline page in the language of an address, by its prefix: the shop decides which language
 * has no prefix.
 */
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
