import type { FieldError } from '~/components/ui/field';
import type { Locale } from '~/i18n/locales';
import type { TextKey } from '~/i18n/translator';
import { translate } from '~/i18n/translate.server';
import type { NewsletterField } from './newsletter-form';

const SENTENCES: Record<string, TextKey> = {
  'email.required': 'newsletter.error.emailRequired',
  'email.valid': 'newsletter.error.emailValid',
  'firstName.required': 'newsletter.error.firstName',
  'lastName.required': 'newsletter.error.lastName',
  'name.tooLong': 'newsletter.error.nameTooLong',
  'name.characters': 'newsletter.error.nameCharacters',
  'privacy.required': 'newsletter.error.privacy',
};

/** Codes of the form's schema with the sentence the shopper reads. */
export function newsletterErrors(
  locale: Locale,
  errors: Record<string, string[] | null>,
): Partial<Record<NewsletterField, FieldError>> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, codes]) => {
      const code = codes?.[0];
      const key = code ? SENTENCES[code] : undefined;
      return code && key ? [[field, { code, text: translate(locale, key) }]] : [];
    }),
  );
}
