import { ERROR_CODES } from '~/i18n/error-numbers';
import { ownWords } from '~/i18n/error-text';
import type { Locale } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import type { TextKey } from '~/i18n/translator';
import type { ShopError } from '~/services/shop-api';

const UNKNOWN = 'storefrontError.unknownError';

/** The shop's own words, where this one has none; as a text, so that a notice can hold them. */
const OWN_WORDS = 'errorMessages.ownWords';

/** More would not fit into the cookie of the notices. */
const MAX_WORDS = 500;

type Values = Record<string, string | number>;

/**
 * The message for a failed operation of the shop (§8), with values of its cause; without a
 * translation, the shop's own message.
 */
export function failureText(locale: Locale, error: ShopError): string {
  return translatorFor(locale).t(failureKey(locale, error), failureValues(error));
}

/**
 * The text key for a failed operation, for a notice that the next page translates; with
 * `failureValues`, which hold the shop's own message.
 */
export function failureKey(locale: Locale, error: ShopError): TextKey {
  const { find } = translatorFor(locale);
  const candidates = [
    `storefrontError.${error.key}`,
    `cart.error.${error.key}`,
    `errorCodes.${error.key}`,
    `errorCodes.${ERROR_CODES[error.code]}`,
  ];
  const known = candidates.find((key) => find(key)) as TextKey | undefined;
  return known ?? (ownWords(error) ? OWN_WORDS : UNKNOWN);
}

/** The values of its text: those of its cause, and the shop's own message as `words`. */
export function failureValues(error: ShopError): Values {
  const entries = Object.entries(error.cause ?? {}).filter(
    (entry): entry is [string, string | number] => ['string', 'number'].includes(typeof entry[1]),
  );
  const words = ownWords(error)?.slice(0, MAX_WORDS);
  return { ...Object.fromEntries(entries), ...(words && { words }) };
}
