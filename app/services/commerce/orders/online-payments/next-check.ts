import type { MollieStatus } from '../../../payments/mollie/mollie-gateway';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long to wait until a payment so old is asked for again. */
const PAUSES: readonly [age: number, pause: number][] = [
  [10 * MINUTE, MINUTE],
  [HOUR, 5 * MINUTE],
  [24 * HOUR, 30 * MINUTE],
  [Infinity, 6 * HOUR],
];

/** When the provider is asked again for a payment this old. */
export function later({ createdAt }: { createdAt: Date }, now: Date): Date {
  const age = now.getTime() - createdAt.getTime();
  const [, pause] = PAUSES.find(([until]) => age < until)!;
  return new Date(now.getTime() + pause);
}

/** The same after it has answered; null: it has said the last word, and no refund is on its way. */
export function nextCheck(
  payment: { createdAt: Date },
  status: MollieStatus,
  isRefundWaiting: boolean,
  now: Date,
): Date | null {
  if (isOpenThere(status)) return later(payment, now);
  return isRefundWaiting ? new Date(now.getTime() + 6 * HOUR) : null;
}

/** May something still become of what the provider says so of? */
export function isOpenThere(status: MollieStatus): boolean {
  return status === 'open' || status === 'pending' || status === 'authorized';
}
