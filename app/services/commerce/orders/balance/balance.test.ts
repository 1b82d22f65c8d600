import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paymentRow } from '../../../../../tests/support/payment-row';
import {
  discountOf,
  needlessRefund,
  balanceOf,
  unnotedRefund,
  worthOfUnsent,
  type BalanceFacts,
} from './balance';

/** 3 pieces of 10 euros with a discount of 1 euro, and delivery. */
const line = { quantity: 3, unitGross: 1000, discount: 100 };
const order = (change: Partial<BalanceFacts> = {}, received = 0, refunded = 0): BalanceFacts => ({
  status: 'shipped',
  total: 3390,
  unsent: [],
  undelivered: 0,
  returns: [],
  payments: [paymentRow({ amount: 3390, received, refunded })],
  giftCards: [],
  waiting: 0,
  ...change,
});
const unsent = [{ ...line, unsent: 1 }];
const back = (status: BalanceFacts['returns'][number]['status'], total = 966) => [
  { status, total },
];

type Sums = [price: number, paid: number, due: number, refundable: number, unnoted: number];
test.each<[string, BalanceFacts, Sums]>([
  ['as agreed, unpaid', order(), [3390, 0, 3390, 0, 0]],
  ['as agreed, paid', order({}, 3390), [3390, 3390, 0, 0, 0]],
  ['paid in part', order({}, 3000), [3390, 3000, 390, 0, 0]],
  ['overpaid', order({}, 3400), [3390, 3400, 0, 10, 10]],
  ['overpaid, refund waiting', order({ waiting: 10 }, 3400), [3390, 3400, 0, 10, 0]],
  ['overpaid, refunded', order({}, 3400, 10), [3390, 3390, 0, 0, 0]],
  ['a piece not sent, unpaid', order({ unsent }), [2424, 0, 2424, 0, 0]],
  ['a piece not sent, paid', order({ unsent }, 3390), [2424, 3390, 0, 966, 966]],
  ['a piece not sent, paid less', order({ unsent }, 2000), [2424, 2000, 424, 0, 0]],
  ['nothing to deliver, unpaid', order({ undelivered: 490 }), [2900, 0, 2900, 0, 0]],
  ['nothing to deliver, paid', order({ undelivered: 490 }, 3390), [2900, 3390, 0, 490, 490]],
  [
    'paid, and a part charged back',
    order({ payments: [paymentRow({ received: 3390, chargedBack: 1000 })] }),
    [3390, 2390, 1000, 0, 0],
  ],
  ['a piece being returned, unpaid', order({ returns: back('requested') }), [2424, 0, 2424, 0, 0]],
  [
    'a piece being returned, paid',
    order({ returns: back('received') }, 3390),
    [2424, 3390, 0, 966, 0],
  ],
  ['a piece returned, paid', order({ returns: back('refunded') }, 3390), [2424, 3390, 0, 966, 966]],
  [
    'a piece returned, refunded',
    order({ returns: back('refunded') }, 3390, 966),
    [2424, 2424, 0, 0, 0],
  ],
  ['a piece returned, unpaid', order({ returns: back('refunded') }), [2424, 0, 2424, 0, 0]],
  ['a refused return', order({ returns: back('refused') }, 3390), [3390, 3390, 0, 0, 0]],
  ['a cancelled return', order({ returns: back('cancelled') }), [3390, 0, 3390, 0, 0]],
  ['cancelled, unpaid', order({ status: 'cancelled' }), [0, 0, 0, 0, 0]],
  ['cancelled, paid in part', order({ status: 'cancelled' }, 90), [0, 90, 0, 90, 90]],
  ['withdrawn from, paid', order({ status: 'withdrawn', unsent }, 3390), [0, 3390, 0, 3390, 3390]],
])('%s', (_, facts, [price, paid, due, refundable, unnoted]) => {
  expect(balanceOf(facts)).toEqual({ price, paid, due, refundable });
  expect(unnotedRefund(facts)).toEqual({ money: unnoted, giftCards: 0 });
});

type BalanceCase = [
  paid: number,
  due: number,
  refundable: number,
  money: number,
  giftCards: number,
];
const cards = [{ amount: 2000, returned: 0 }];
test.each<[string, BalanceFacts, BalanceCase]>([
  ['the rest is unpaid', order({ giftCards: cards }), [2000, 1390, 0, 0, 0]],
  ['the rest is paid', order({ giftCards: cards }, 1390), [3390, 0, 0, 0, 0]],
  ['a piece not sent', order({ giftCards: cards, unsent }, 1390), [3390, 0, 966, 966, 0]],
  ['the rest unpaid, a piece not sent', order({ giftCards: cards, unsent }), [2000, 424, 0, 0, 0]],
  [
    'withdrawn from, the money waits already',
    order({ status: 'withdrawn', giftCards: cards, waiting: 1390 }, 1390),
    [3390, 0, 3390, 0, 2000],
  ],
  [
    'cancelled, a part returned to the card',
    order({ status: 'cancelled', giftCards: [{ amount: 2000, returned: 500 }] }, 1390),
    [2890, 0, 2890, 1390, 1500],
  ],
])('paid with gift cards: %s', (_, facts, [paid, due, refundable, money, giftCards]) => {
  expect(balanceOf(facts)).toMatchObject({ paid, due, refundable });
  expect(unnotedRefund(facts)).toEqual({ money, giftCards });
});

test.each<[string, BalanceFacts, number]>([
  ['all of it is refundable', order({ unsent, waiting: 966 }, 3390), 0],
  ['a cent more waits than is refundable', order({ unsent, waiting: 967 }, 3390), 1],
  ['nothing is refundable', order({ waiting: 966 }, 3390), 966],
  [
    'the returned goods are refundable',
    order({ returns: back('refunded'), waiting: 966 }, 3390),
    0,
  ],
  ['less was paid than is due', order({ waiting: 966 }, 3000), 966],
  ['some of it is on a gift card', order({ unsent, waiting: 966, giftCards: cards }, 1390), 0],
])('the part of a waiting refund that is no longer due: %s', (_, facts, needless) => {
  expect(needlessRefund(facts)).toBe(needless);
});

test('parts of a line are never worth more than the line', () => {
  const some = fc.record({
    quantity: fc.integer({ min: 1, max: 50 }),
    unitGross: fc.integer({ min: 0, max: 99_999 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    first: fc.integer({ min: 0, max: 50 }),
  });
  fc.assert(
    fc.property(some, ({ quantity, unitGross, share, first }) => {
      const discount = Math.floor(quantity * unitGross * share);
      const pieces = Math.min(first, quantity);
      const worth = worthOfUnsent({ quantity, unitGross, discount, unsent: pieces });
      const left = discount - discountOf(discount, pieces, quantity);
      const rest =
        (quantity - pieces) * unitGross - discountOf(left, quantity - pieces, quantity - pieces);
      return worth >= 0 && rest >= 0 && worth + rest === quantity * unitGross - discount;
    }),
    { seed: 20_261_124 },
  );
});
