import * as z from 'zod/v4';
import type { Locale } from '~/i18n/locales';
import { goodsPaths } from '~/lib/goods-path';
import { productPath } from '~/lib/product-path';
import type { ListProduct, SeoSettings } from '~/services/shop-api';
import { languagePaths } from './page-path';
import { toldList, toldOrNull, toldText, toldWebAddress } from './told';

export const wireSeoSettingsSchema = z.object({
  conditionOfItem: toldText,
  mappedAvailability: toldText,
  brand: toldText,
  manufacturer: toldText,
  gtin: toldText,
  gtin8: toldText,
  gtin13: toldText,
  isbn: toldText,
  mpn: toldText,
  priceValidUntil: toldText,
  sku: toldText,
  robots: toldText,
  forceRobotsValue: toldText,
  forcedCanonicalUrl: toldWebAddress,
  canonical: toldOrNull(
    z.object({ alternate: toldList(z.object({ href: toldText, hreflang: toldText })) }),
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
