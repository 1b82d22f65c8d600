import type { IncomingMessage, ServerResponse } from 'node:http';
import type { UploadedFile } from '../app/lib/file-rules';
import type { PriceGroup } from '../app/lib/price-group';
import { ANONYMOUS_SUMMARY } from '../app/services/backend';
import type { Answer } from './answer';
import type { Config } from './config';
import type { Engine, FilledSlots, PageContext, SlotsRenderer, Renderer } from './engine';
import { finish, isPage, packOnce } from './fresh-answer';
import { answerFromCache, pageOf, PRIVATE, toPage } from './cached-page';
import { maskPath, type Log } from './log';
import { MARKDOWN, pageToMarkdown, wantsMarkdown } from './markdown';
import type { CachedPage, PageCache, RenderResult } from './page-cache';
import { hasNotice, isKnownVisitor, sharedPageKey, type SharedPageKey } from './shared-page-key';
import { splitAtSlots, fillSlots, slotMark } from './personal-slots';
import type { SiteRoute } from '../app/lib/route-facts';
import type { SecurityOptions } from './security-headers';
import { toRequestHead, toWebRequest } from './web-request';
import { isTransientError } from './is-transient-error';

type Parts = {
  config: Config;
  engine: Engine;
  render: Renderer;
  slots: SlotsRenderer;
  cache: PageCache;
  security: SecurityOptions;
  log: Log;
  /** The pages of the shop with the facts of their routes. */
  routes: () => readonly SiteRoute[];
};

type IncomingRequest = {
  req: IncomingMessage;
  res: ServerResponse;
  clientAddress: string;
  fromProxy: boolean;
  body?: Buffer;
  /** Uploaded files. */
  files?: readonly UploadedFile[];
};

/**
 * Answers page requests and form posts: from the page cache if visitors may share the page, with
 * each visitor's personal slots, otherwise from Remix.
 */
