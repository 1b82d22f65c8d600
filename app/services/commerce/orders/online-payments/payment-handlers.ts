import { jobContext, type CommerceContext, type JobBase } from '../../core/commerce-context';
import type { OutboxHandler } from '../../core/outbox/run-outbox';
import { capturePayment } from './capture-payment';
import { releasePayment } from './release-payment';
import { sendRefund } from './send-refund';
import { syncPayment } from './sync-payment';

/** The work of the outbox at the payment provider. Each handler may be called twice. */
export function paymentHandlers(base: JobBase): Record<string, OutboxHandler> {
  const ctx = jobContext(base, 'de');
  const about =
    (name: string, work: (ctx: CommerceContext, id: number) => Promise<unknown>): OutboxHandler =>
    async (payload) =>
      void (await work(ctx, Number(payload[name])));
  return {
    'payment:sync': about('paymentId', syncPayment),
    'payment:capture': about('paymentId', capturePayment),
    'payment:release': about('paymentId', releasePayment),
    'payment:refund': about('providerRefundId', sendRefund),
  };
}
