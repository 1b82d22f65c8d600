import type { PriceGroup } from '~/lib/price-group';
import { money } from './format';
import type { Locale } from './locales';
import type { Translator } from './translator';

/** An amount with VAT, which says so where all others stand without. */
export function grossMoney(
  { t }: Pick<Translator, 't'>,
  cents: number,
  { locale, group }: { locale: Locale; group: PriceGroup },
): string {
  const amount = money(cents, locale);
  return group === 'net' ? t('common.grossAmount', { amount }) : amount;
}
