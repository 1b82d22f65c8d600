import { expect, test } from 'vitest';
import { paymentRow } from '../../../../../tests/support/payment-row';
import type { OrderAddress } from '../../../shop-api';
import type { BalanceFacts } from './balance';
import type { PaymentRow } from './payment-row';
import type { PaymentMethodRow, ReferenceTables } from '../../core/reference/reference-tables';
import { MAX_ATTEMPTS, switchRefusal, switchTargets, type PayableOrder } from './switch-rules';

const payment = (changes: Partial<PaymentRow> = {}) => paymentRow({ amount: 5000, ...changes });

const balanceFacts = (payments: PaymentRow[], total = 5000): BalanceFacts => ({
  status: 'confirmed',
  total,
  unsent: [],
  undelivered: 0,
  returns: [],
  payments,
  giftCards: [],
  waiting: 0,
});

const order: PayableOrder = {
  buysGiftCards: false,
  typeId: 1,
  status: 'pendingPayment',
  paymentMethodId: 1,
  paymentFee: 0,
  deliveryAddress: { countryName: 'Deutschland' } as OrderAddress,
  withdrawnAt: null,
  excludedPaymentMethodIds: [],
  balance: balanceFacts([payment()]),
};

const method = (id: number, key: string, changes: Partial<PaymentMethodRow> = {}) => ({
  id,
  key: 'plenty',
  paymentKey: key,
  names: { de: key, en: key },
  descriptions: { de: '', en: '' },
  icon: '',
  fee: 0,
  countryIds: null,
  maxAmount: null,
  ...changes,
});

const tables = (paymentMethods: PaymentMethodRow[], rules = {}) =>
  ({
    settings: new Map<string, unknown>([['orders', rules]]),
    paymentMethods,
    countries: [
      { id: 1, names: { de: 'Deutschland', en: 'Germany' } },
      { id: 4, names: { de: 'Schweiz', en: 'Switzerland' } },
    ],
  }) as unknown as ReferenceTables;

const many = Array.from({ length: MAX_ATTEMPTS }, (_, i) =>
  payment({ attempt: i + 1, status: i + 1 < MAX_ATTEMPTS ? 'canceled' : 'open' }),
);

const FIXED = 'order.paymentMethodCantSwitch';
const BUSY = 'order.paymentInProgress';
test.each<[string, Partial<PayableOrder>, string | null]>([
  ['that waits for its money', {}, null],
  ['on invoice that was not sent', { status: 'confirmed' }, null],
  ['that was sent', { status: 'shipped' }, FIXED],
  ['that is completed', { status: 'completed' }, FIXED],
  ['that was cancelled', { status: 'cancelled' }, FIXED],
  ['that was withdrawn from', { withdrawnAt: new Date() }, FIXED],
  ['that is a return', { typeId: 3 }, FIXED],
  ['that is an offer', { typeId: 7 }, FIXED],
  ['that costs nothing', { balance: balanceFacts([payment({ amount: 0 })], 0) }, FIXED],
  ['that is paid', { balance: balanceFacts([payment({ status: 'paid', received: 5000 })]) }, FIXED],
  ['that is paid in part', { balance: balanceFacts([payment({ received: 1 })]) }, FIXED],
  [
    'that was refunded',
    { balance: balanceFacts([payment({ status: 'paid', received: 5000, refunded: 5000 })]) },
    FIXED,
  ],
  [
    'that gift cards paid',
    { balance: { ...balanceFacts([]), giftCards: [{ amount: 5000, returned: 0 }] } },
    FIXED,
  ],
  [
    'whose payment was charged back',
    { balance: balanceFacts([payment({ status: 'paid', received: 5000, chargedBack: 5000 })]) },
    FIXED,
  ],
  [
    'whose payment is authorized',
    { balance: balanceFacts([payment({ status: 'authorized' })]) },
    FIXED,
  ],
  [
    'whose payment is in progress',
    { balance: balanceFacts([payment({ status: 'pending' })]) },
    BUSY,
  ],
  ['whose payment failed', { balance: balanceFacts([payment({ status: 'failed' })]) }, null],
  ['whose payment expired', { balance: balanceFacts([payment({ status: 'expired' })]) }, null],
  ['that was changed as often as allowed', { balance: balanceFacts(many) }, FIXED],
  ['that was changed once less', { balance: balanceFacts(many.slice(1)) }, null],
])('an order %s', (_, changes, refusal) => {
  expect(switchRefusal({ ...order, ...changes }, tables([]))).toBe(refusal);
});

test('a shop that disables it refuses it for every order', () => {
  expect(switchRefusal(order, tables([], { paymentChange: false }))).toBe(
    'order.paymentMethodSwitchDisabled',
  );
});

const METHODS = [
  method(1, 'PREPAYMENT'),
  method(2, 'INVOICE', { countryIds: [1], maxAmount: 5000 }),
  method(3, 'CASH_ON_DELIVERY'),
  method(4, 'MOLLIE'),
];
test.each<[string, Partial<PayableOrder>, PaymentMethodRow[], number[]]>([
  ['all methods with a provider', {}, METHODS, [1, 2, 3]],
  ['up to its limit', { balance: balanceFacts([payment()], 5001) }, METHODS, [1, 3]],
  [
    'for the destination, in either language',
    { deliveryAddress: { countryName: 'Switzerland' } as OrderAddress },
    METHODS,
    [1, 3],
  ],
  [
    'for a destination that no longer exists',
    { deliveryAddress: { countryName: 'Atlantis' } as OrderAddress },
    METHODS,
    [1, 3],
  ],
  [
    'by its price now',
    {
      balance: {
        ...balanceFacts([payment()], 5001),
        unsent: [{ quantity: 2, unsent: 1, unitGross: 1, discount: 0 }],
      },
    },
    METHODS,
    [1, 2, 3],
  ],
  ['those not excluded by the shipping method', { excludedPaymentMethodIds: [3] }, METHODS, [1, 2]],
  ['those for a removed shipping method', { excludedPaymentMethodIds: null }, METHODS, [1, 2, 3]],
  ['without a fee', {}, [method(1, 'PREPAYMENT'), method(3, 'CASH_ON_DELIVERY', { fee: 1 })], [1]],
  [
    'its own method with the agreed fee',
    { paymentFee: 150 },
    [
      method(1, 'PREPAYMENT', { fee: 900 }),
      method(2, 'INVOICE'),
      method(3, 'CASH_ON_DELIVERY', { fee: 1 }),
    ],
    [1, 2],
  ],
  [
    'without its fee up to a limit',
    { paymentFee: 150, balance: balanceFacts([payment()], 5150) },
    METHODS,
    [1, 2, 3],
  ],
])('payment methods of an order: %s', (_, changes, methods, ids) => {
  const targets = switchTargets({ ...order, ...changes }, tables(methods), {
    lang: 'de',
    mollie: null,
  });
  expect(targets.map(({ id }) => id)).toEqual(ids);
});
