import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, gunzip, gzip } from 'node:zlib';
import type { AppLoadContext } from '@remix-run/node';
import { LRUCache } from 'lru-cache';
import { inSlices } from '~/lib/give-way.server';
import { oneAfterTheOther } from '~/lib/in-turn';
import { packedFile, tagOf } from '~/lib/tagged-file.server';
import { feedFrame, feedItem } from './feed-xml';

const TYPE = 'application/xml; charset=utf-8';

/** Goods read by one statement. */
const PORTION = 20;

/** So long a price may have changed before the feed says so; shopping sites ask once a day. */
const KEPT_MS = 15 * 60_000;

type Packed = { etag: string; bytes: Buffer };

const zip = promisify(gzip);
const unzip = promisify(gunzip);
const inTurn = oneAfterTheOther();

/** One for each language; made once however many ask meanwhile. */
const feeds = new LRUCache<string, Packed, () => Promise<Packed>>({
  max: 4,
  ttl: KEPT_MS,
  fetchMethod: (_key, _old, { context }) => context(),
  ignoreFetchAbort: true,
});

/** The goods of the shop for shopping sites, in the language of the address. */
export async function loadMerchantFeed(
  context: AppLoadContext,
  request: Request,
): Promise<Response> {
  const key = `${context.publicOrigin} ${context.locale}`;
  const feed = (await feeds.fetch(key, { context: () => inTurn(() => pack(context)) }))!;
  return packedFile(request, { etag: feed.etag, type: TYPE, unpack: () => unzip(feed.bytes) });
}

/** Makes the file in slices, so that visitors are answered meanwhile. */
async function pack(context: AppLoadContext): Promise<Packed> {
  const { shop, configuration, publicOrigin, locale } = context;
  const giveWay = inSlices();
  const site = { publicOrigin, locale };
  const { begin, end } = feedFrame(site, configuration.shopName);
  const { goodsTotal } = await shop.getSitemap();
  const parts = [Buffer.from(begin)];
  for (let from = 0; from < goodsTotal; from += PORTION) {
    for (const goods of await shop.getFeedGoods({ from, count: PORTION })) {
      parts.push(Buffer.from(feedItem(site, goods)));
      await giveWay();
    }
  }
  parts.push(Buffer.from(end));
  const bytes = await zip(Buffer.concat(parts), { level: constants.Z_BEST_SPEED });
  return { etag: tagOf(createHash('sha256').update(bytes)), bytes };
}
