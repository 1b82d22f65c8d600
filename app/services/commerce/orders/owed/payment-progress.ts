import type { PaymentProgress } from '../../../shop-api';
import type { PaymentRow } from './payment-row';

/**
 * How far the money of an order is on its way (§8): the provider is at work on it, or the latest
 * attempt came to nothing.
 */
export function paymentProgress(payments: PaymentRow[]): PaymentProgress {
  if (payments.some(({ status }) => status === 'pending')) return 'inProgress';
  const latest = payments.toSorted((a, b) => a.attempt - b.attempt).at(-1);
  return latest && FAILED.includes(latest.status) ? 'notCompleted' : 'none';
}

const FAILED: readonly string[] = ['failed', 'expired'];
