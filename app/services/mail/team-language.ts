import type { Locale } from '~/i18n/locales';
import type { ShopConfiguration } from '../shop-api';

/** The language of mails to the shop's own people: the first that it offers. */
export function teamLanguage({ languages }: ShopConfiguration): Locale {
  return languages[0]!;
}
