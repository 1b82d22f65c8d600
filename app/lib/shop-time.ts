/** The shop's clock on the wall; dates and times without a zone are meant in it. */
export const SHOP_TIME_ZONE = 'Europe/Berlin';

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;
const HOUR_MS = 60 * 60 * 1000;

/**
 * The moment a date (2027-03-28) and a time (14:30) of the shop's clock mean; null where they are none,
 * `missing` in the hour that the clock leaves out in spring. Of the hour that comes twice in autumn it
 * is the first.
 */
export function shopMoment(date: string, time: string): Date | 'missing' | null {
  const day = DATE.exec(date);
  const hour = TIME.exec(time);
  if (!day || !hour) return null;
  const wanted = `${date}T${time}`;
  const asUtc = new Date(`${wanted}:00.000Z`);
  // 30 February becomes 2 March, and some things become nothing at all.
  if (Number.isNaN(asUtc.getTime()) || asUtc.toISOString().slice(0, 16) !== wanted) return null;
  // Summer time is two hours before UTC, winter time one: the earlier moment first.
  const moments = [2, 1].map((hours) => new Date(asUtc.getTime() - hours * HOUR_MS));
  return moments.find((moment) => onShopClock(moment) === wanted) ?? 'missing';
}

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: SHOP_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A moment as the shop's clock shows it: 2027-03-28T14:30. */
export function onShopClock(moment: Date): string {
  return clock.format(moment).replace(' ', 'T');
}
