import { ERROR_CODES } from './error-numbers';
import type { TextValues, Translator } from './translator';

type Failure = { key: string; code?: number; message?: string };

/**
 * The text for a failed operation (§8): the text of its key (group `storefrontError`, otherwise
 * `errorCodes`), otherwise that of its numeric code, otherwise the message of the shop, otherwise
 * the unknown error.
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

/** The message of a failure; an error without its own message repeats its key there. */
export function ownWords({ key, message }: Failure): string | undefined {
  return message && message !== key ? message : undefined;
}
