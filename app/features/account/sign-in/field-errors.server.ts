import type { SummaryError } from '~/components/ui/error-summary';
import type { Locale } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import { LIMITS } from '~/services/shop-api/entities/limits';

const LENGTHS: Record<string, number> = LIMITS.customer;

/** Stable codes by field, in the order of the fields, with their words. */
export function fieldErrors(
  locale: Locale,
  codes: Record<string, string | string[] | null | undefined>,
): SummaryError[] {
  const { find, t } = translatorFor(locale);
  return Object.entries(codes).flatMap(([field, given]) => {
    const code = Array.isArray(given) ? given[0] : given;
    if (!code) return [];
    const values = { max: LENGTHS[field] ?? '' };
    const text =
      find(`errorMessages.${code}`, values) ??
      find(`storefrontError.${code}`) ??
      find(`errorMessages.${code.split('.').at(-1)}`, values);
    return { field, code, text: text ?? t('errorMessages.requiredField') };
  });
}
