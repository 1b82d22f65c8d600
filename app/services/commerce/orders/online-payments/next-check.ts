import type { MollieStatus } from '../../../payments/mollie/mollie-gateway';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The pause until a payment of this age is queried again. */
const PAUSES: readonly [age: number, pause: number][] = [
  [10 * MINUTE, MINUTE],
  [HOUR, 5 * MINUTE],
  [24 * HOUR, 30 * MINUTE],
  [Infinity, 6 * HOUR],
];

/** The time of the next query for a payment of this age. */
export function later({ createdAt }: { createdAt: Date }, now: Date): Date {
  const age = now.getTime() - createdAt.getTime();
  const [, pause] = PAUSES.find(([until]) => age < until)!;
  return new Date(now.getTime() + pause);
}

/** The same after the provider has answered; null: its state is final, and no refund is pending. */
export function nextCheck(
  payment: { createdAt: Date },
  status: MollieStatus,
  isRefundWaiting: boolean,
  now: Date,
): Date | null {
  if (isOpenThere(status)) return later(payment, now);
  return isRefundWaiting ? new Date(now.getTime() + 6 * HOUR) : null;
}

/** Whether a payment with this status at the provider can still change. */
export function isOpenThere(status: MollieStatus): boolean {
  return status === 'open' || status === 'pending' || status === 'authorized';
}