export function createPages(parts: Parts) {
  const { config, engine, render: remix, slots, cache, security, routes, log } = parts;

  async function open(
    { req, res, clientAddress, fromProxy, body, files }: IncomingRequest,
    shared?: SharedPageKey,
  ) {
    const request = toWebRequest(req, res, {
      origin: config.publicOrigin,
      fromProxy,
      url: shared?.url,
      body,
      sharedCookie: shared?.cookie,
    });
    const context = await engine.contextFor(request, clientAddress, shared?.priceGroup);
    context.files = files ?? [];
    return { request, context };
  }

  async function renderOwn(asked: IncomingRequest, shared?: SharedPageKey) {
    const { request, context } = await open(asked, shared);
    const response = await remix(request, context, shared ? slotMark : null);
    // Remix renders its error page for any error; a temporary one has another page.
    const { failure, isTold } = context.page;
    if (response.status >= 500 && !isTold && isTransientError(failure)) throw failure;
    if (failure !== undefined) {
      const path = maskPath(asked.req.url ?? '', routes());
      log.error('page failed', { method: asked.req.method, path, error: failure });
    }
    const headers = new Headers(response.headers);
    context.commit(headers);
    const body = context.page.html ?? Buffer.from(await response.arrayBuffer());
    return { request, context, status: response.status, headers, body };
  }

  type Fresh = Awaited<ReturnType<typeof renderOwn>>;

  async function ownAnswer({ req }: IncomingRequest, fresh: Fresh): Promise<Answer> {
    const { headers, cookies } = finish(fresh, security);
    if (!headers['Cache-Control']) headers['Cache-Control'] = 'no-store';
    return packOnce(req, { status: fresh.status, headers, cookies, body: fresh.body });
  }

  /** Renders the shared page, and the page as an anonymous visitor gets it. */
  async function renderShared(
    asked: IncomingRequest,
    key: SharedPageKey,
  ): Promise<RenderResult<Fresh>> {
    const fresh = await renderOwn(asked, key);
    if (!isPage(fresh.headers)) return { own: fresh };
    const cut = splitAtSlots(String(fresh.body));
    const { at } = await slots.quiet(
      key.path,
      { ...ANONYMOUS_SUMMARY, priceGroup: key.priceGroup },
      cut.names,
    );
    const nobodys = { ...fresh, body: fillSlots(cut, at) };
    if (!isShareable(fresh)) return { own: nobodys };
    return { page: { ...(await toPage(nobodys, security)), cut } };
  }

  /** Returns a shared page with this visitor's content in its slots. */
  async function personalAnswer(
    asked: IncomingRequest,
    { key, path, page, who }: { key: string; path: string; page: CachedPage; who: VisitorFacts },
  ): Promise<Answer> {
    const { cut } = page;
    // Without personal slots the page must not be shared: it may contain a visitor's own data.
    if (!cut || cut.names.length === 0) return ownAnswer(asked, await renderOwn(asked));
    const filled = await who.fill(path, cut.names);
    const html = () => fillSlots(cut, filled.at);
    if (filled.key !== null) {
      const make = () => pageOf(html(), page.headers, page);
      return answerFromCache(await cache.variant(key, page, filled.key, make), asked.req);
    }
    // This answer must never be revalidated to 304.
    const { ETag: _, ...headers } = page.headers;
    if (filled.isOnce) headers['Cache-Control'] = 'no-store';
    const { cookies } = filled;
    return packOnce(asked.req, { status: 200, headers, cookies, body: html() });
  }

  /** Returns the facts about a visitor who sends a session or a notice. */
  async function recognise({ req, clientAddress }: IncomingRequest): Promise<VisitorFacts> {
    const { headers } = req;
    if (!hasNotice(headers)) {
      const summary = await engine.getVisitorSummary(headers.cookie);
      const fill: VisitorFacts['fill'] = async (path, names) => slots.quiet(path, summary, names);
      return { priceGroup: summary.priceGroup, isDue: summary.isDue, fill };
    }
    const request = toRequestHead(req, config.publicOrigin);
    const context = await engine.contextFor(request, clientAddress);
    return {
      priceGroup: context.priceGroup,
      isDue: false,
      async fill() {
        const filled = await slots.noted(request, context);
        return { ...filled, cookies: [...cookiesOf(context), ...filled.cookies] };
      },
    };
  }

  /** Returns the shared page, rendered once for concurrent requests; undefined if that failed. */
  async function sharedPage(
    asked: IncomingRequest,
    key: SharedPageKey,
  ): Promise<RenderResult<Fresh> | undefined> {
    const known = cache.get(key.key);
    return known ? { page: known } : cache.fill(key.key, () => renderShared(asked, key));
  }

  /**
   * Returns a shared page as Markdown, for clients that prefer it; cookies are ignored. Null for
   * pages of a single visitor, and for answers that are no page.
   */
  async function markdownAnswer(asked: IncomingRequest): Promise<Answer | null> {
    const { method = 'GET', url = '/', headers } = asked.req;
    const key = sharedPageKey(method, url, { ...headers, cookie: undefined }, routes());
    if (!key) return null;
    const rendered = (await sharedPage(asked, key)) ?? (await renderShared(asked, key));
    const { publicOrigin: origin } = config;
    if ('page' in rendered) {
      const { page } = rendered;
      const make = () =>
        pageOf(
          pageToMarkdown(String(page.body.identity), { origin }),
          { ...MARKDOWN_HEADERS, ...PRIVATE },
          page,
        );
      return answerFromCache(await cache.variant(key.key, page, MARKDOWN, make), asked.req);
    }
    const { status, headers: own, body } = rendered.own;
    if (status !== 200 || !isPage(own)) return null;
    return packOnce(asked.req, {
      status,
      headers: { ...MARKDOWN_HEADERS, 'Cache-Control': 'no-store' },
      cookies: [],
      body: pageToMarkdown(String(body), { origin }),
    });
  }

  /**
   * Returns the loader data of a cached page (§7 `{path}/_payload.json`); null if there is none.
   */
  async function payloadAnswer(asked: IncomingRequest): Promise<Answer | null> {
    const { method = 'GET', url = '/', headers } = asked.req;
    const [path = '', query = ''] = url.split('?');
    const pageUrl = `${path.slice(0, -PAYLOAD.length) || '/'}?${query}`;
    const key = sharedPageKey(method, pageUrl, { ...headers, cookie: undefined }, routes());
    const rendered = key && (await sharedPage(asked, key));
    if (!rendered || !('page' in rendered)) return null;
    const { page } = rendered;
    const make = async () => {
      const { context } = await renderOwn(asked, key);
      return pageOf(JSON.stringify(context.page.data), { ...JSON_HEADERS, ...PRIVATE }, page);
    };
    return answerFromCache(await cache.variant(key.key, page, PAYLOAD, make), asked.req);
  }

  function keyOf({ method = 'GET', url = '/', headers }: IncomingMessage, group?: PriceGroup) {
    return config.pageCacheBytes > 0
      ? sharedPageKey(method, url, headers, routes(), group)
      : undefined;
  }

  /** Returns the cached page, without rendering, to an anonymous visitor. */
  function cached(req: IncomingMessage): Answer | undefined {
    if (isKnownVisitor(req.headers) || wantsMarkdown(req.headers.accept)) return undefined;
    const key = keyOf(req);
    const page = key && cache.get(key.key);
    return page && answerFromCache(page, req);
  }

  /** Renders a page by Remix, once for concurrent requests of the same page. */
  async function render(asked: IncomingRequest): Promise<Answer> {
    if (wantsMarkdown(asked.req.headers.accept)) {
      const answer = await markdownAnswer(asked);
      if (answer) return answer;
    }
    if (asked.req.url?.split('?')[0]?.endsWith(PAYLOAD)) {
      const answer = await payloadAnswer(asked);
      if (answer) return answer;
    }
    if (!keyOf(asked.req)) return ownAnswer(asked, await renderOwn(asked));
    const who = isKnownVisitor(asked.req.headers) ? await recognise(asked) : null;
    // Occasionally renewed here, because a cached page does not renew session and cookie.
    if (who?.isDue) return ownAnswer(asked, await renderOwn(asked));
    const key = keyOf(asked.req, who?.priceGroup)!;
    const rendered = await sharedPage(asked, key);
    if (rendered && 'page' in rendered) {
      return who
        ? personalAnswer(asked, { ...key, page: rendered.page, who })
        : answerFromCache(rendered.page, asked.req);
    }
    // The shared render has an anonymous frame; this visitor's error page needs their own.
    if (!rendered || who) return ownAnswer(asked, await renderOwn(asked));
    return ownAnswer(asked, rendered.own);
  }

  return { cached, render };
}

type VisitorFacts = {
  priceGroup: PriceGroup;
  /** Is it time to renew their session? */
  isDue: boolean;
  /** Returns their content of the slots of a page. */
  fill(path: string, names: readonly string[]): Promise<FilledSlots>;
};

function isShareable(fresh: { context: PageContext; status: number; headers: Headers }) {
  return (
    fresh.context.page.cacheable &&
    fresh.status === 200 &&
    !fresh.headers.has('Set-Cookie') &&
    !/no-store|private/.test(fresh.headers.get('Cache-Control') ?? '') &&
    isPage(fresh.headers)
  );
}

function cookiesOf(context: PageContext): string[] {
  const headers = new Headers();
  context.commit(headers);
  return headers.getSetCookie();
}

const PAYLOAD = '/_payload.json';

const JSON_HEADERS = { 'Content-Type': 'application/json', 'X-Robots-Tag': 'noindex' };

const MARKDOWN_HEADERS = {
  'Content-Type': `${MARKDOWN}; charset=utf-8`,
  Vary: 'Accept, Accept-Encoding',
  'X-Robots-Tag': 'noindex',
};
