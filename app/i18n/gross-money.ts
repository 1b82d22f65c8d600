import type { PriceGroup } from '~/lib/price-group';
import { money } from './format';
import type { Locale } from './locales';
import type { Translator } from './translator';

/** An amount with VAT, labelled as such where all others are without. */
export function grossMoney(
  { t }: Pick<Translator, 't'>,
  cents: number,
  { locale, group }: { locale: Locale; group: PriceGroup },
): string {
  const amount = money(cents, locale);
  return group === 'net' ? t('common.grossAmount', { amount }) : amount;
}
