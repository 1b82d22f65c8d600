import type { PaymentProgress } from '../../../shop-api';
import type { PaymentRow } from './payment-row';

/**
 * How far the money of an order is on its way (§8). What somebody has to know first comes first: that the
 * bank took it back, that it is looked at, that it goes back. `toPay` and `notCompleted` are about the
 * latest attempt, as long as nothing was paid.
 */
export function paymentProgress(payments: PaymentRow[]): PaymentProgress {
  const isAny = (of: (payment: PaymentRow) => boolean) => payments.some(of);
  if (isAny(({ chargedBack }) => chargedBack > 0)) return 'chargedBack';
  if (isAny(({ isRefunding }) => isRefunding)) return 'refunding';
  if (isAny(({ status }) => status === 'paid')) return 'none';
  if (isAny(({ isUnderReview }) => isUnderReview)) return 'underReview';
  if (isAny(({ status }) => status === 'pending')) return 'inProgress';
  if (isAny(({ status }) => status === 'authorized')) return 'authorized';
  const latest = payments.toSorted((a, b) => a.attempt - b.attempt).at(-1);
  if (latest?.status === 'open') return latest.isOnline ? 'toPay' : 'none';
  const isGivenUp = latest?.status === 'canceled' && latest.isOnline;
  return isGivenUp || (latest && FAILED.includes(latest.status)) ? 'notCompleted' : 'none';
}

const FAILED: readonly string[] = ['failed', 'expired'];
