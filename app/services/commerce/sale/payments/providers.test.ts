import { expect, test } from 'vitest';
import { providerOf } from './providers';

test.each([
  ['PREPAYMENT', { paysLater: false, needsBankDetails: true, term: 'prepaymentDays' }],
  ['invoice', { paysLater: true, needsBankDetails: false, term: 'invoiceDays' }],
  ['GIFT_CARD', { paysLater: true, term: null, online: null }],
  ['Mollie_CreditCard', { paysLater: false, term: 'onlinePaymentDays', online: 'creditcard' }],
  ['MOLLIE_BANKTRANSFER', { term: 'prepaymentDays', online: 'banktransfer' }],
  ['Cash_On_Delivery', { paysLater: true, needsBankDetails: false, term: null }],
])('%s', (key, expected) => expect(providerOf(key)).toMatchObject(expected));

test.each(['', 'MOLLIE', 'MOLLIE_KLARNA', 'constructor', '__proto__'])(
  'no provider of "%s"',
  (key) => expect(providerOf(key)).toBeNull(),
);
