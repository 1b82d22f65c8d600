/** The last moment (ISO) of what can be used before `end` (ISO): its day is the one people are told. */
export function lastMoment(end: string): string {
  return new Date(Date.parse(end) - 1).toISOString();
}
