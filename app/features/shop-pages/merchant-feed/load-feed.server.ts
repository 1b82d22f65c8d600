import type { AppLoadContext } from '@remix-run/node';
import { offeredLocales } from '~/i18n/locales';
import { createGzipCache } from '~/lib/gzip-cache.server';
import { feedFrame, feedItem } from './feed-xml';

/** Goods read by one statement. */
const PORTION = 20;

/**
 * Cached for a quarter of an hour, the maximum age of a price; shopping sites fetch it once a day.
 */
const feeds = createGzipCache({
  type: 'application/xml; charset=utf-8',
  maxBytes: 32 * 1024 * 1024,
  ttl: 15 * 60_000,
});

/** The goods of the shop for shopping sites, in the language of the address. */
export function loadMerchantFeed(context: AppLoadContext, request: Request): Promise<Response> {
  const { publicOrigin, locale } = context;
  const key = [publicOrigin, locale, ...offeredLocales()].join(' ');
  return feeds.respond(request, key, () => partsOf(context));
}

async function* partsOf({ shop, configuration, publicOrigin, locale }: AppLoadContext) {
  const site = { publicOrigin, locale };
  const { begin, end } = feedFrame(site, configuration.shopName);
  yield begin;
  const { goodsTotal } = await shop.getSitemap();
  for (let from = 0; from < goodsTotal; from += PORTION) {
    for (const goods of await shop.getFeedGoods({ from, count: PORTION })) {
      yield feedItem(site, goods);
    }
  }
  yield end;
}
