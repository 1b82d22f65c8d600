import type { FieldError } from '~/components/ui/field';
import type { Locale } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import type { TextKey } from '~/i18n/translator';
import { LIMITS } from '~/services/shop-api/entities/field-limits';

const LENGTHS: Record<string, number> = { ...LIMITS.address, ...LIMITS.checkout };

/** Rules of every text field: their messages do not name the field. */
const COMMON: Record<string, TextKey> = {
  length: 'errorMessages.maxCharacters',
  maxCharacters: 'errorMessages.maxCharacters',
  characters: 'errorMessages.characters',
};

/**
 * The error of a field by its stable code: `zipCode.format` reads `checkout.error.zipCode.format`,
 * `email.valid` and the like `errorMessages.email.valid`.
 */
export function fieldError(locale: Locale, code: string, place = ''): FieldError {
  const { find, t } = translatorFor(locale);
  const [field = '', rule = ''] = code.split('.');
  const text =
    find(`checkout.error.${code}`, { place }) ??
    find(`errorMessages.${code}`) ??
    t(COMMON[rule] ?? 'errorMessages.requiredField', { max: LENGTHS[field] ?? '' });
  return { code, text };
}

/**
 * Messages for codes by field, as conform or a ShopError's cause holds them; `place` is not a field
 * but the name of a destination without delivery.
 */
export function fieldErrors(
  locale: Locale,
  { place, ...codes }: Record<string, unknown>,
): Record<string, FieldError> {
  const where = typeof place === 'string' ? place : '';
  const errors: Record<string, FieldError> = {};
  for (const [field, given] of Object.entries(codes)) {
    const first: unknown = Array.isArray(given) ? given[0] : given;
    if (typeof first !== 'string') continue;
    errors[field] = fieldError(locale, first.includes('.') ? first : `${field}.${first}`, where);
  }
  return errors;
}
