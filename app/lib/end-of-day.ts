/**
 * The end (ISO) of the last day of a validity whose exclusive end (ISO) is `end`; this day is shown
 * to shoppers.
 */
export function endOfLastDay(end: string): string {
  return new Date(Date.parse(end) - 1).toISOString();
}
