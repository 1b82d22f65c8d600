import { expect, test } from 'vitest';
import { LOCALES } from '~/i18n/locales';
import { translate } from '~/i18n/translate.server';
import { ReceivedError, ShopError } from '~/services/shop-api';
import { failureProblems, problemError } from './form-problems.server';

const inWords = (code: string, values = {}) =>
  problemError('en', { field: 'x', code, values }).text;

test.each(LOCALES)('a blocked account gets a message: %s', (locale) => {
  const text = translate(locale, 'storefrontError.login.userIsBlocked');
  const error = new ShopError('login.userIsBlocked');
  const [problem] = failureProblems(locale, error, ['email'], { login: 'email' });
  expect(problemError(locale, problem!)).toEqual({
    field: 'email',
    code: 'login.userIsBlocked',
    text,
  });
});

test('the text of a rule contains its limit, those of the form take precedence', () => {
  expect(inWords('firstName.maxCharacters', { max: 100 })).toBe(
    translate('en', 'errorMessages.maxCharacters', { max: 100 }),
  );
  expect(inWords('name.required')).toBe(translate('en', 'checkout.error.name.required'));
  const texts = { 'name.required': 'withdrawal.error.name' } as const;
  expect(problemError('en', { field: 'name', code: 'name.required' }, texts).text).toBe(
    translate('en', 'withdrawal.error.name'),
  );
  expect(inWords('nobody.knows')).toBe(translate('en', 'errorMessages.requiredField'));
});

test('a refusal is shown at its named fields, then at its entry, then at that for all others', () => {
  const at = (error: ShopError, places = {}) =>
    failureProblems('en', error, ['zipCode', 'note'], places).map(({ field, code }) => [
      field,
      code,
    ]);
  const wrong = new ShopError('address.validationFailed', {
    cause: { zipCode: 'format', place: 'Helgoland' },
  });
  expect(at(wrong)).toEqual([['zipCode', 'zipCode.format']]);
  const full = new ShopError('wishlist.full');
  expect(at(full, { 'wishlist.full': 'a', wishlist: 'b', '*': 'c' })).toEqual([['a', full.key]]);
  expect(at(full, { wishlist: 'b', '*': 'c' })).toEqual([['b', full.key]]);
  expect(at(full, { '*': { field: 'c', code: 'tooMany' } })).toEqual([['c', 'tooMany']]);
  expect(() => at(full)).toThrow(full);
});

test("a form says the shop's message where there is no text for its key", () => {
  const error = new ReceivedError('no.such', 400, { message: 'Lager zu' });
  const [problem] = failureProblems('en', error, ['quantity'], { '*': 'quantity' });
  expect(problemError('en', problem!)).toEqual({
    field: 'quantity',
    code: 'no.such',
    text: 'Lager zu',
  });
});

test('a missing item is a missing page, unless the form has an entry for it', () => {
  const gone = new ShopError('order.notFound');
  const fate = (places: Record<string, string>) => {
    try {
      return failureProblems('en', gone, [], places)[0]!.field;
    } catch (error) {
      return (error as { init: { status: number } }).init.status;
    }
  };
  expect(fate({ '*': 'orderId' })).toBe(404);
  expect(fate({ order: 'orderId' })).toBe('orderId');
});

test('days in a refusal have the format of the page', () => {
  const cause = { first: '2026-11-25', last: '2036-11-24' };
  const error = new ShopError('boughtShade.reminderInvalid', { cause });
  const [problem] = failureProblems('de', error, [], { boughtShade: 'remindOn' });
  expect(problemError('de', problem!).text).toMatch(/vom 25\.\sNovember\s2026 bis zum/);
});
