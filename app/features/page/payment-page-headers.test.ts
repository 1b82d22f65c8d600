import { expect, test } from 'vitest';
import { checkoutPageHeaders, paymentPageHeaders } from './payment-page-headers';
import { cardFields } from '~/services/payments/mollie/card-fields';
import { paymentPages } from '~/services/payments/mollie/payment-pages';

const REAL = { key: 'live_x', origin: 'https://api.mollie.com', components: null };
const components = { profileId: 'pfl_x1234' };

test("orders lead to the provider's pages only where there is one, and to what the shop names", () => {
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

test('fields for cards: only where they are wanted, from the script host', () => {
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

test('a page names just these hosts', () => {
  const none = { formTargets: [], cardFields: null };
  expect(paymentPageHeaders(none)).toEqual({});
  expect(checkoutPageHeaders(none)).toEqual({});
  const formTargets = paymentPages(REAL.origin, []);
  const form = 'form-action https://www.mollie.com https://*.mollie.com https://www.paypal.com';
  expect(paymentPageHeaders({ formTargets })).toEqual({ 'Shop-Csp-Sources': form });
  const cards = { formTargets, cardFields: cardFields({ ...REAL, components }) };
  expect(checkoutPageHeaders(cards)).toEqual({
    'Shop-Csp-Sources': `${form}; script-src https://js.mollie.com; frame-src https://js.mollie.com`,
  });
});
