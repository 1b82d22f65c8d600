import * as z from 'zod/v4';
import type { Locale } from '~/i18n/locales';
import { productPath } from '~/lib/product-path';
import type { ListProduct, SeoSettings } from '~/services/shop-api';
import { listOf, maybe, textSchema, webAddressSchema } from './lenient';
import { goodsPaths, languagePaths } from './page-path';

export const wireSeoSettingsSchema = z.object({
  conditionOfItem: textSchema,
  mappedAvailability: textSchema,
  brand: textSchema,
  manufacturer: textSchema,
  gtin: textSchema,
  gtin8: textSchema,
  gtin13: textSchema,
  isbn: textSchema,
  mpn: textSchema,
  priceValidUntil: textSchema,
  sku: textSchema,
  robots: textSchema,
  forceRobotsValue: textSchema,
  forcedCanonicalUrl: webAddressSchema,
  canonical: maybe(
    z.object({ alternate: listOf(z.object({ href: textSchema, hreflang: textSchema })) }),
  ).catch(null),
});

const NOTHING = wireSeoSettingsSchema.parse({});

/**
 * What search engines are told of goods. Their page stands at the address of this shop; in which other
 * languages it is found, the addresses of the other server say.
 */
export function toSeoSettings(
  wire: z.output<typeof wireSeoSettingsSchema> | null,
  { texts, item }: Pick<ListProduct, 'texts' | 'item'>,
  locale: Locale,
): SeoSettings {
  const { canonical, forceRobotsValue: forced, robots, ...same } = wire ?? NOTHING;
  const own = productPath(texts.urlPath, item.id, null);
  const told = languagePaths(
    Object.fromEntries((canonical?.alternate ?? []).map(({ hreflang, href }) => [hreflang, href])),
  );
  const paths: Record<string, string> = {};
  for (const [lang, path] of Object.entries(told)) {
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
