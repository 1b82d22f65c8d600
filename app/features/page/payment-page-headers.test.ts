import { expect, test } from 'vitest';
import { payingPages } from '~/services/payments/paying-pages';
import { checkoutPageHeaders, paymentPageHeaders } from './payment-page-headers';

const REAL = { key: 'live_x', origin: 'https://api.mollie.com', components: null };
const components = { profileId: 'pfl_x1234' };

const asked = (account: Parameters<typeof payingPages>[0]) => ({
  payingPages: async () => payingPages(account, []),
});

test('a page permits exactly these hosts', async () => {
  const none = asked(null);
  expect(await paymentPageHeaders(none)).toEqual({});
  expect(await checkoutPageHeaders(none)).toEqual({});
  const form = 'form-action https://www.mollie.com https://*.mollie.com https://www.paypal.com';
  expect(await paymentPageHeaders(asked(REAL))).toEqual({ 'Shop-Csp-Sources': form });
  expect(await checkoutPageHeaders(asked(REAL))).toEqual({ 'Shop-Csp-Sources': form });
  const cards = asked({ ...REAL, components });
  expect(await paymentPageHeaders(cards)).toEqual({ 'Shop-Csp-Sources': form });
  expect(await checkoutPageHeaders(cards)).toEqual({
    'Shop-Csp-Sources': `${form}; script-src https://js.mollie.com; frame-src https://js.mollie.com`,
  });
});
