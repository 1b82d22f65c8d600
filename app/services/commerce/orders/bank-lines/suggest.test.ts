import fc from 'fast-check';
import { expect, test } from 'vitest';
import { suggest, type OrderIndex, type OrderFacts, type Outcome } from './suggest';

const order = (id: number, change: Partial<OrderFacts> = {}): OrderFacts => ({
  id,
  hasEnded: false,
  currency: 'EUR',
  due: 1490,
  isWaiting: true,
  attempt: 1,
  buyer: 'Anna Müller',
  ...change,
});
const orders = [
  order(10_001, { attempt: 2 }),
  order(10_002, { due: 2000, buyer: 'Bert Braun' }),
  order(10_003, { due: 0, isWaiting: false }),
  order(10_004, { hasEnded: true, due: 0, isWaiting: false }),
  order(10_005, { attempt: null, due: 700, isWaiting: false }),
  order(10_006, { due: 3300, buyer: 'Cem Can' }),
  order(10_007, { due: 3300, buyer: 'Cem Can' }),
  order(10_008, { currency: 'CHF' }),
  order(10_009, { due: 500 }),
  order(10_010, { isWaiting: false, buyer: 'Dora Dunkel' }),
  order(10_011, { hasEnded: true, due: 800 }),
];
const known: OrderIndex = {
  orders: new Map(orders.map((each) => [each.id, each])),
  byOtherNumber: new Map([
    ['RE-2026-00012', 10_002],
    ['10777', 10_001],
  ]),
  elsewhere: [
    { orderId: 10_009, bookedOn: '2026-11-26', amount: 500 },
    { orderId: 10_003, bookedOn: '2026-11-26', amount: 1490 },
  ],
};
const line = {
  kind: 'payment' as const,
  amount: 1490,
  currency: 'EUR',
  bookedOn: '2026-11-26',
  name: 'Zoe',
  text: '',
  endToEndId: '',
};

test.each<[string, Partial<Parameters<typeof suggest>[0]>, Outcome, number[]]>([
  ['the transfer code', { text: '10001' }, 'pays', [10_001]],
  ['text around the number', { text: 'best.nr. 10001, vielen Dank' }, 'pays', [10_001]],
  ['a number with spaces', { text: 'Bestellung 1 00 01' }, 'pays', [10_001]],
  ['the end-to-end id', { endToEndId: 'ORDER-10001' }, 'pays', [10_001]],
  ['the invoice', { text: 're 2026 00012', amount: 2000 }, 'pays', [10_002]],
  ['the offer it was made from', { text: 'Angebot 10777' }, 'pays', [10_001]],
  ['a postcode of an order beside it', { text: '10003 Berlin, 10001' }, 'pays', [10_001]],
  ['another order that is due beside it', { text: '10002 10001' }, 'pays', [10_001]],
  ['less than is due', { text: '10001', amount: 1 }, 'tooLittle', [10_001]],
  ['more than is due', { text: '10001', amount: 1491 }, 'tooMuch', [10_001]],
  ['one that is paid', { text: '10003', amount: 8 }, 'alreadyPaid', [10_003]],
  ['one that was cancelled', { text: '10004' }, 'ended', [10_004]],
  ['one that was cancelled and not paid', { text: '10011', amount: 800 }, 'ended', [10_011]],
  ['one paid on delivery', { text: '10005', amount: 700 }, 'otherWay', [10_005]],
  ['two with the same balance', { text: '10006 10007', amount: 3300 }, 'several', [10_006, 10_007]],
  ['two with one transfer', { text: '10001 10002', amount: 3490 }, 'paysAll', [10_001, 10_002]],
  [
    'two with one transfer, a cent more',
    { text: '10001 10002', amount: 3491 },
    'several',
    [10_001, 10_002],
  ],
  [
    'two with one transfer, and one that is paid',
    { text: '10003 10001 10002', amount: 3490 },
    'paysAll',
    [10_001, 10_002],
  ],
  [
    'two with one transfer, one of them paid on delivery',
    { text: '10001 10005', amount: 2190 },
    'several',
    [10_001, 10_005],
  ],
  [
    'two with one transfer, one of them booked from another format',
    { text: '10001 10009', amount: 1990 },
    'several',
    [10_001, 10_009],
  ],
  [
    'one that is paid beside one that is due',
    { text: '10003 10001', amount: 1491 },
    'tooMuch',
    [10_001],
  ],
  [
    'one of another day in another format',
    { text: '10009', amount: 500, bookedOn: '2026-11-25' },
    'pays',
    [10_009],
  ],
  ['one booked from another format', { text: '10009', amount: 500 }, 'maybeBooked', [10_009]],
  ['the same of one that is paid', { text: '10003' }, 'maybeBooked', [10_003]],
  ['no order, but name and amount', { name: 'MUELLER ANNA' }, 'maybe', [10_001]],
  ['a postcode, name and amount', { name: 'Anna Müller', text: '10004' }, 'maybe', [10_001]],
  [
    'no order, but two with this name and amount',
    { name: 'Can', amount: 3300 },
    'maybe',
    [10_006, 10_007],
  ],
  ['one with another balance', { text: '10002', name: 'Anna Müller' }, 'tooLittle', [10_002]],
  [
    'no order, name and amount of one that waits for no transfer',
    { name: 'Dora Dunkel' },
    'unknown',
    [],
  ],
  ['no order, the amount of another buyer', { name: 'Anna Müller', amount: 2000 }, 'unknown', []],
  ['no order', { text: 'Miete 99999' }, 'unknown', []],
  ['it in francs', { text: '10001', currency: 'CHF' }, 'otherCurrency', [10_001]],
  ['no order, in francs', { currency: 'CHF' }, 'otherCurrency', []],
  ['an order in francs', { text: '10008' }, 'otherCurrency', [10_008]],
  ['a returned transfer', { text: '10001', kind: 'returned' }, 'returned', [10_001]],
  ['a charged-back debit', { text: '10001', kind: 'takenBack' }, 'takenBack', [10_001]],
])('%s is named', (_, change, outcome, orderIds) => {
  const { attempt, ...found } = suggest({ ...line, ...change }, known);
  expect(found).toEqual({ outcome, orderIds });
  const [only, ...more] = orderIds;
  expect(attempt).toBe(more.length > 0 ? null : (known.orders.get(only ?? 0)?.attempt ?? null));
});

test('only the whole balance of one named order is certain', () => {
  const named = fc.array(fc.constantFrom(...orders.map(({ id }) => id)), { maxLength: 4 });
  const amount = fc.constantFrom(1, 500, 700, 1490, 2000, 3300, 3490);
  const name = fc.constantFrom('', 'Anna Müller', 'Cem Can');
  fc.assert(
    fc.property(named, amount, name, (named, amount, name) => {
      const found = suggest({ ...line, text: named.join(', '), amount, name }, known);
      if (found.outcome !== 'pays') return true;
      const owing = orders.filter(
        ({ id, due, hasEnded }) => named.includes(id) && due === amount && !hasEnded,
      );
      return owing.length === 1 && owing[0]!.id === found.orderIds[0];
    }),
    { seed: 20_261_126 },
  );
});
