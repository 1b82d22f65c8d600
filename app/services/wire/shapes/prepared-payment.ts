import * as z from 'zod';
import { errorText } from '~/i18n/error-text';
import { translatorFor } from '~/i18n/translate.server';
import { preparedPaymentSchema, type PreparedPayment } from '~/services/shop-api';
import type { Shaper } from './shaper';

export const wirePreparedPaymentSchema = preparedPaymentSchema.extend({
  /** For a failure, as in failures. */
  key: z.string().optional(),
});

/** The next step of a payment; clients show the value of an `errorCode` as it is (1.5). */
export function toWirePreparedPayment(
  { type, value }: PreparedPayment,
  { locale }: Pick<Shaper, 'locale'>,
): z.infer<typeof wirePreparedPaymentSchema> {
  if (type !== 'errorCode') return { type, value };
  return { type, value: errorText(translatorFor(locale), { key: value }), key: value };
}
