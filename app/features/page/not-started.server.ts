import type { FlashNotice } from './notices/notice-cookie.server';

/** What is said of an order whose payment did not begin, by the code of `doExecutePayment` (§8). */
export function notStarted(code: string): FlashNotice {
  return code === 'payment.notAvailable'
    ? { type: 'negative', key: 'storefrontError.payment.notAvailable' }
    : { type: 'warning', key: 'orderPayment.notStarted' };
}
