import { readCookie, TOOLS_COOKIE } from './cookies';

/** The default configuration: a database holds one shop. */
export const OWN_CONFIG = '1';

type RequestParts = { url: string; headers: Pick<Headers, 'get'> };

/**
 * The headers that a client of the contract sends with its calls (§7), and a front end forwards to
 * the upstream shop.
 */
export type ClientHeaders = { configId: string; noCache: string | null; editHash: string | null };

/**
 * The configuration of a call (`x-config-id`, a number), whether to bypass caches (`noCache` of a
 * call, or of the address of a page), and an editor's proof: the cookie `pwa`, which a client sends
 * as `x-pwa-edit-hash`. A value that is not a word, or longer than 64 characters, is ignored.
 */
export function clientHeadersOf({ url, headers }: RequestParts): ClientHeaders {
  const configId = headers.get('x-config-id') ?? '';
  return {
    configId: /^\d{1,9}$/.test(configId) ? configId : OWN_CONFIG,
    noCache: word(headers.get('noCache')) ?? word(noCacheOfUrl(url)),
    editHash: word(readCookie(headers.get('cookie'), TOOLS_COOKIE) ?? null),
  };
}

function noCacheOfUrl(url: string): string | null {
  if (!/nocache=/i.test(url)) return null;
  return new URLSearchParams(url.split('?')[1]?.split('#')[0]).get('noCache');
}

function word(text: string | null): string | null {
  return text && /^[\w.-]{1,64}$/.test(text) ? text : null;
}
