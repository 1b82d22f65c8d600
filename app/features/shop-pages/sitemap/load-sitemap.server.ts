import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, gunzip, gzip } from 'node:zlib';
import type { AppLoadContext } from '@remix-run/node';
import { LRUCache } from 'lru-cache';
import { inSlices } from '~/lib/give-way.server';
import { oneAfterTheOther } from '~/lib/in-turn';
import { packedFile, tagOf, taggedFile } from '~/lib/tagged-file.server';
import type { Sitemap } from '~/services/shop-api';
import { goodsPage, listPages } from './list-pages';
import { PAGES_PER_FILE, readFileName, sitemapFiles } from './sitemap-files';
import type { SitemapPage } from './sitemap-page';
import { sitemapIndex, URLSET, urlEntries } from './sitemap-xml';

const TYPE = 'application/xml; charset=utf-8';

/** Entries made without giving way: a fraction of a slice. */
const AT_ONCE = 50;

const MOST_BYTES = 32 * 1024 * 1024;

type Packed = { etag: string; bytes: Buffer };

const zip = promisify(gzip);
const unzip = promisify(gunzip);

/** One at a time, so that several take no more of this thread than one. */
const inTurn = oneAfterTheOther();

/** Files as last made, packed; each is made once however many ask, and again when the catalogue changed. */
const files = new LRUCache<string, Packed, () => Promise<Packed>>({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ bytes }) => bytes.length,
  fetchMethod: (_key, _old, { context }) => context(),
  ignoreFetchAbort: true,
});

/** The list of the sitemap's files (2.50). */
export async function loadSitemapIndex(
  context: AppLoadContext,
  request: Request,
): Promise<Response> {
  const { categories, goodsTotal } = await context.shop.getSitemap();
  const totals = { pages: listPages(context, categories).length, goods: goodsTotal };
  const xml = sitemapIndex(context.publicOrigin, sitemapFiles(totals));
  return taggedFile(request, xml, TYPE);
}

/** A file of the sitemap; null when it has none of that name. */
export async function loadSitemapFile(
  context: AppLoadContext,
  request: Request,
  name: string,
): Promise<Response | null> {
  const asked = readFileName(name);
  if (!asked) return null;
  const { from, kind } = asked;
  const sitemap = await context.shop.getSitemap();
  const portions =
    kind === 'goods'
      ? from < sitemap.goodsTotal && goodsFrom(context, from)
      : pagesFrom(context, sitemap, from);
  if (!portions) return null;
  const { publicOrigin, configuration } = context;
  // Robots settings are no part of the catalogue.
  const robots = kind === 'pages' ? JSON.stringify(configuration.robots) : '';
  const key = [publicOrigin, sitemap.version, robots, name].join(' ');
  const make = () => inTurn(() => pack(publicOrigin, portions));
  const file = (await files.fetch(key, { context: make }))!;
  return packedFile(request, { etag: file.etag, type: TYPE, unpack: () => unzip(file.bytes) });
}

type Portions = AsyncIterable<SitemapPage[]> | Iterable<SitemapPage[]>;

function pagesFrom(context: AppLoadContext, { categories }: Sitemap, from: number) {
  const pages = listPages(context, categories).slice(from, from + PAGES_PER_FILE);
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

/** Makes a file in slices; it is packed beside this thread, quickly: the server packs it for who asks. */
async function pack(publicOrigin: string, portions: Portions): Promise<Packed> {
  const giveWay = inSlices();
  const parts = [Buffer.from(URLSET.begin)];
  for await (const pages of portions) {
    parts.push(Buffer.from(pages.map((page) => urlEntries(publicOrigin, page)).join('')));
    await giveWay();
  }
  parts.push(Buffer.from(URLSET.end));
  const bytes = await zip(Buffer.concat(parts), { level: constants.Z_BEST_SPEED });
  // A tenth of the bytes to read, and as different.
  return { etag: tagOf(createHash('sha256').update(bytes)), bytes };
}
