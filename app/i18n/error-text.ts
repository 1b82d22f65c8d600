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
    ownWords(failure) ??
    t('storefrontError.unknownError')
  );
}

/** What the shop says of a failure; an error without a message of its own repeats its key there. */
export function ownWords({ key, message }: Failure): string | undefined {
  return message && message !== key ? message : undefined;
}
