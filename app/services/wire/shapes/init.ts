import * as z from 'zod/v4';
import type { ShopConfiguration } from '~/services/shop-api';
import { REGION } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import { absolute, type Shaper } from './shaper';

const ROBOTS = [
  'robotsHomepage',
  'robotsContactPage',
  'robotsCancellationRights',
  'robotsCancellationForm',
  'robotsLegalDisclosure',
  'robotsPrivacyPolicy',
  'robotsTermsAndConditions',
  'robotsSearchResult',
  'robotsAccessibilityDeclarationResult',
] as const;

export const wireRobotsSchema = z.strictObject(
  Object.fromEntries(ROBOTS.map((page) => [page, z.string()])) as Record<
    (typeof ROBOTS)[number],
    z.ZodString
  >,
);

/** What search engines may do with the pages of fixed address; ALL unless the shop says otherwise. */
export function toWireRobots({ robots }: ShopConfiguration): z.infer<typeof wireRobotsSchema> {
  const entries = ROBOTS.map((page) => [page, robots[page] ?? 'ALL'] as const);
  return Object.fromEntries(entries) as z.infer<typeof wireRobotsSchema>;
}

export const wireSettingSchema = z.strictObject({
  key: z.string(),
  originalKey: z.string(),
  value: z.union([z.string(), z.array(z.string())]).nullable(),
});

/** What of the shop's configuration pages are drawn with. */
export function toWireSettings(
  { design, shopName, titleSuffix, logo, languages, currency }: ShopConfiguration,
  shaper: Shaper,
): z.infer<typeof wireSettingSchema>[] {
  const values: Record<string, string | string[] | null> = {
    font: design.selectedFont,
    primaryColor: design.primaryColor,
    secondaryColor: design.secondaryColor,
    blockSize: design.blockSize,
    shopName,
    titleSuffix,
    headerLogo: logo && absolute(shaper, logo),
    languages: [...languages],
    defaultCurrency: currency,
  };
  return Object.entries(values).map(([key, value]) => ({ key, originalKey: key, value }));
}

export const wireCurrencyPatternSchema = z.strictObject({
  decimalSeparator: z.string(),
  thousandsSeparator: z.string(),
  decimalPlaces: z.int(),
  symbol: z.string(),
  pattern: z.string(),
});

/** How amounts are written in a language. */
export function currencyPattern(
  locale: Locale,
  currency: string,
): z.infer<typeof wireCurrencyPatternSchema> {
  const format = new Intl.NumberFormat(REGION[locale], { style: 'currency', currency });
  const parts = format.formatToParts(12_345.67);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const isLeading = parts[0]?.type === 'currency';
  return {
    decimalSeparator: of('decimal'),
    thousandsSeparator: of('group'),
    decimalPlaces: of('fraction').length,
    symbol: of('currency'),
    pattern: isLeading ? '¤#,##0.00' : '#,##0.00 ¤',
  };
}
