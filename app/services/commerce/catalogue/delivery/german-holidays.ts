/** Month and day of the fixed holidays; some apply in one federal state only. */
const FIXED = '01-01 01-06 03-08 05-01 08-08 08-15 09-20 10-03 10-31 11-01 12-25 12-26'.split(' ');

/** Good Friday, Easter Sunday and Monday, Ascension, Whit Sunday and Monday, Corpus Christi: days after Easter. */
const MOVING = [-2, 0, 1, 39, 49, 50, 60];

const DAY_MS = 24 * 60 * 60 * 1000;

const known = new Map<number, Set<string>>();

/**
 * Public holidays of a year in Germany, as ISO dates, including those of single federal states and
 * of Augsburg: a postcode does not determine its state, and no parcel may be promised on a holiday
 * (§9).
 */
export function germanHolidays(year: number): ReadonlySet<string> {
  const holidays = known.get(year) ?? holidaysOf(year);
  known.set(year, holidays);
  return holidays;
}

function holidaysOf(year: number): Set<string> {
  const easter = easterSunday(year);
  return new Set([
    ...FIXED.map((day) => `${year}-${day}`),
    ...MOVING.map((days) => isoDay(easter + days * DAY_MS)),
    isoDay(dayOfRepentance(year)),
  ]);
}

/** In the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher; milliseconds UTC. */
function easterSunday(year: number): number {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return Date.UTC(year, month - 1, day);
}

/** The Wednesday before 23 November. */
function dayOfRepentance(year: number): number {
  const last = Date.UTC(year, 10, 22);
  const weekday = new Date(last).getUTCDay();
  return last - ((weekday - 3 + 7) % 7) * DAY_MS;
}

function isoDay(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
