import type { FieldError } from '~/components/ui/field';
import type { Locale } from '~/i18n/locales';
import type { TextKey } from '~/i18n/translator';
import { translate } from '~/i18n/translate.server';
import { LIMITS } from '~/services/shop-api/entities/limits';
import type { NewsletterField } from '~/components/newsletter-form/newsletter-form';

const SENTENCES: Record<string, TextKey> = {
  'email.required': 'errorMessages.email.required',
  'email.valid': 'errorMessages.email.valid',
  'firstName.required': 'errorMessages.newsletter.firstNameRequired',
  'lastName.required': 'errorMessages.newsletter.lastNameRequired',
  'name.tooLong': 'errorMessages.maxCharacters',
  'name.characters': 'errorMessages.characters',
  'privacy.required': 'errorMessages.newsletter.privacyRequired',
};

export type NewsletterErrors = Partial<Record<NewsletterField, FieldError>>;

/** Codes of the form's schema with the sentence the shopper reads. */
export function newsletterErrors(
  locale: Locale,
  errors: Record<string, string[] | null>,
): NewsletterErrors {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, codes]) => {
      const code = codes?.[0];
      const key = code ? SENTENCES[code] : undefined;
      return code && key
        ? [[field, { code, text: translate(locale, key, { max: LIMITS.newsletter.name }) }]]
        : [];
    }),
  );
}
