import { readDay } from '../../app/lib/calendar-day';

/** Whether a bare day means its first moment, or the first moment after it. */
export type DayEdge = 'start' | 'end';

const ZONE = 'Europe/Berlin';
const dayInZone = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE });
const offsetInZone = new Intl.DateTimeFormat('en', { timeZone: ZONE, timeZoneName: 'longOffset' });

/** Midnight in Germany at the beginning of a day (YYYY-MM-DD, plus `shift` days). */
function startOfDay(day: string, shift: number): Date {
  const utc = new Date(`${day}T00:00:00Z`);
  utc.setUTCDate(utc.getUTCDate() + shift);
  const name = offsetInZone.formatToParts(utc).find((part) => part.type === 'timeZoneName')?.value;
  const offset = /GMT(.+)/.exec(name ?? '')?.[1] ?? '+00:00';
  return new Date(`${utc.toISOString().slice(0, 10)}T00:00:00${offset}`);
}

/**
 * Reads 2026-11-30, 30.11.2026, an ISO moment with zone, or `today`, `today-12`, `today+20` (days
 * from the import). Returns an ISO moment; throws with a hint.
 */
export function readInstant(text: string, edge: DayEdge, now = new Date()): string {
  const extra = edge === 'end' ? 1 : 0;
  const relative = /^today(?:([+-]\d{1,4}))?$/.exec(text);
  if (relative)
    return startOfDay(dayInZone.format(now), Number(relative[1] ?? 0) + extra).toISOString();
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  const day = german
    ? `${german[3]}-${german[2]!.padStart(2, '0')}-${german[1]!.padStart(2, '0')}`
    : text;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day);
  const isMoment = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/.test(day);
  const moment = new Date(isDay || isMoment ? day : Number.NaN);
  // `Date` turns 30 February into 2 March.
  if (Number.isNaN(moment.getTime()) || readDay(day.slice(0, 10)) === null) {
    throw new Error(`"${text.slice(0, 60)}" is not a day such as 2026-11-30 or 30.11.2026`);
  }
  return isDay ? startOfDay(day, extra).toISOString() : moment.toISOString();
}
