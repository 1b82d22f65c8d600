import { dayOf, daysAfter } from '~/lib/calendar-day';
import { onShopClock } from '~/lib/shop-time';
import type { PreferredDeliveryRules } from '../../core/settings/preferred-delivery-rules';
import { germanHolidays } from './german-holidays';

/** Days to choose from. */
const OFFERED = 5;
/** Working days after the order until the earliest possible delivery (§9). */
const EARLIEST = 2;
const SUNDAY = 7;

/**
 * The possible delivery days, ISO dates, earliest first: two working days after the order, three
 * after the cut-off, more where the goods take `goodsDays` to the carrier; on a day without
 * hand-over no parcel is sent. Never a Sunday or a holiday (§9, open point 1.12). None where the
 * shop has no hand-over days.
 */
export function preferredDays(
  { cutOff, excludedHandOverDays }: PreferredDeliveryRules,
  { now, goodsDays }: { now: Date; goodsDays: number },
): string[] {
  const isHandOver = (day: string) =>
    isWorkingDay(day) && !excludedHandOverDays.includes(weekdayOf(day));
  if ([1, 2, 3, 4, 5, 6].every((weekday) => excludedHandOverDays.includes(weekday))) return [];
  const isLate = onShopClock(now).slice(11) >= timeOf(cutOff);
  let left = Math.max(EARLIEST, goodsDays + 1) + Number(isLate);
  let day = dayOf(now);
  while (left > 0) {
    day = daysAfter(day, 1);
    if (isHandOver(day)) left -= 1;
  }
  const days: string[] = [];
  for (; days.length < OFFERED; day = daysAfter(day, 1)) if (isWorkingDay(day)) days.push(day);
  return days;
}

function isWorkingDay(day: string): boolean {
  return weekdayOf(day) !== SUNDAY && !germanHolidays(Number(day.slice(0, 4))).has(day);
}

/** 1 is Monday, 7 is Sunday. */
function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00.000Z`).getUTCDay() || SUNDAY;
}

function timeOf({ hour, minute }: { hour: number; minute: number }): string {
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
}
