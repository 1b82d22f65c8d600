import type { MollieRefund } from './mollie-gateway';

/** Has the refund failed permanently? */
export function isGone({ status }: Pick<MollieRefund, 'status'>): boolean {
  return status === 'failed' || status === 'canceled';
}
