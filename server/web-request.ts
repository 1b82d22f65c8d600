import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHead } from '../app/services/backend';

const HOP_BY_HOP = /^(connection|keep-alive|transfer-encoding|upgrade|te|trailer|host|expect)$/;
const FORWARDED = /^(x-forwarded-.*|forwarded|x-real-ip)$/;

type Options = {
  /** Scheme, host and port of the URL: from the configuration, never from the Host header. */
  origin: string;
  /** Path and query; default: those of the request. */
  url?: string;
  body?: Buffer;
  fromProxy: boolean;
  /** The only cookies of a shared render, which continues if its first visitor hangs up. */
  sharedCookie?: string;
};

/** Returns address and cookie of a Node request: a whole Request would cost more than its use. */
export function toRequestHead(
  { url = '/', headers: { cookie } }: IncomingMessage,
  origin: string,
): RequestHead {
  const get = (name: string) => (name.toLowerCase() === 'cookie' ? (cookie ?? null) : null);
  return { url: origin + url, headers: { get } };
}

/**
 * Converts a Node request to a web Request. Headers of proxies are trusted only from configured
 * ones. Aborts if the visitor hangs up before the answer is complete.
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
  // Checked already, against all origins; Remix would compare it with one only.
  headers.delete('Origin');

  // Without its files every form is urlencoded, however it was sent.
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
