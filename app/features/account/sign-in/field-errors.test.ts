import { expect, test } from 'vitest';
import { LOCALES } from '~/i18n/locales';
import { translate } from '~/i18n/translate.server';
import { fieldErrors } from './field-errors.server';

test.each(LOCALES)('an account that is blocked is told so in words: %s', (locale) => {
  const text = translate(locale, 'storefrontError.login.userIsBlocked');
  expect(fieldErrors(locale, { email: 'login.userIsBlocked' })).toEqual([
    { field: 'email', code: 'login.userIsBlocked', text },
  ]);
});

test('an order that is in another account already is told so in words', () => {
  const [error] = fieldErrors('en', { password: 'order.migrateUnauthorized' });
  expect(error!.text).toBe(translate('en', 'storefrontError.order.migrateUnauthorized'));
});

test('the words of a rule hold its limit, a list of codes gives its first, none gives nothing', () => {
  const [error] = fieldErrors('en', { firstName: ['firstName.maxCharacters', 'x'] });
  expect(error!.text).toBe(translate('en', 'errorMessages.maxCharacters', { max: 100 }));
  expect(fieldErrors('en', { email: null, password: undefined, name: [] })).toEqual([]);
});
