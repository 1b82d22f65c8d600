import { ERROR_CODES } from '~/i18n/error-numbers';
import type { Locale } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import type { ShopError } from '~/services/shop-api';

type Values = Record<string, string | number>;

/** The words for a failed operation of the shop (§8), with what its cause tells filled in. */
export function failureText(locale: Locale, error: ShopError): string {
  const { find, t } = translatorFor(locale);
  return find(failureKey(locale, error), failureValues(error)) ?? t('storefrontError.unknownError');
}

/** The text key for a failed operation, for a notice that the next page puts into words. */
export function failureKey(locale: Locale, error: ShopError): string {
  const { find } = translatorFor(locale);
  const candidates = [
    `storefrontError.${error.key}`,
    `cart.error.${error.key}`,
    `errorCodes.${error.key}`,
    `errorCodes.${ERROR_CODES[error.code]}`,
  ];
  return candidates.find((key) => find(key)) ?? 'storefrontError.unknownError';
}

export function failureValues({ cause = {} }: ShopError): Values {
  const entries = Object.entries(cause).filter((entry): entry is [string, string | number] =>
    ['string', 'number'].includes(typeof entry[1]),
  );
  return Object.fromEntries(entries);
}
