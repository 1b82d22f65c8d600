/** A moment in UTC, whatever its zone was; null for what is none. */
export function instantOf(text: string): string | null {
  const time = Date.parse(text);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
