import type { CommerceContext } from '../../core/commerce-context';

/**
 * Notes that an answer changes by the clock: adds tag `until:<ISO instant>` for the first of the
 * times (epoch milliseconds) that is in the future. A cached page must not outlive it.
 */
export function touchUntil(ctx: CommerceContext, moments: (number | null)[]): void {
  const now = ctx.now().getTime();
  const next = nextMoment(moments, now);
  if (next !== null) ctx.touch(`until:${new Date(next).toISOString()}`);
}

/** The first of the times after `now`, or null. */
export function nextMoment(moments: Iterable<number | null>, now: number): number | null {
  let next: number | null = null;
  for (const moment of moments) {
    if (moment !== null && moment > now && (next === null || moment < next)) next = moment;
  }
  return next;
}
