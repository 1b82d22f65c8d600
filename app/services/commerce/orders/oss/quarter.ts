import { onShopClock, shopMoment } from '~/lib/shop-time';

/** A quarter of the shop's clock, such as 2026-Q3. */
export type Quarter = `${number}-Q${1 | 2 | 3 | 4}`;

/** The quarter a text names; null where it names none. */
export function readQuarter(text: string): Quarter | null {
  return /^20\d{2}-Q[1-4]$/.test(text) ? (text as Quarter) : null;
}

/** The quarter in which a moment lies. */
export function quarterOf(at: Date): Quarter {
  const [year, month] = onShopClock(at).split('-');
  return `${year}-Q${Math.ceil(Number(month) / 3)}` as Quarter;
}

/** When it begins, and when the next one does. */
export function boundsOf(quarter: Quarter): { from: Date; to: Date } {
  const [year, number] = quarter.split('-Q').map(Number) as [number, number];
  const next = number === 4 ? [year + 1, 1] : [year, number + 1];
  return { from: firstMoment(year, number), to: firstMoment(next[0]!, next[1]!) };
}

function firstMoment(year: number, number: number): Date {
  const month = String((number - 1) * 3 + 1).padStart(2, '0');
  return shopMoment(`${year}-${month}-01`, '00:00') as Date;
}
