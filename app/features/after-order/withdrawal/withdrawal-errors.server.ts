import type { Locale } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import { LIMITS } from '~/services/shop-api/entities/limits';
import type { WithdrawalErrors } from './withdrawal-page';

const LENGTHS: Record<string, number> = LIMITS.withdrawal;

/** Codes of the form's schema with the sentence the shopper reads. */
export function withdrawalErrors(
  locale: Locale,
  errors: Record<string, string[] | null>,
): WithdrawalErrors {
  const { t } = translatorFor(locale);
  const sentence = (field: string, code: string) => {
    if (code.endsWith('.tooLong')) {
      return t('errorMessages.maxCharacters', { max: LENGTHS[field] ?? '' });
    }
    if (code.endsWith('.characters')) return t('errorMessages.characters');
    if (field === 'email') return t('errorMessages.email.valid');
    return t(field === 'name' ? 'withdrawal.error.name' : 'withdrawal.error.orderId');
  };
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, codes]) => {
      const code = codes?.[0];
      return code ? [[field, { code, text: sentence(field, code) }]] : [];
    }),
  );
}
