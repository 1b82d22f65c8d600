import type { FlashNotice } from './notices/notice-cookie.server';

/** After so long it is worth another try (§9). */
const RETRY_SECONDS = 30;

/** What is said of an order whose payment did not begin, by the code of `doExecutePayment` (§8). */
export function paymentNotStarted(code: string): FlashNotice {
  return code === 'payment.notAvailable'
    ? { type: 'negative', key: 'storefrontError.payment.notAvailable' }
    : { type: 'warning', key: 'orderPayment.notStarted', values: { seconds: RETRY_SECONDS } };
}
