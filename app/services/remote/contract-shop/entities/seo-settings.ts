import * as z from 'zod';
import type { Locale } from '~/i18n/locales';
import { goodsPaths } from '~/services/shop-api/goods-path';
import { productPath } from '~/lib/product-path';
import type { ListProduct, SeoSettings } from '~/services/shop-api';
import { languagePaths } from './page-path';
import * as lenient from './lenient';

export const wireSeoSettingsSchema = lenient.fields({
  conditionOfItem: lenient.text,
  mappedAvailability: lenient.text,
  brand: lenient.text,
  manufacturer: lenient.text,
  gtin: lenient.text,
  gtin8: lenient.text,
  gtin13: lenient.text,
  isbn: lenient.text,
  mpn: lenient.text,
  priceValidUntil: lenient.text,
  sku: lenient.text,
  robots: lenient.text,
  forceRobotsValue: lenient.text,
  forcedCanonicalUrl: lenient.webAddress,
  canonical: lenient.fields({
    alternate: lenient.readableList(z.object({ href: lenient.text, hreflang: lenient.text })),
  }),
});

/**
 * The facts of goods for search engines. Their page has the address of this shop; the addresses of
 * the other server show its other languages.
 */
export function toSeoSettings(
  { canonical, forceRobotsValue: forced, robots, ...same }: z.output<typeof wireSeoSettingsSchema>,
  { texts, item }: Pick<ListProduct, 'texts' | 'item'>,
  locale: Locale,
): SeoSettings {
  const own = productPath(texts.urlPath, item.id, null);
  const known = languagePaths(
    Object.fromEntries(canonical.alternate.map(({ hreflang, href }) => [hreflang, href])),
  );
  const paths: Record<string, string> = {};
  for (const [lang, path] of Object.entries(known)) {
    const read = goodsPaths(path).find(({ itemId }) => itemId === item.id);
    if (read) paths[lang] = productPath(read.urlPath, item.id, null);
  }
  paths[locale] = own;
  paths['x-default'] ??= own;
  return {
    ...same,
    robots: forced || robots || 'ALL',
    forceRobotsValue: forced !== '',
    canonical: own,
    alternate: Object.entries(paths).map(([hreflang, href]) => ({ href, hreflang })),
  };
}
