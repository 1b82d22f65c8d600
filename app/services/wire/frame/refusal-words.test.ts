import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES } from '~/i18n/locales';
import { translate } from '~/i18n/translate.server';
import { ShopError } from '~/services/shop-api';
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

/** Keys composed in code. */
const COMPOSED = [
  'category.taken',
  'category.reserved',
  'order.shippingChanged',
  'order.paymentChanged',
  ...['name', 'email', 'subject', 'orderId', 'message'].map(
    (field) => `contactMail.${field}Invalid`,
  ),
];

const LITERAL = /new ShopError\(\s*'([^']+)'(?:,\s*\{\s*code: (\d+))?/g;

const thrown = ['app/services', 'app/editor/operations']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((path) => /(?<!\.test)\.ts$/.test(path))
  .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(LITERAL)])
  .map(([, key = '', code = '400']) => ({ key, code: Number(code) }));

const keys = new Map([
  ...COMPOSED.map((key) => [key, 422] as const),
  ...thrown.map(({ key, code }) => [key, code] as const),
]);

const answered = [...keys].filter(([key]) => !NOT_OF_THE_WIRE.some(([others]) => others.test(key)));

test.each(LOCALES)('every refusal of an operation has its own text (%s)', (locale) => {
  const unknown = translate(locale, 'storefrontError.unknownError');
  const wordless = answered.filter(([key, code]) => {
    const { body } = refusal(new ShopError(key, { code }), { locale, events: {}, cause: {} });
    return [unknown, key].includes((JSON.parse(body) as { message: string }).message);
  });
  expect(answered.length).toBeGreaterThan(60);
  expect(wordless.map(([key]) => key)).toEqual([]);
});

test.each(LOCALES)('a review that is too long is refused with its limit (%s)', (locale) => {
  const cause = { message: 'maxCharacters', max: 500 };
  const error = new ShopError('feedback.invalid', { code: 422, cause });
  const { body } = refusal(error, { locale, events: {}, cause });
  const { message } = JSON.parse(body) as { message: string };
  expect(message).toBe(translate(locale, 'errorMessages.maxCharacters', { max: 500 }));
});

test.each(['incomplete', 'quoteChanged', 'couponChanged', 'stockChanged'])(
  'a customer who cannot order unchanged gets the reason, not a request to retry (%s)',
  (what) => {
    const error = new ShopError(`order.${what}`, { code: 409 });
    const { body } = refusal(error, { locale: 'de', events: {}, cause: {} });
    expect(body).not.toContain(translate('de', 'storefrontError.order.createFailed'));
  },
);
