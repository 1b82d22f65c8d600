import { ERROR_CODES } from '~/i18n/error-numbers';
import { ownWords } from '~/i18n/error-text';
import type { Locale } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import type { TextKey } from '~/i18n/translator';
import type { ShopError } from '~/services/shop-api';

const UNKNOWN = 'storefrontError.unknownError';

type Values = Record<string, string | number>;

/**
 * The message for a failed operation of the shop (§8), with values of its cause; without a
 * translation, the shop's own message.
 */
export function failureText(locale: Locale, error: ShopError): string {
  const key = failureKey(locale, error);
  const words = key === UNKNOWN ? ownWords(error) : undefined;
  return words ?? translatorFor(locale).t(key, failureValues(error));
}

/** The text key for a failed operation, for a notice that the next page translates. */
export function failureKey(locale: Locale, error: ShopError): TextKey {
  const { find } = translatorFor(locale);
  const candidates = [
    `storefrontError.${error.key}`,
    `cart.error.${error.key}`,
    `errorCodes.${error.key}`,
    `errorCodes.${ERROR_CODES[error.code]}`,
  ];
  return (candidates.find((key) => find(key)) as TextKey | undefined) ?? UNKNOWN;
}

export function failureValues({ cause = {} }: ShopError): Values {
  const entries = Object.entries(cause).filter((entry): entry is [string, string | number] =>
    ['string', 'number'].includes(typeof entry[1]),
  );
  return Object.fromEntries(entries);
}
