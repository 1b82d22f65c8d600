import { expect, test } from 'vitest';
import { LOCALES } from '~/i18n/locales';
import { translate } from '~/i18n/translate.server';
import { SHOP_ERRORS, ShopError, type ShopErrorKey } from '~/services/shop-api';
import { refusal } from './envelope';

/** Keys that no operation returns: their only callers are the listed ones. */
const NOT_OF_THE_WIRE: [keys: RegExp, calledBy: string][] = [
  [/^unknownError$/, 'where the shop itself fails, and these are its words'],
  [
    /^(?:bankLine|order\.(?:statusNotAllowed|carrierUnknown|trackingNumberInvalid|nothingToSend))/,
    'commands',
  ],
  [/^(?:offer\.invalid|return\.notFound)$/, 'commands'],
  [/^operator\./, 'the log-in of operators and commands'],
  [/^(?:comments\.|blocks\.(?:planOver|tooMany))/, "the editor's own pages"],
  [/^(?:boughtShade\.notFound|checkout\.invalid)$/, "the shop's own pages"],
];

const answered = (Object.keys(SHOP_ERRORS) as ShopErrorKey[]).filter(
  (key) => !NOT_OF_THE_WIRE.some(([others]) => others.test(key)),
);

test.each(LOCALES)('every refusal of an operation has its own text (%s)', (locale) => {
  const unknown = translate(locale, 'storefrontError.unknownError');
  const wordless = answered.filter((key) => {
    const { body } = refusal(new ShopError(key), { locale, events: {}, cause: {} });
    return [unknown, key].includes((JSON.parse(body) as { message: string }).message);
  });
  expect(answered.length).toBeGreaterThan(60);
  expect(wordless).toEqual([]);
});

test.each(LOCALES)('a review that is too long is refused with its limit (%s)', (locale) => {
  const cause = { message: 'maxCharacters', max: 500 };
  const error = new ShopError('feedback.invalid', { cause });
  const { body } = refusal(error, { locale, events: {}, cause });
  const { message } = JSON.parse(body) as { message: string };
  expect(message).toBe(translate(locale, 'errorMessages.maxCharacters', { max: 500 }));
});

test.each(['incomplete', 'quoteChanged', 'couponChanged', 'stockChanged'] as const)(
  'a customer who cannot order unchanged gets the reason, not a request to retry (%s)',
  (what) => {
    const error = new ShopError(`order.${what}`);
    const { body } = refusal(error, { locale: 'de', events: {}, cause: {} });
    expect(body).not.toContain(translate('de', 'storefrontError.order.createFailed'));
  },
);
