import type { AppLoadContext } from '@remix-run/node';
import { offeredLocales } from '~/i18n/locales';
import { createGzipCache } from '~/lib/gzip-cache.server';
import { etagResponse } from '~/lib/etag-response.server';
import { goodsPage, listPages } from './list-pages';
import { PAGES_PER_FILE, readFileName, sitemapFiles } from './sitemap-files';
import type { SitemapPage } from './sitemap-page';
import { sitemapIndex, URLSET, entryWriter } from './sitemap-xml';

const TYPE = 'application/xml; charset=utf-8';

/** Entries made before the work yields to the event loop. */
const AT_ONCE = 100;

/** Entries in one text: a longer one would be promoted out of the young generation. */
const IN_A_TEXT = 10;

/** Where pages are only counted. */
const NO_DATES = { home: null, legalTexts: {}, categories: {} };

/** Made again when the catalogue changes. */
const files = createGzipCache({ type: TYPE, maxBytes: 32 * 1024 * 1024 });

/** The list of the sitemap's files (2.50). */
export async function loadSitemapIndex(
  context: AppLoadContext,
  request: Request,
): Promise<Response> {
  const { categories, goodsTotal } = await context.shop.getSitemap();
  const totals = { pages: listPages(context, categories, NO_DATES).length, goods: goodsTotal };
  const xml = sitemapIndex(context.publicOrigin, sitemapFiles(totals));
  return etagResponse(request, xml, TYPE);
}

/** A file of the sitemap; null if it has none of that name. */
export async function loadSitemapFile(
  context: AppLoadContext,
  request: Request,
  name: string,
): Promise<Response | null> {
  const asked = readFileName(name);
  if (!asked) return null;
  const { from, kind } = asked;
  const sitemap = await context.shop.getSitemap();
  const dates = kind === 'pages' ? await context.shop.getPageDates() : null;
  const portions = dates
    ? pagesFrom(listPages(context, sitemap.categories, dates), from)
    : from < sitemap.goodsTotal && goodsFrom(context, from);
  if (!portions) return null;
  const { publicOrigin, configuration } = context;
  // Robots settings, texts of pages and languages are not part of the catalogue.
  const more = JSON.stringify([
    offeredLocales(),
    dates && [configuration.robots, configuration.homePage, dates],
  ]);
  const key = [publicOrigin, sitemap.version, more, name].join(' ');
  return files.respond(request, key, () => written(publicOrigin, portions));
}

type Portions = AsyncIterable<SitemapPage[]> | Iterable<SitemapPage[]>;

function pagesFrom(all: SitemapPage[], from: number) {
  const pages = all.slice(from, from + PAGES_PER_FILE);
  return pages.length > 0 && inPortions(pages);
}

function* inPortions(pages: SitemapPage[]) {
  for (let n = 0; n < pages.length; n += AT_ONCE) yield pages.slice(n, n + AT_ONCE);
}

async function* goodsFrom({ shop }: AppLoadContext, first: number) {
  for (let from = first; from < first + PAGES_PER_FILE; from += AT_ONCE) {
    yield (await shop.getSitemapGoods({ from, count: AT_ONCE })).map(goodsPage);
  }
}

async function* written(publicOrigin: string, portions: Portions) {
  const entriesOf = entryWriter(publicOrigin);
  yield URLSET.begin;
  for await (const pages of portions) {
    for (let n = 0; n < pages.length; n += IN_A_TEXT) {
      let text = '';
      for (const page of pages.slice(n, n + IN_A_TEXT)) text += entriesOf(page);
      yield text;
    }
  }
  yield URLSET.end;
}
