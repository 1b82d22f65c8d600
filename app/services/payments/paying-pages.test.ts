import { expect, test } from 'vitest';
import { cardFields } from './mollie/card-fields';
import { paymentPages } from './mollie/payment-pages';
import { payingPages, payingPagesSchema } from './paying-pages';

const REAL = { key: 'live_x', origin: 'https://api.mollie.com', components: null };
const components = { profileId: 'pfl_x1234' };

test("orders lead to the provider's pages only if there is a provider, and to configured hosts", () => {
  expect(paymentPages(null, [])).toEqual([]);
  expect(paymentPages(null, ['https://bank.example'])).toEqual(['https://bank.example']);
  expect(paymentPages(REAL.origin, ['https://bank.example'])).toEqual([
    'https://www.mollie.com',
    'https://*.mollie.com',
    'https://www.paypal.com',
    'https://bank.example',
  ]);
  expect(paymentPages('http://127.0.0.1:4010', [])).toEqual(['http://127.0.0.1:4010']);
});

test('card fields: only if enabled, from the script host', () => {
  expect(cardFields(null)).toBeNull();
  expect(cardFields(REAL)).toBeNull();
  expect(cardFields({ ...REAL, components })).toEqual({
    profileId: 'pfl_x1234',
    isTest: false,
    scriptUrl: 'https://js.mollie.com/v1/mollie.js',
  });
  const fake = { key: 'test_x', origin: 'http://127.0.0.1:4010', components };
  expect(cardFields(fake)).toMatchObject({
    isTest: true,
    scriptUrl: 'http://127.0.0.1:4010/v1/mollie.js',
  });
});

test('a front accepts the answer of a shop unchanged', () => {
  const fake = { key: 'test_x', origin: 'http://127.0.0.1:4010', components };
  for (const account of [null, REAL, { ...REAL, components }, fake]) {
    const said = payingPages(account, ['https://bank.example', 'https://*.bank.example:8443']);
    expect(payingPagesSchema.parse(said)).toEqual(said);
  }
});

const CARDS = { profileId: 'pfl_x1234', isTest: true, scriptUrl: 'https://js.mollie.com/v1/x.js' };

test.each([
  [{ formTargets: ["https://bank.example; script-src 'unsafe-inline'"], cardFields: null }],
  [{ formTargets: ['https://bank.example https://*'], cardFields: null }],
  [{ formTargets: ['*'], cardFields: null }],
  [{ formTargets: ['https:'], cardFields: null }],
  [{ formTargets: [], cardFields: { ...CARDS, scriptUrl: 'data:text/javascript,alert(1)' } }],
  [{ formTargets: [], cardFields: { ...CARDS, profileId: '"><script>' } }],
  [{ formTargets: [], cardFields: CARDS, more: true }],
  [{ formTargets: [] }],
])('a front refuses others: %j', (said) => {
  expect(payingPagesSchema.safeParse(said).success).toBe(false);
});

test('and accepts this one', () => {
  expect(payingPagesSchema.safeParse({ formTargets: [], cardFields: CARDS }).success).toBe(true);
});
