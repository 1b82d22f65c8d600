/** The time zone of the shop; dates and times without a zone are in it. */
export const SHOP_TIME_ZONE = 'Europe/Berlin';

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;
const HOUR_MS = 60 * 60 * 1000;

/**
 * The timestamp of a date (2027-03-28) and a time (14:30) on the shop's clock; null if they are
 * invalid, `missing` in the hour skipped in spring. In the hour that occurs twice in autumn, the
 * first.
 */
export function shopMoment(date: string, time: string): Date | 'missing' | null {
  const day = DATE.exec(date);
  const hour = TIME.exec(time);
  if (!day || !hour) return null;
  const wanted = `${date}T${time}`;
  const asUtc = new Date(`${wanted}:00.000Z`);
  // 30 February becomes 2 March, and some values become an invalid date.
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

/** A timestamp on the shop's clock: 2027-03-28T14:30. */
export function onShopClock(moment: Date): string {
  return clock.format(moment).replace(' ', 'T');
}
