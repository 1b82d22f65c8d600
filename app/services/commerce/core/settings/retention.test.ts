import { expect, test } from 'vitest';
import { CHANGEABLE, RETENTION, type ChangeablePeriod } from '../../../shop-api/retention';
import { retentionSchema } from '../../../shop-api';
import { configurationOf } from '../../shop-pages/configuration/get-configuration';
import { retentionOf } from './retention';

const settings = (value: unknown) => new Map([['retention', value]]);

test.each([undefined, null, 5, [], { carts: { days: 0 } }, { orders: { years: 7 } }])(
  'a row of %j is ignored',
  (value) => expect(retentionOf(settings(value))).toEqual(RETENTION),
);

test('a given period replaces only its default; the privacy page reads the same', () => {
  const expected = {
    ...RETENTION,
    carts: { days: 60 },
    orders: { years: 10 },
    reviewMailObjections: { years: 10 },
  };
  const stored = settings({ carts: { days: 60 }, orders: { years: 10 } });
  expect(retentionOf(stored)).toEqual(expected);
  expect(configurationOf(stored).retention).toEqual(expected);
});

test.each([
  { rateLimits: { days: 1 } },
  { carts: { years: 1 } },
  { carts: { days: 60, years: 1 } },
])('a period that no shop may change, or in another unit: %j', (value) => {
  expect(retentionOf(settings(value))).toEqual(RETENTION);
  expect(configurationOf(settings(value)).retention).toEqual(RETENTION);
});

test.each(Object.keys(CHANGEABLE) as ChangeablePeriod[])(
  '%s has its default within its bounds, and accepts both bounds, but nothing beyond',
  (kind) => {
    const [[unit, bounds]] = Object.entries(CHANGEABLE[kind]) as [[string, readonly number[]]];
    const [least, most] = bounds as [number, number];
    const [value] = Object.values(RETENTION[kind]) as [number];
    expect(least <= value && value <= most).toBe(true);
    for (const taken of [least, most]) {
      expect(retentionOf(settings({ [kind]: { [unit]: taken } }))[kind]).toEqual({ [unit]: taken });
    }
    for (const beyond of [least - 1, most + 1]) {
      expect(retentionOf(settings({ [kind]: { [unit]: beyond } }))[kind]).toEqual(RETENTION[kind]);
    }
  },
);

test('objections to mails about orders are stored as long as orders, and follow no other period', () => {
  expect(RETENTION.reviewMailObjections).toEqual(RETENTION.orders);
  const stored = settings({ orders: { years: 9 }, reviewMailObjections: { years: 8 } });
  expect(retentionOf(stored).reviewMailObjections).toEqual({ years: 9 });
  expect(configurationOf(stored).retention).toEqual(retentionOf(stored));
  expect(retentionSchema.parse(retentionOf(stored))).toEqual(retentionOf(stored));
});
