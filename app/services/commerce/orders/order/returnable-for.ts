import type { ReturnableFor } from '../../../shop-api';

const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * How long a fault can be claimed: two years from delivery (§ 438(1) no. 3, (2) BGB), four months
 * more for one that shows late (§ 475e(3) BGB), and a month for delivery, since only the dispatch
 * is known.
 */
const FAULT_MONTHS = 24 + 4 + 1;

type Dispatch = { status: string; sentAt: Date | null };

/**
 * For which reasons goods of this order may be returned: any for `returnDays` after they were sent,
 * voluntarily; a fault as long as the buyer has rights for it (§ 437 BGB); none before they were
 * sent. The withdrawal has a separate period.
 */
export function returnableFor(
  { status, sentAt }: Dispatch,
  { returnDays, now }: { returnDays: number; now: Date },
): ReturnableFor {
  if (sentAt === null || (status !== 'shipped' && status !== 'completed')) return 'nothing';
  if (now.getTime() - sentAt.getTime() <= returnDays * DAY_MS) return 'anything';
  return now <= monthsAfter(sentAt, FAULT_MONTHS) ? 'faults' : 'nothing';
}

function monthsAfter(moment: Date, months: number): Date {
  const later = new Date(moment);
  later.setUTCMonth(later.getUTCMonth() + months);
  return later;
}
