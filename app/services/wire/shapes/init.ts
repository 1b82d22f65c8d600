import * as z from 'zod';
import type { ShopConfiguration } from '~/services/shop-api';
import { REGION } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import { clientSettingsOf, ROBOTS_PAGES } from './client-settings';
import { absolute, type Shaper } from './shaper';

export const wireRobotsSchema = z.strictObject(
  Object.fromEntries(ROBOTS_PAGES.map((page) => [page, z.string()])) as Record<
    (typeof ROBOTS_PAGES)[number],
    z.ZodString
  >,
);

/** The robots settings of pages with a fixed address; ALL by default. */
export function toWireRobots({ robots }: ShopConfiguration): z.infer<typeof wireRobotsSchema> {
  const entries = ROBOTS_PAGES.map((page) => [page, robots[page] ?? 'ALL'] as const);
  return Object.fromEntries(entries) as z.infer<typeof wireRobotsSchema>;
}

export const wireSettingSchema = z.strictObject({
  key: z.string(),
  originalKey: z.string(),
  value: z.union([z.string(), z.array(z.string())]).nullable(),
});

/**
 * Clients read the text about shipping as that of a category; here it is a legal text with this
 * number. No category has it: numbers start at 1.
 */
export const SHIPPING_TEXT_ID = 2_147_483_647;

/** Settings that are always the shop's, whatever a client stores by these keys. */
export function factsOf(
  { languages, currency }: Pick<ShopConfiguration, 'languages' | 'currency'>,
  siteKey: string,
) {
  return {
    cloudflareTurnstileApiSiteKey: siteKey,
    languages: [...languages],
    defaultCurrency: currency,
  };
}

/** The settings for a client's pages: the shop's own facts, and the settings of its editor. */
export function toWireSettings(
  configuration: ShopConfiguration,
  shaper: Shaper,
  siteKey: string,
): z.infer<typeof wireSettingSchema>[] {
  const { design, shopName, slogan, titleSuffix, logo, seller, sender } = configuration;
  const values: Record<string, string | string[] | null> = {
    font: design.selectedFont,
    primaryColor: design.primaryColor,
    secondaryColor: design.secondaryColor,
    blockSize: design.blockSize,
    shopName,
    titleSuffix,
    // Without one a client uses its own; an empty address means none to it.
    ...(logo && { headerLogo: absolute(shaper, logo) }),
    ogTitle: shopName,
    metaTitle: [shopName, slogan[shaper.locale]].filter(Boolean).join(' - '),
    metaDescription: slogan[shaper.locale],
    contactShopEmail: sender.replyTo || seller.email,
    cancellationFormRecipient: sender.replyTo || seller.email,
    shippingTextCategoryId: String(SHIPPING_TEXT_ID),
    ...clientSettingsOf(configuration),
    ...factsOf(configuration, siteKey),
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

/** The format of amounts in a language. */
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
