import type { IncomingMessage } from 'node:http';
import type { Answer } from './answer';
import { encodeGzipped, encodeOnce, isCompressible } from './compression';
import { contentPolicy, SOURCES_HEADER, type SecurityOptions } from './security-headers';

/** The text of a page, or another body of Remix. */
type Body = string | Buffer;

/** Is this a page, not a file or a redirect? */
export function isPage(headers: Headers) {
  return headers.get('Content-Type')?.startsWith('text/html') ?? false;
}

/** Returns headers and cookies for Node, with the page's policy. */
export function finish(fresh: { headers: Headers; body: Body }, security: SecurityOptions) {
  const headers: Record<string, string> = {};
  for (const [name, value] of fresh.headers) {
    if (name !== 'set-cookie' && name !== SOURCES_HEADER.toLowerCase())
      headers[title(name)] = value;
  }
  if (isPage(fresh.headers) && !headers['Content-Security-Policy']) {
    const extra = fresh.headers.get(SOURCES_HEADER) ?? '';
    headers['Content-Security-Policy'] = contentPolicy(String(fresh.body), security, extra);
  }
  const cookies = fresh.headers.getSetCookie();
  return { headers, cookies };
}

type Once = {
  status: number;
  headers: Record<string, string>;
  cookies: readonly string[];
  body: Body;
};

/** Encodes an answer for one visitor, in the one coding the client accepts. */
export async function packOnce(req: IncomingMessage, once: Once): Promise<Answer> {
  const { status, body, cookies } = once;
  const { 'Content-Encoding': kept, ...own } = once.headers;
  const headers: Answer['headers'] = own;
  const type = once.headers['Content-Type'] ?? null;
  if (isCompressible(type)) headers.Vary = vary(once.headers.Vary, 'Accept-Encoding');
  const encode = kept === 'gzip' ? encodeGzipped : encodeOnce;
  const packed = await encode(Buffer.from(body), type, req.headers['accept-encoding']);
  if (packed.coding !== 'identity') headers['Content-Encoding'] = packed.coding;
  if (cookies.length > 0) headers['Set-Cookie'] = [...cookies];
  return { status, headers, body: packed.body };
}

/** Adds a header name to `Vary` once. */
export function vary(present: string | undefined, added: string) {
  if (present?.includes(added)) return present;
  return present ? `${present}, ${added}` : added;
}

/** content-type -> Content-Type */
function title(name: string) {
  if (name === 'etag') return 'ETag';
  return name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());
}
