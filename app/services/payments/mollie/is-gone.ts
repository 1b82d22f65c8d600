import type { MollieRefund } from './mollie-gateway';

/** Will a refund never come? */
export function isGone({ status }: Pick<MollieRefund, 'status'>): boolean {
  return status === 'failed' || status === 'canceled';
}
