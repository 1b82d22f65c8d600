import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Refusal } from './refusal';

/** The maximum length of path and query. */
const MAX_URL_LENGTH = 8_000;

const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);
export const ALLOW = 'GET, HEAD, POST, OPTIONS';

/** A method that changes nothing. */
export function isSafe(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}

/** Returns the reason to refuse this request; undefined if it may be answered. */
export function checkRequest(
  { method, url, headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  publicOrigins: string[],
): Refusal | undefined {
  return (
    checkMethod(method) ??
    checkUrl(url) ??
    checkHost(headers.host, publicOrigins) ??
    checkOrigin(method, headers, publicOrigins) ??
    checkEncoding(headers) ??
    checkQuery(url)
  );
}

/** Our forms and the wire contract use GET and POST only. */
export function checkMethod(method: string | undefined): Refusal | undefined {
  if (METHODS.has(method ?? '')) return undefined;
  return { status: 405, headers: { Allow: ALLOW } };
}

/** Refuses addresses of other servers, broken escapes and control characters. */
export function checkUrl(url: string | undefined): Refusal | undefined {
  if (!url?.startsWith('/')) return { status: 400 };
  if (url.length > MAX_URL_LENGTH) return { status: 414 };
  const path = url.split('?', 1)[0] ?? '';
  try {
    // eslint-disable-next-line no-control-regex
    if (/[\u0000-\u001f\u007f\\]/.test(decodeURIComponent(path))) return { status: 400 };
  } catch {
    return { status: 400 };
  }
  return undefined;
}

/** Refuses `_data`: Remix takes it for a data request, answers without a page and logs an error. */
export function checkQuery(url = ''): Refusal | undefined {
  const [, query = ''] = url.split('?', 2);
  return new URLSearchParams(query).has('_data') ? { status: 400 } : undefined;
}

/** Compressed bodies are refused unread: a small one can unpack to gigabytes. */
export function checkEncoding(headers: IncomingHttpHeaders): Refusal | undefined {
  const encoding = headers['content-encoding'];
  if (!encoding || encoding.toLowerCase() === 'identity') return undefined;
  return { status: 415, headers: { 'Accept-Encoding': 'identity' } };
}

/**
 * Refuses host names that are not the shop's. With foreign names a site could read pages of a shop
 * on localhost by DNS rebinding. Loopback names pass for operators and tests.
 */
export function checkHost(host: string | undefined, publicOrigins: string[]): Refusal | undefined {
  if (!host || !/^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i.test(host)) {
    return { status: 400 };
  }
  if (isLoopbackHost(host)) return undefined;
  const known = publicOrigins.some((origin) => new URL(origin).host === host.toLowerCase());
  return known ? undefined : { status: 421 };
}

/** Does the Host header name this machine itself? */
function isLoopbackHost(host: string): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i.test(host);
}

/**
 * Refuses changes started by other sites, on every path (CSRF). Sec-Fetch-Site, which the browser
 * sets, counts first, then the Origin against the configured ones. A client that sends neither is
 * no current browser; SameSite=Lax cookies protect it.
 */
export function checkOrigin(
  method: string | undefined,
  headers: IncomingHttpHeaders,
  publicOrigins: string[],
): Refusal | undefined {
  if (isSafe(method)) return undefined;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) {
    return site === 'same-origin' || site === 'none' ? undefined : { status: 403 };
  }
  const origin = headers.origin;
  if (origin === undefined) return undefined;
  if (publicOrigins.includes(origin)) return undefined;
  return isSameLoopback(origin, headers.host) ? undefined : { status: 403 };
}

/** http://127.0.0.1:3000 posting to Host 127.0.0.1:3000, though PUBLIC_ORIGIN says localhost. */
function isSameLoopback(origin: string, host: string | undefined) {
  return host !== undefined && isLoopbackHost(host) && origin === `http://${host}`;
}
