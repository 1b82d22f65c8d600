import type { Locale } from '~/i18n/locales';
import type { ShopConfiguration } from '../shop-api';

/** Returns the language of mails to the shop team: the shop's first one. */
export function teamLanguage({ languages }: ShopConfiguration): Locale {
  return languages[0]!;
}
