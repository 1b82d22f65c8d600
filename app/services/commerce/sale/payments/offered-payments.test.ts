import { expect, test } from 'vitest';
import type { ReferenceTables } from '../../core/reference/reference-tables';
import { chosenPayment, offeredPayments, paidByGiftCards } from './offered-payments';

const METHOD = {
  key: 'plenty',
  names: { de: 'Art', en: 'Way' },
  descriptions: { de: 'in {days} Tagen', en: 'within {days} days' },
  icon: '/own.svg',
  fee: 0,
  countryIds: null,
  maxAmount: null,
};
const reference = {
  settings: new Map(),
  paymentMethods: [
    { ...METHOD, id: 1, paymentKey: 'PREPAYMENT' },
    { ...METHOD, id: 2, paymentKey: 'INVOICE', countryIds: [1], maxAmount: 5000 },
    { ...METHOD, id: 3, paymentKey: 'GIFT_CARD' },
    { ...METHOD, id: 4, paymentKey: 'MOLLIE_CREDITCARD' },
    { ...METHOD, id: 5, paymentKey: 'MOLLIE_PAYPAL' },
    { ...METHOD, id: 6, paymentKey: 'BARTER' },
  ],
  providerMethods: [
    { id: 'creditcard', minAmount: 100, maxAmount: 6000, iconHash: 'abc' },
    { id: 'paypal', minAmount: 0, maxAmount: null, iconHash: null },
  ],
} as unknown as ReferenceTables;

type Payable = Parameters<typeof offeredPayments>[1];
const payable: Payable = {
  reference,
  destination: { countryId: 1 },
  shipping: null,
  giftCards: [],
  openAmount: 1000,
  buysGiftCards: false,
  feeOf: ({ fee }) => fee,
};
const offered = (change: Partial<Payable> = {}, mollie: unknown = {}) =>
  offeredPayments({ lang: 'en', mollie }, { ...payable, ...change });

const card = (amount: number) => [{ amount }];
test.each<[string, Partial<Payable>, number[]]>([
  ['with a provider', {}, [1, 2, 4, 5]],
  ['for the destination', { destination: { countryId: 2 } }, [1, 4, 5]],
  ['up to its limit', { openAmount: 5000 }, [1, 2, 4, 5]],
  ['not above it', { openAmount: 5001 }, [1, 4, 5]],
  ['from the minimum of the provider', { openAmount: 100 }, [1, 2, 4, 5]],
  ['not below it', { openAmount: 99 }, [1, 2, 5]],
  ['up to the maximum of the provider', { openAmount: 6000 }, [1, 4, 5]],
  ['not above that', { openAmount: 6001 }, [1, 5]],
  ['for the rest after gift cards', { giftCards: card(500) }, [1, 2, 4, 5]],
  ['only gift cards, which pay for all', { giftCards: card(500), openAmount: 0 }, [3]],
  ['one of several gift cards', { giftCards: [...card(0), ...card(5)], openAmount: 0 }, [3]],
  ['for the total 0', { openAmount: 0 }, [1, 2, 5]],
  ['for the total 0, with an empty card', { giftCards: card(0), openAmount: 0 }, [1, 2, 5]],
  ['for gift cards, which are not created yet', { buysGiftCards: true }, [1, 4, 5]],
  ['up to a limit with its fee', { openAmount: 4999, feeOf: () => 2 }, [1, 4, 5]],
  [
    'from the minimum of the provider, including the fee',
    { openAmount: 99, feeOf: () => 1 },
    [1, 2, 4, 5],
  ],
  [
    'for gift cards, paid with gift cards',
    { buysGiftCards: true, giftCards: card(5), openAmount: 0 },
    [3],
  ],
])('payment methods %s', (_, change, ids) => {
  expect(offered(change).map(({ id }) => id)).toEqual(ids);
});

test('without an API key of the provider none of its methods is offered', () => {
  expect(offered({}, null).map(({ id }) => id)).toEqual([1, 2]);
});

test('a method has a term and an icon, and can be chosen unless the shipping method excludes it', () => {
  const [prepayment, , byCard, paypal] = offered({ shipping: { excludedPaymentMethodIds: [4] } });
  expect(prepayment).toMatchObject({ description: 'within 7\u00A0days', termDays: 7 });
  expect(prepayment).toMatchObject({ icon: '/own.svg', isSelectable: true });
  const [forNothing] = offered({ openAmount: 0 });
  expect(forNothing).toMatchObject({ description: '', termDays: null });
  expect(byCard).toMatchObject({
    icon: '/payments/icons/creditcard.svg?v=abc',
    isSelectable: false,
    excludedPaymentMethodIds: [4],
  });
  expect(paypal).toMatchObject({ icon: '/own.svg', isSelectable: true });
  expect(offered()[0]).toMatchObject({ excludedPaymentMethodIds: [] });
});

test('a selectable method is chosen, or gift cards where they pay for all', () => {
  const ways = offered({ shipping: { excludedPaymentMethodIds: [4] } });
  const idOf = (paymentMethodId: number | null, among = ways) =>
    chosenPayment({ paymentMethodId }, among)?.id;
  expect([idOf(1), idOf(4), idOf(9), idOf(null)]).toEqual([1, undefined, undefined, undefined]);
  expect(chosenPayment({ paymentMethodId: null }, ways)).toBeNull();
  expect(paidByGiftCards(ways)).toBeNull();
  expect(idOf(1, offered({ giftCards: card(5), openAmount: 0 }))).toBe(3);
});
