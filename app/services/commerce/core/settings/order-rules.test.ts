import { expect, test } from 'vitest';
import { orderRulesOf } from './order-rules';

const rulesOf = (orders: unknown) => orderRulesOf(new Map([['orders', orders]]));

const DEFAULTS = {
  prepaymentDays: 7,
  invoiceDays: 14,
  returnDays: 30,
  reviewMailDays: null,
  paymentChange: true,
  sellerNotice: true,
  ordersPerAddress: { perHour: 20, perDay: 60 },
  ordersPerMailbox: { perHour: 6, perDay: 15 },
  onlinePaymentDays: 1,
  holdCardMoney: false,
};

test.each([undefined, null, 5, 'x', [], {}, { prepaymentDays: 0 }, { ordersPerMailbox: 3 }])(
  'a setting of %j is the default',
  (value) => expect(rulesOf(value)).toEqual(DEFAULTS),
);

test('a given value replaces only its default', () => {
  expect(rulesOf({ prepaymentDays: 10, ordersPerAddress: { perDay: 5 } })).toEqual({
    ...DEFAULTS,
    prepaymentDays: 10,
    ordersPerAddress: { perHour: 20, perDay: 5 },
  });
});

test.each([
  [7, 7],
  [null, null],
  [0, null],
  [61, null],
  ['7', null],
])('a mail for reviews after %j days is sent after %j', (given, days) =>
  expect(rulesOf({ reviewMailDays: given }).reviewMailDays).toBe(days),
);

test('changing the payment method can be turned off', () => {
  expect(rulesOf({ paymentChange: false }).paymentChange).toBe(false);
});
