import { afterEach, expect, test } from 'vitest';
import { daysAfter } from '~/features/after-order/confirmation/withdrawal-view';
import { date, weekday } from '~/i18n/instant';
import { onShopClock, shopMoment } from '~/lib/shop-time';
import { preferredDays } from '~/services/commerce/catalogue/delivery/preferred-days';
import { preferredDeliveryRulesOf } from '~/services/commerce/core/settings/preferred-delivery-rules';

const here = process.env.TZ;
afterEach(() => {
  if (here === undefined) delete process.env.TZ;
  else process.env.TZ = here;
});

/** Instants around midnight in Berlin, on the days its clock changes, and at the end of a month. */
const MOMENTS = [
  '2027-03-27T22:59:59Z',
  '2027-03-27T23:00:00Z',
  '2027-03-28T01:00:00Z',
  '2027-10-30T21:59:59Z',
  '2027-10-30T22:00:00Z',
  '2027-10-31T01:30:00Z',
  '2028-02-28T23:00:00Z',
  '2026-12-31T23:30:00Z',
];

const rules = preferredDeliveryRulesOf(new Map());

function saidOf(moment: string) {
  const day = daysAfter(moment, 14);
  const clock = onShopClock(new Date(moment));
  const [on, at] = clock.split('T') as [string, string];
  const delivered = preferredDays(rules, { now: new Date(moment), goodsDays: 1 });
  return [
    delivered,
    day,
    clock,
    shopMoment(on, at),
    date(moment, 'de', 'short'),
    weekday(moment, 'en'),
  ];
}

test('the zone of the machine changes no day: of delivery, 14 days later, on pages (R38)', () => {
  const inZone = (zone: string) => {
    process.env.TZ = zone;
    return { hours: new Date('2027-01-15T00:00:00Z').getHours(), said: MOMENTS.map(saidOf) };
  };
  const berlin = inZone('Europe/Berlin');
  for (const zone of ['UTC', 'Pacific/Auckland', 'America/Los_Angeles']) {
    const elsewhere = inZone(zone);
    expect(elsewhere.hours).not.toBe(berlin.hours);
    expect(elsewhere.said).toEqual(berlin.said);
  }
});
