import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHead } from '../app/services/backend';

const HOP_BY_HOP = /^(connection|keep-alive|transfer-encoding|upgrade|te|trailer|host|expect)$/;
const FORWARDED = /^(x-forwarded-.*|forwarded|x-real-ip)$/;

type Options = {
  /** Scheme, host and port of the URL: ours by configuration, never the Host header. */
  origin: string;
  /** Path and query; the raw one when absent. */
  url?: string;
  body?: Buffer;
  fromProxy: boolean;
  /**
   * The cookies of a render that others see too: theirs alone count. It goes on when the visitor
   * who asked first hangs up.
   */
  sharedCookie?: string;
};

/**
 * Address and cookie of a Node request: a whole Request would cost more than what is done for it.
 */
export function toRequestHead(
  { url = '/', headers: { cookie } }: IncomingMessage,
  origin: string,
): RequestHead {
  const get = (name: string) => (name.toLowerCase() === 'cookie' ? (cookie ?? null) : null);
  return { url: origin + url, headers: { get } };
}

/**
 * The web Request for a Node request. What proxies report is believed only from configured ones.
 * Aborts when the visitor hangs up before the answer is complete.
 */
export function toWebRequest(req: IncomingMessage, res: ServerResponse, options: Options): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    if (value === undefined || HOP_BY_HOP.test(name)) continue;
    if (FORWARDED.test(name) && !options.fromProxy) continue;
    for (const each of Array.isArray(value) ? value : [value]) headers.append(name, each);
  }
  headers.set('Host', new URL(options.origin).host);
  if (options.sharedCookie !== undefined) headers.set('Cookie', options.sharedCookie);
  // Checked already, and against more than the one name that Remix would compare it with.
  headers.delete('Origin');

  // However it was sent, what is left of a form when its files are taken is read like any other.
  if (options.body) {
    headers.set('Content-Type', 'application/x-www-form-urlencoded');
    headers.delete('Content-Length');
  }

  const gone = new AbortController();
  if (options.sharedCookie === undefined) {
    res.once('close', () => {
      if (!res.writableFinished) gone.abort();
    });
  }
  const method = req.method === 'HEAD' ? 'GET' : (req.method ?? 'GET');
  return new Request(options.origin + (options.url ?? req.url ?? '/'), {
    method,
    headers,
    signal: gone.signal,
    body: method === 'GET' || !options.body ? undefined : new Uint8Array(options.body),
  });
}
