import type { Locale } from '~/i18n/locales';
import { translate } from '~/i18n/translate.server';
import type { ArgumentErrors, ReadProblem } from './arguments';
import { failure, type WireAnswer } from './envelope';

export function unreadable(
  status: number,
  problem: ReadProblem | 'type',
  locale: Locale,
): WireAnswer {
  const message = translate(locale, 'storefrontError.request.unreadable');
  const cause = { '': problem };
  return failure({ status, key: 'request.unreadable', code: status, message, cause });
}

/** The maximum number of arguments in the message; the cause has all of them. */
const MOST_NAMED = 5;

/** A client may show the message to its customer (§8), so it is in the language of the call. */
export function wrongArguments(cause: ArgumentErrors, locale: Locale): WireAnswer {
  const fields = Object.keys(cause).filter((path) => path !== '');
  const message =
    fields.length > 0
      ? translate(locale, 'storefrontError.request.invalid', {
          fields: fields.slice(0, MOST_NAMED).join(', '),
        })
      : translate(locale, 'storefrontError.request.incomplete');
  return failure({ status: 400, key: 'request.invalid', code: 400, message, cause });
}
