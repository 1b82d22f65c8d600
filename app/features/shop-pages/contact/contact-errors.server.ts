import type { FieldError } from '~/components/ui/field';
import type { Locale } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import type { TextKey } from '~/i18n/translator';
import { LIMITS } from '~/services/shop-api/entities/limits';
import type { ContactErrors } from './contact-page';

const LENGTHS: Record<string, number | undefined> = LIMITS.contact;

const OF_FIELDS: Record<string, TextKey> = {
  'name.required': 'errorMessages.contact.nameRequired',
  'email.required': 'errorMessages.email.required',
  'email.valid': 'errorMessages.email.valid',
  'subject.required': 'errorMessages.contact.subjectRequired',
  'message.required': 'errorMessages.contact.messageRequired',
  'orderId.invalid': 'errorMessages.contact.orderId',
  'privacy.required': 'errorMessages.contact.privacyRequired',
};

const OF_RULES: Record<string, TextKey> = {
  tooShort: 'errorMessages.minCharacters',
  tooLong: 'errorMessages.maxCharacters',
  characters: 'errorMessages.characters',
};

/** Codes of the form's schema with the sentence the shopper reads. */
export function contactErrors(
  locale: Locale,
  errors: Record<string, string[] | null>,
): ContactErrors {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, codes]) => {
      const code = codes?.[0];
      return code ? [[field, fieldError(locale, code)]] : [];
    }),
  );
}

function fieldError(locale: Locale, code: string): FieldError {
  const { t } = translatorFor(locale);
  const [field = '', rule = ''] = code.split('.');
  const key = OF_FIELDS[code] ?? OF_RULES[rule] ?? 'errorMessages.requiredField';
  const values = { min: LIMITS.contact.shortest, max: LENGTHS[field] ?? '' };
  return { code, text: t(key, values) };
}
