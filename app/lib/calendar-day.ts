import { onShopClock } from './shop-time';

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const GERMAN = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})$/;

/**
 * A day as YYYY-MM-DD, from a date field (2027-03-28) or from typed text where a browser has none
 * (28.3.2027); null for an invalid day.
 */
export function readDay(text: string): string | null {
  const iso = ISO.exec(text.trim());
  const german = GERMAN.exec(text.trim());
  const [year, month, day] = iso ? iso.slice(1) : (german?.slice(1).toReversed() ?? []);
  if (!year || !month || !day) return null;
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${written}T00:00:00.000Z`);
  // 30 February becomes 2 March, and some values become an invalid date.
  const isDay = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(written);
  return isDay ? written : null;
}

/** The day of a timestamp on the shop's clock. */
export function dayOf(moment: Date): string {
  return onShopClock(moment).slice(0, 10);
}

/** The first and the last of so many days from tomorrow on, on the shop's clock. */
export function daysAhead(now: Date, count: number): { first: string; last: string } {
  const today = dayOf(now);
  return { first: daysAfter(today, 1), last: daysAfter(today, count) };
}

/** The day so many days later. */
export function daysAfter(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00.000Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}
