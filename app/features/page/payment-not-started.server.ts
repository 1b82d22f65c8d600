import type { FlashNotice } from './notices/notice-cookie.server';

/** After this time a retry is worthwhile (§9). */
const RETRY_SECONDS = 30;

/** The notice for an order whose payment did not start, by the code of `doExecutePayment` (§8). */
export function paymentNotStarted(code: string): FlashNotice {
  return code === 'payment.notAvailable'
    ? { type: 'negative', key: 'storefrontError.payment.notAvailable' }
    : { type: 'warning', key: 'orderPayment.notStarted', values: { seconds: RETRY_SECONDS } };
}
