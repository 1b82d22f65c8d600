import { ERROR_CODES } from './error-numbers';
import type { TextValues, Translator } from './translator';

type Failure = { key: string; code?: number; message?: string };

/**
 * The text a shopper sees for a failed operation (§8): the text of its key (group
 * `storefrontError`, else `errorCodes`), else that of its numeric code, else the message the shop
 * sent, else the unknown error.
 */
export function errorText({ find, t }: Translator, failure: Failure, values?: TextValues): string {
  const codeKey = failure.code === undefined ? undefined : ERROR_CODES[failure.code];
  return (
    find(`storefrontError.${failure.key}`, values) ??
    find(`errorCodes.${failure.key}`, values) ??
    (codeKey && find(`errorCodes.${codeKey}`, values)) ??
    (hasOwnWords(failure) ? failure.message : undefined) ??
    t('storefrontError.unknownError')
  );
}

/** An error without a message of its own repeats its key there. */
function hasOwnWords({ key, message }: Failure): boolean {
  return Boolean(message) && message !== key;
}
