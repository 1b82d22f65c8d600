import * as z from 'zod';
import { isLocale } from '~/i18n/locales';
import type { Product } from '~/services/shop-api';
import { absolute, pageUrl, type Shaper } from '../shaper';

export const seoSettingsSchema = z.strictObject({
  conditionOfItem: z.string(),
  mappedAvailability: z.string(),
  brand: z.string(),
  manufacturer: z.string(),
  gtin: z.string(),
  gtin8: z.string(),
  gtin13: z.string(),
  isbn: z.string(),
  mpn: z.string(),
  priceValidUntil: z.string(),
  sku: z.string(),
  robots: z.string(),
  forceRobotsValue: z.string(),
  forcedCanonicalUrl: z.string(),
  forceNoIndex: z.boolean(),
  canonical: z.strictObject({
    href: z.url(),
    alternate: z.array(z.strictObject({ href: z.url(), hreflang: z.string() })),
  }),
});

/** The facts of goods for search engines; links lead to the page in each language. */
export function toWireSeoSettings(
  { alternate, ...seoSettings }: Product['seoSettings'],
  shaper: Shaper,
): z.infer<typeof seoSettingsSchema> {
  return {
    ...seoSettings,
    forceRobotsValue: seoSettings.forceRobotsValue ? seoSettings.robots : '',
    forceNoIndex: false,
    canonical: {
      href: pageUrl(shaper, seoSettings.canonical),
      alternate: alternate.map(({ href, hreflang }) => ({
        href: isLocale(hreflang)
          ? pageUrl({ ...shaper, locale: hreflang }, href)
          : absolute(shaper, href),
        hreflang,
      })),
    },
  };
}
