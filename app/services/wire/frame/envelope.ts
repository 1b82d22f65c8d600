import { errorText } from '~/i18n/error-text';
import type { Locale } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import type { Translator } from '~/i18n/translator';
import type { ShopError, ShopErrorKey } from '~/services/shop-api';
import { LIMITS } from '~/services/shop-api/entities/field-limits';
import type { Events } from '../shapes/answer-events';

/** The response: text for a request that is no call of an operation, otherwise an envelope. */
export type WireAnswer = {
  status: number;
  headers: Record<string, string | string[]>;
  body: string;
};

const JSON_TYPE = 'application/json; charset=utf-8';

type EnvelopeExtras = { events: Events; meta: Record<string, unknown> };

/** The envelope of a success. Events are in `data`, if that is an object. */
export function success(data: unknown, { events, meta }: EnvelopeExtras): WireAnswer {
  const isObject = typeof data === 'object' && data !== null && !Array.isArray(data);
  const hasEvents = isObject && Object.keys(events).length > 0;
  const content = hasEvents ? { ...data, apiEvents: events } : (data ?? null);
  return answer(200, { data: content, ...(Object.keys(meta).length > 0 && { meta }) });
}

type Failure = {
  status: number;
  key: string;
  code: number;
  message: string;
  /** The fields or lines concerned. */
  cause?: Record<string, unknown> | undefined;
  /** Changes made in spite of the failure. */
  events?: Events | undefined;
  headers?: Record<string, string>;
};

/** The envelope of a failure (§8): it reveals no internals of the shop. */
export function failure({
  status,
  key,
  code,
  message,
  cause,
  events,
  headers,
}: Failure): WireAnswer {
  const body = {
    data: { key, message, ...(cause && { errors: cause }) },
    ...(events && { events }),
    error: { code, message },
    key,
    code,
    message,
    cause: cause ?? null,
  };
  const failed = answer(status, body);
  return { ...failed, headers: { ...failed.headers, ...headers } };
}

type RefusalExtras = {
  locale: Locale;
  events: Events;
  cause: Failure['cause'];
  /** The words of the operation itself for this failure. */
  words?: string | null | undefined;
};

/** A refusal of the shop in the caller's language; numbers of the error list are no HTTP status. */
export function refusal(
  error: ShopError,
  { locale, cause, events, words }: RefusalExtras,
): WireAnswer {
  const { key, code } = error;
  const status = (code >= 400 && code < 500) || code === 503 ? code : 400;
  const retryAfter = cause?.['retryAfter'];
  return failure({
    status,
    key,
    code,
    message: words ?? messageOf(error, locale),
    cause,
    ...(Object.keys(events).length > 0 && { events }),
    ...(typeof retryAfter === 'number' && { headers: { 'Retry-After': String(retryAfter) } }),
  });
}

/** A failure of the shop itself; `passes`: a retry of the same call will succeed later. */
export function shopFailure(
  key: ShopErrorKey | 'unknownError',
  { locale, passes }: { locale: Locale; passes: boolean },
): WireAnswer {
  const status = passes ? 503 : 500;
  const message = errorText(translatorFor(locale), { key });
  const wait = passes && { headers: { 'Retry-After': '10' } };
  return failure({ status, key, code: status, message, ...wait });
}

function messageOf(error: ShopError, locale: Locale): string {
  const translator = translatorFor(locale);
  return fieldRule(error, translator) ?? errorText(translator, error, valuesOf(error));
}

/** Errors about one wrong field: only its rule says what to do. */
const OF_ONE_FIELD: readonly string[] = [
  'cancellation.submitFailed',
  'contact.emailInvalid',
  'contact.passwordInvalid',
  'feedback.invalid',
  'newsletter.createFailed',
];

/** Each rule of a password, an e-mail address and a review has its own message (§5). */
function fieldRule({ key, cause = {} }: ShopError, { find }: Translator): string | undefined {
  if (!OF_ONE_FIELD.includes(key)) return undefined;
  const [rule] = Object.values(cause);
  return find(`errorMessages.${String(rule)}`, {
    max: Number(cause.max ?? LIMITS.customer.password),
  });
}

/** The values for the message of a refusal. */
function valuesOf({ cause = {} }: ShopError): Record<string, string | number> {
  const entries = Object.entries(cause).filter((entry): entry is [string, string | number] =>
    ['string', 'number'].includes(typeof entry[1]),
  );
  return Object.fromEntries(entries);
}

/**
 * The response to a request that is no call: an unknown operation, or a method that is not allowed.
 */
export function plainText(
  status: number,
  text: string,
  headers: Record<string, string> = {},
): WireAnswer {
  return {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers },
    body: text,
  };
}

function answer(status: number, body: unknown): WireAnswer {
  return { status, headers: { 'Content-Type': JSON_TYPE }, body: JSON.stringify(body) };
}
