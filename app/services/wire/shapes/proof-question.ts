import * as z from 'zod';
import { errorText } from '~/i18n/error-text';
import type { Locale } from '~/i18n/locales';
import { translate, translatorFor } from '~/i18n/translate.server';
import { isShopError, type ShopError } from '~/services/shop-api';
import type { Shaper } from './shaper';

const authTypeSchema = z.enum(['login', 'postcode', 'name']);

/**
 * The question to a device before it sees an order or an offer: a success response, not a failure
 * (1.6).
 */
export const wireProofQuestionSchema = z.strictObject({
  error: z.strictObject({
    /** Orders call it `authType`, offers `type`. */
    data: z.strictObject({ authType: authTypeSchema, type: authTypeSchema }),
    message: z.string(),
    status: z.int(),
  }),
});
export type WireProofQuestion = z.infer<typeof wireProofQuestionSchema>;

const QUESTIONS: Record<string, z.infer<typeof authTypeSchema>> = {
  'order.additionalAuthenticationRequiredLogin': 'login',
  'order.additionalAuthenticationRequiredPostcode': 'postcode',
  'order.additionalAuthRequiredName': 'name',
};

/**
 * The result of `work`, or the question that it asks first, with a text `about` an order or an
 * offer; every other error is thrown.
 */
export async function orQuestion<T>(
  { locale }: Shaper,
  work: () => Promise<T>,
  about: 'order' | 'offer' = 'order',
): Promise<T | WireProofQuestion> {
  try {
    return await work();
  } catch (error) {
    const authType = isShopError(error) ? QUESTIONS[error.key] : undefined;
    if (!isShopError(error) || !authType) throw error;
    const data = { authType, type: authType };
    const message =
      (about === 'offer' && offerQuestion(error, locale)) ||
      errorText(translatorFor(locale), error, {});
    return { error: { data, message, status: error.code } };
  }
}

/** The words of a question that is asked before an offer is shown or answered; null for others. */
export function offerQuestion({ key }: ShopError, locale: Locale): string | null {
  return QUESTIONS[key] === 'postcode' ? translate(locale, 'offer.proofNeeded') : null;
}
