import type { Locale } from '~/i18n/locales';
import { normalizeInput } from '~/services/shop-api/entities/normalize-input';

const THOUSANDS: Record<Locale, RegExp> = {
  de: /^\d{1,3}(?:\.\d{3})+(?=,|$)/,
  en: /^\d{1,3}(?:,\d{3})+(?=\.|$)/,
};

/**
 * A typed amount of the shop's currency in cents: with comma or point before the cents, thousands
 * separators of the language, "20 €", "20,-". Null for any other text.
 */
export function readPrice(typed: string, locale: Locale): number | null {
  const amount = normalizeInput(typed)
    .replace(/^€\s*|(?<!\s)\s*(?:€|euro?)$/i, '')
    .replace(/[.,]-{1,2}$/, '')
    .replace(THOUSANDS[locale], (euros) => euros.replace(/\D/g, ''));
  const match = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(amount);
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
