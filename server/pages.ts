import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isDatabaseAway } from '../database/trouble';
import type { Answer } from './answer';
import { encodeAll, encodeOnce, isCompressible, pick } from './compression';
import type { Config } from './config';
import type { Engine, PageContext, Renderer } from './engine';
import type { CachedPage, PageCache, Rendered } from './page-cache';
import { pageKey, type PageKey } from './page-key';
import type { SiteRoute } from '../app/lib/site-routes';
import { contentPolicy, SOURCES_HEADER, type SecurityOptions } from './security-headers';
import { matches } from './static-files';
import { toWebRequest } from './web-request';

type Parts = {
  config: Config;
  engine: Engine;
  render: Renderer;
  cache: PageCache;
  security: SecurityOptions;
  /** The pages of the shop, with what their routes say of them. */
  routes: () => readonly SiteRoute[];
};

type Asked = {
  req: IncomingMessage;
  res: ServerResponse;
  clientAddress: string;
  fromProxy: boolean;
  body?: Buffer;
};

/** Answers pages and form posts: from the page cache where visitors may share, else from Remix. */
export function createPages({ config, engine, render: remix, cache, security, routes }: Parts) {
  async function renderOwn(asked: Asked, shared?: PageKey) {
    const { req, res, clientAddress, fromProxy, body } = asked;
    const request = toWebRequest(req, res, {
      origin: config.publicOrigin,
      fromProxy,
      url: shared?.url,
      body,
      sharedCookie: shared?.cookie,
    });
    const context = await engine.contextFor(request, clientAddress);
    const response = await remix(request, context);
    // Remix turns whatever a loader throws into a 500; this one will pass, and visitors are told so.
    if (response.status === 500 && isDatabaseAway(context.page.failure)) throw context.page.failure;
    const headers = new Headers(response.headers);
    context.commit(headers);
    return { context, status: response.status, headers, body: await readResponse(response) };
  }

  type Fresh = Awaited<ReturnType<typeof renderOwn>>;

  async function ownAnswer({ req }: Asked, fresh: Fresh): Promise<Answer> {
    const { headers, cookies } = finish(fresh, security);
    const type = fresh.headers.get('Content-Type');
    if (!headers['Cache-Control']) headers['Cache-Control'] = 'no-store';
    if (isCompressible(type)) headers.Vary = vary(headers.Vary, 'Accept-Encoding');
    const packed = await encodeOnce(fresh.body, type, req.headers['accept-encoding']);
    if (packed.coding !== 'identity') headers['Content-Encoding'] = packed.coding;
    const all = cookies.length > 0 ? { ...headers, 'Set-Cookie': cookies } : headers;
    return { status: fresh.status, headers: all, body: packed.body };
  }

  async function renderShared(asked: Asked, key: PageKey): Promise<Rendered<Fresh>> {
    const fresh = await renderOwn(asked, key);
    return isShareable(fresh) ? { page: await toPage(fresh, security) } : { own: fresh };
  }

  function keyOf({ method = 'GET', url = '/', headers }: IncomingMessage) {
    return config.pageCacheBytes > 0 ? pageKey(method, url, headers, routes()) : undefined;
  }

  /** The page as others have seen it, at no cost. */
  function kept(req: IncomingMessage): Answer | undefined {
    const key = keyOf(req);
    const page = key && cache.get(key.key);
    return page && keptAnswer(page, req);
  }

  /** The page rendered by Remix, together with others who ask for the same one now. */
  async function render(asked: Asked): Promise<Answer> {
    const key = keyOf(asked.req);
    if (!key) return ownAnswer(asked, await renderOwn(asked));
    const rendered = await cache.fill(key.key, () => renderShared(asked, key));
    if (!rendered) return ownAnswer(asked, await renderOwn(asked));
    return 'page' in rendered
      ? keptAnswer(rendered.page, asked.req)
      : ownAnswer(asked, rendered.own);
  }

  return { kept, render };
}

async function readResponse(response: Response) {
  return Buffer.from(await response.arrayBuffer());
}

function isShareable(fresh: { context: PageContext; status: number; headers: Headers }) {
  return (
    fresh.context.page.cacheable &&
    fresh.status === 200 &&
    !fresh.headers.has('Set-Cookie') &&
    !/no-store|private/.test(fresh.headers.get('Cache-Control') ?? '') &&
    isPage(fresh.headers)
  );
}

function isPage(headers: Headers) {
  return headers.get('Content-Type')?.startsWith('text/html') ?? false;
}

/** Headers and cookies for Node, with the page's policy. */
function finish(fresh: { headers: Headers; body: Buffer }, security: SecurityOptions) {
  const headers: Record<string, string> = {};
  for (const [name, value] of fresh.headers) {
    if (name !== 'set-cookie' && name !== SOURCES_HEADER.toLowerCase())
      headers[title(name)] = value;
  }
  if (isPage(fresh.headers) && !headers['Content-Security-Policy']) {
    const extra = fresh.headers.get(SOURCES_HEADER) ?? '';
    headers['Content-Security-Policy'] = contentPolicy(fresh.body.toString(), security, extra);
  }
  const cookies = fresh.headers.getSetCookie();
  return { headers, cookies };
}

async function toPage(
  fresh: { context: PageContext; headers: Headers; body: Buffer },
  security: SecurityOptions,
): Promise<CachedPage> {
  const { headers } = finish(fresh, security);
  // Browsers keep the page but ask each time: a price is never older than its last change.
  headers['Cache-Control'] = 'private, no-cache';
  headers.Vary = vary(headers.Vary, 'Accept-Encoding, Cookie');
  const etag = `W/"${createHash('sha256').update(fresh.body).digest('base64url').slice(0, 22)}"`;
  headers.ETag = etag;
  return {
    headers,
    etag,
    body: await encodeAll(fresh.body),
    tags: new Set(fresh.context.page.tags),
  };
}

function keptAnswer(page: CachedPage, req: IncomingMessage): Answer {
  if (matches(req.headers['if-none-match'], page.etag)) {
    return { status: 304, headers: page.headers };
  }
  const { coding, body } = pick(page.body, req.headers['accept-encoding']);
  const headers =
    coding === 'identity' ? page.headers : { ...page.headers, 'Content-Encoding': coding };
  return { status: 200, headers, body };
}

function vary(present: string | undefined, added: string) {
  return present ? `${present}, ${added}` : added;
}

/** content-type -> Content-Type */
function title(name: string) {
  if (name === 'etag') return 'ETag';
  return name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());
}
