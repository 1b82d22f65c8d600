import { expect, test } from 'vitest';
import { providerOf, waitsForMoney } from './providers';

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

test.each([
  ['PREPAYMENT', 1, true],
  ['PREPAYMENT', 0, false],
  ['mollie_creditcard', 4488, true],
  ['INVOICE', 4488, false],
  ['GIFT_CARD', 0, false],
  ['BARTER', 1, true],
])('an order by %s with %i cents open waits for money: %s', (key, open, waits) =>
  expect(waitsForMoney(key, open)).toBe(waits),
);
