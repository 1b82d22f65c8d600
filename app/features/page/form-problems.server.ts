import { data } from '@remix-run/node';
import type * as z from 'zod';
import type { SummaryError } from '~/components/ui/error-summary';
import { integer } from '~/i18n/format';
import { date } from '~/i18n/instant';
import type { Locale } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import type { TextKey, TextValues } from '~/i18n/translator';
import { isShopError } from '~/services/shop-api';
import { failureKey, failureValues } from './failure-text.server';

/** The problem of a field: a stable code, and its text, which the code selects if none is given. */
export type Problem = {
  field: string;
  code: string;
  key?: string;
  values?: TextValues;
  text?: string;
  /** The field is valid: the shop itself failed, or the subject is gone. */
  isOurs?: true;
  /** The status of the response, if it is not 422. */
  status?: number;
};

/**
 * Where a refusal of the shop is shown, by its key or the first part of it, `*` for all others: a
 * field, or a field and the form's code for it. A refusal without an entry is thrown on.
 */
export type Places = Record<string, string | Pick<Problem, 'field' | 'code' | 'status' | 'isOurs'>>;

/** Text keys by code. */
export type Texts = Record<string, TextKey>;

/** Rules of many fields: their messages do not name the field. */
const RULES: Record<string, TextKey> = {
  tooShort: 'errorMessages.minCharacters',
  tooLong: 'errorMessages.maxCharacters',
  maxCharacters: 'errorMessages.maxCharacters',
  length: 'errorMessages.maxCharacters',
  characters: 'errorMessages.characters',
};

/** For a schema: its message is the code, its limits fill the text. */
export function issueProblem(field: string, issue: z.core.$ZodIssue): Problem {
  return { field, code: issue.message, values: limitsOf(issue) };
}

function limitsOf(issue: z.core.$ZodIssue): TextValues {
  if (issue.code === 'too_big') return { max: Number(issue.maximum) };
  return issue.code === 'custom' ? { ...(issue.params as TextValues | undefined) } : {};
}

export function botProblem(code: string): Problem {
  const isChallenge = code === 'turnstile.invalid';
  const key = isChallenge ? 'storefrontError.turnstile.invalid' : 'errorMessages.sendAgain';
  return { field: 'botCheck', code, key } satisfies { key: TextKey } & Problem;
}

/**
 * For a refused operation. A cause that names fields of the form is shown there; a missing subject
 * is a missing page (404), unless the form has an entry for it. Operations that the upstream shop
 * lacks, or refuses for its own reasons, are reported at the form's first field.
 */
export function failureProblems(
  locale: Locale,
  error: unknown,
  fields: readonly string[],
  places: Places,
): Problem[] {
  if (!isShopError(error)) throw error;
  const { key, cause = {} } = error;
  const values = inWords(failureValues(error), locale);
  const atFields = Object.entries(cause).flatMap(([field, code]) =>
    fields.includes(field) && typeof code === 'string'
      ? [{ field, code: code.includes('.') ? code : `${field}.${code}`, values }]
      : [],
  );
  if (atFields.length > 0) return atFields;
  const place = placeOf(key, places);
  if (!place && key.endsWith('.notFound')) throw data(null, 404);
  const isOurs = !place && OF_ANY_SHOP.includes(key);
  const at = place ?? places['*'] ?? (isOurs ? fields[0] : undefined);
  if (!at) throw error;
  if (typeof at === 'object') return [{ ...at, values }];
  const text = failureKey(locale, error);
  return [{ field: at, code: key, key: text, values, ...(isOurs && { isOurs }) }];
}

/** The entry for a key: its own, or that of its first part. */
export function placeOf(key: string, places: Places): Places[string] | undefined {
  return places[key] ?? places[key.split('.', 1)[0]!];
}

const OF_ANY_SHOP = ['shop.notOffered', 'unknownError'];

/** Days in the format of the page. */
function inWords(values: TextValues, locale: Locale): TextValues {
  const isDay = (value: string | number) => /^\d{4}-\d{2}-\d{2}$/.test(String(value));
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      isDay(value) ? date(String(value), locale) : value,
    ]),
  );
}

/** A problem in the language of the page. */
export function problemError(locale: Locale, problem: Problem, texts: Texts = {}): SummaryError {
  const { find } = translatorFor(locale);
  const { field, code, isOurs } = problem;
  const { key, values } = problemWords(locale, problem, texts);
  const text = problem.text ?? find(key, values) ?? key;
  return { field, code, text, ...(isOurs && { isOurs }) };
}

/** Its text for a notice, for a page that is rendered later. */
export function problemWords(
  locale: Locale,
  { code, key, values = {} }: Problem,
  texts: Texts = {},
): { key: string; values: TextValues } {
  const { find } = translatorFor(locale);
  const rule = RULES[code.split('.').at(-1) ?? ''];
  const candidates = [
    texts[code],
    key,
    `checkout.error.${code}`,
    `cart.error.${code}`,
    `errorMessages.${code}`,
    rule,
    `storefrontError.${code}`,
    code,
  ];
  const found = candidates.find((candidate) => candidate && find(candidate));
  return {
    key: found ?? 'errorMessages.requiredField',
    values: { maximum: integer(Number(values.max), locale), ...values },
  };
}
