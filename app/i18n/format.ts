import type { Locale } from './locales';

/** A non-breaking space. */
export const HARD = '\u00a0';

/** The shop sells in euros; GBP is only shown when an amount comes without a currency (§1, §9). */
const SHOP_CURRENCY = 'EUR';
const FALLBACK_CURRENCY = 'GBP';

export const REGION: Record<Locale, string> = { de: 'de-DE', en: 'en-GB' };

const numberFormat = kept<Intl.NumberFormatOptions, Intl.NumberFormat>(
  (locale, options) => new Intl.NumberFormat(REGION[locale], options),
);

/** Each format is made once: making one takes up to fifty times as long as formatting with it. */
export function kept<Options, Format>(make: (locale: Locale, options: Options) => Format) {
  const formats = new Map<string, Format>();
  return (locale: Locale, options: Options): Format => {
    const key = locale + JSON.stringify(options);
    const format = formats.get(key) ?? make(locale, options);
    formats.set(key, format);
    return format;
  };
}

/** Integer cents as money: 1999 -> '19,99 €' or '€19.99'. An empty currency shows the fallback. */
export function money(cents: number, locale: Locale, currency: string = SHOP_CURRENCY): string {
  const format = numberFormat(locale, {
    style: 'currency',
    currency: currency || FALLBACK_CURRENCY,
  });
  return format.format(cents / 100);
}

/**
 * The price of one unit of measure (PAngV § 4): '9,99 € / 1 l'. The unit is already in the
 * language.
 */
export function unitPrice(
  cents: number,
  unit: string,
  locale: Locale,
  currency: string = SHOP_CURRENCY,
): string {
  return `${money(cents, locale, currency)} / 1${HARD}${unit}`;
}

/** A whole number with group separators: 12500 -> '12.500'. */
export function integer(value: number, locale: Locale): string {
  return numberFormat(locale, { maximumFractionDigits: 0 }).format(value);
}

/** A decimal number without superfluous zeros: 0.375 -> '0,375'. */
export function decimal(value: number, locale: Locale, maximumFractionDigits = 3): string {
  return numberFormat(locale, { maximumFractionDigits }).format(value);
}

/** A fraction as percent: 0.19 -> '19 %'. */
export function percent(share: number, locale: Locale, maximumFractionDigits = 0): string {
  return numberFormat(locale, { style: 'percent', maximumFractionDigits }).format(share);
}
