import { expect, test } from 'vitest';
import { translate } from '~/i18n/translate.server';
import { toWirePreparedPayment } from './prepared-payment';

test.each(['payment.notAvailable', 'payment.notStarted', 'order.notFound'] as const)(
  'an error is a message to show, and its key beside it: %s',
  (key) => {
    for (const locale of ['de', 'en'] as const) {
      const told = toWirePreparedPayment({ type: 'errorCode', value: key }, { locale });
      const value = translate(locale, `storefrontError.${key}`);
      expect(told).toEqual({ type: 'errorCode', value, key });
    }
  },
);

test('other results are unchanged', () => {
  const next = { type: 'redirectUrl' as const, value: 'https://pay.example/1' };
  expect(toWirePreparedPayment(next, { locale: 'de' })).toEqual(next);
});
