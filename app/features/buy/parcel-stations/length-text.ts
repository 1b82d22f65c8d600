import { decimal, integer } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';

/** A length as text: 247 -> '250 m', 1840 -> '1,8 km'. */
export function lengthText(metres: number, locale: Locale): string {
  return metres < 1000
    ? `${integer(Math.round(metres / 10) * 10, locale)}\u00a0m`
    : `${decimal(metres / 1000, locale, 1)}\u00a0km`;
}
