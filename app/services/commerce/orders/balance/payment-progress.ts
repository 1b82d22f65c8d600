import type { PaymentProgress } from '../../../shop-api';
import type { PaymentRow } from './payment-row';

/**
 * The progress of an order's payments (§8). What a person has to know first comes first: that the
 * bank charged it back, that it is under review, that it is being refunded. `toPay` and
 * `notCompleted` are about the latest attempt, as long as nothing was paid.
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
