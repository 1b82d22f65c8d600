/** The end (ISO) of the last day of a validity whose exclusive end (ISO) is `end`; shoppers are shown this day. */
export function endOfLastDay(end: string): string {
  return new Date(Date.parse(end) - 1).toISOString();
}
