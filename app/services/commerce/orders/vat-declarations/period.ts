import { onShopClock, shopMoment } from '~/lib/shop-time';

/** A quarter in the shop's time zone, such as 2026-Q3. */
export type Quarter = `${number}-Q${1 | 2 | 3 | 4}`;

/** A month in the shop's time zone, such as 2026-07. */
export type Month = `${number}-${number}`;

/** The period of a declaration. */
export type Period = Quarter | Month;

/** Parses a quarter; null if the text is none. */
export function readQuarter(text: string): Quarter | null {
  return /^20\d{2}-Q[1-4]$/.test(text) ? (text as Quarter) : null;
}

/** The quarter that contains a moment. */
export function quarterOf(at: Date): Quarter {
  const [year, month] = onShopClock(at).split('-');
  return `${year}-Q${Math.ceil(Number(month) / 3)}` as Quarter;
}

/** Parses a month or quarter; null if the text is neither. */
export function readPeriod(text: string): Period | null {
  return /^20\d{2}-(?:0[1-9]|1[0-2])$/.test(text) ? (text as Month) : readQuarter(text);
}

/** The start of a period, and that of the next one. */
export function boundsOf(period: Period): { from: Date; to: Date } {
  const [year, name] = period.split('-') as [string, string];
  const isQuarter = name.startsWith('Q');
  const first = isQuarter ? (Number(name.slice(1)) - 1) * 3 : Number(name) - 1;
  const months = Number(year) * 12 + first;
  return { from: firstMoment(months), to: firstMoment(months + (isQuarter ? 3 : 1)) };
}

/** The start of a month, counted from the year 0 on. */
function firstMoment(months: number): Date {
  const month = String((months % 12) + 1).padStart(2, '0');
  return shopMoment(`${Math.floor(months / 12)}-${month}-01`, '00:00') as Date;
}
