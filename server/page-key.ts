import type { IncomingHttpHeaders } from 'node:http';
import { readCookie } from './cookies';

/** Added by advertisers and mail tools; they never change what a page shows. */
const TRACKING = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|mc_[ce]id|_gl)$/;
/** Whoever carries one of these sees a page of their own. */
const PERSONAL = ['shop_session', '__Host-shop_session', 'notice', 'pwa'];
const MAX_VARIABLE_LENGTH = 600;

export type PageKey = {
  key: string;
  /** Path and query to render: without tracking parameters, which would end up in shared links. */
  url: string;
};

/**
 * The name under which visitors share this page, or undefined when they must not: path (it carries
 * the locale), sorted query and consent.
 */
export function pageKey(
  method: string,
  url: string,
  headers: IncomingHttpHeaders,
): PageKey | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (headers.authorization) return undefined;
  if (PERSONAL.some((name) => readCookie(headers.cookie, name) !== undefined)) return undefined;

  const [path = '/', search = ''] = splitOnce(url, '?');
  if (path.endsWith('.data')) return undefined;
  const query = new URLSearchParams(search);
  const tracking = [...query.keys()].filter((name) => TRACKING.test(name));
  for (const name of tracking) query.delete(name);
  // Remix answers data requests and single routes under the page's own path.
  if (query.has('_data') || query.has('_routes')) return undefined;
  const consent = readCookie(headers.cookie, 'consent-cookie') ?? '';
  if (query.toString().length + consent.length > MAX_VARIABLE_LENGTH) return undefined;

  const shown = query.toString();
  query.sort();
  return {
    key: `${path}?${query.toString()} ${consent}`,
    url: shown ? `${path}?${shown}` : path,
  };
}

function splitOnce(text: string, sign: string): [string, string?] {
  const at = text.indexOf(sign);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
