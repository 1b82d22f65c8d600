import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { etagOf } from '../app/lib/etag-response.server';
import type { Answer } from './answer';
import { brotliSmall, encodeAll, pick } from './compression';
import type { PageContext } from './engine';
import { finish, vary } from './fresh-answer';
import type { CachedPage } from './page-cache';
import type { SecurityOptions } from './security-headers';
import { createCompressor } from './compress-cached-page';
import { matches } from './static-files';

/** Browsers revalidate the page each time: a price is never older than its last change. */
export const PRIVATE = { 'Cache-Control': 'private, no-cache' };

/** Makes a page that other visitors may see ready for the cache: with ETag, in each coding. */
export async function toPage(
  fresh: { context: PageContext; headers: Headers; body: string },
  security: SecurityOptions,
): Promise<CachedPage> {
  const { headers } = finish(fresh, security);
  headers.Vary = vary(vary(headers.Vary, 'Accept'), 'Accept-Encoding, Cookie');
  const tags = new Set(fresh.context.page.tags);
  return pageOf(fresh.body, { ...headers, ...PRIVATE }, { tags });
}

/** A text to be cached, with its own ETag; `tags` say which changes drop it. */
export async function pageOf(
  text: string,
  headers: CachedPage['headers'],
  { tags }: Pick<CachedPage, 'tags'>,
): Promise<CachedPage> {
  const body = Buffer.from(text);
  const etag = etagOf(createHash('sha256').update(body));
  return { headers: { ...headers, ETag: etag }, etag, body: await encodeAll(body), tags };
}

const noteSent = createCompressor(brotliSmall);

/** Answers with a cached page, or with 304 if the client has this version already. */
export function answerFromCache(page: CachedPage, req: IncomingMessage): Answer {
  if (matches(req.headers['if-none-match'], page.etag)) {
    return { status: 304, headers: page.headers };
  }
  const { coding, body } = pick(page.body, req.headers['accept-encoding']);
  noteSent(page.body);
  const headers =
    coding === 'identity' ? page.headers : { ...page.headers, 'Content-Encoding': coding };
  return { status: 200, headers, body };
}
