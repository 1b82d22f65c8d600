import type { RefundReason } from '../../../database/schema';
import type { OutboxHandler } from '../commerce/core/outbox/run-outbox';
import type { HandlerOptions, MailSender } from './mail-sender';
import { chargeBackMail, expressStuckMail } from './online-payment-mails';

/** Sends mails to the shop team about payments at the provider. */
export function onlinePaymentMailHandlers(
  { pool }: HandlerOptions,
  { send, configurationIn }: MailSender,
): Record<string, OutboxHandler> {
  return {
    async 'mail:charge_back'({ paymentId, amount }, job) {
      const { rows } = await pool.query<{ orderId: number; currency: string }>(
        'select order_id, currency from payment where id = $1',
        [Number(paymentId)],
      );
      if (!rows[0]) return;
      const configuration = await configurationIn('de');
      const about = { ...rows[0], amount: Number(amount) };
      await send(configuration.seller.email, chargeBackMail(about, configuration), job);
    },
    async 'mail:express_stuck'({ expressId, amount }, job) {
      const { rows } = await pool.query<{ id: number; providerId: string; currency: string }>(
        `select id, provider_id, currency from express_payment
         where id = $1 and state = 'stuck'`,
        [Number(expressId)],
      );
      if (!rows[0]) return;
      const configuration = await configurationIn('de');
      const about = { ...rows[0], amount: Number(amount) };
      await send(configuration.seller.email, expressStuckMail(about, configuration), job);
    },
  };
}

/** Returns a refund for its mail; null: it was withdrawn meanwhile. */
export async function findRefund(
  { pool }: HandlerOptions,
  refundId: number,
): Promise<{ orderId: number; amount: number; reason: RefundReason } | null> {
  const { rows } = await pool.query<{ orderId: number; amount: number; reason: RefundReason }>(
    `select order_id, amount, reason from refund
     where id = $1 and amount > 0 and repaid_at is not null`,
    [refundId],
  );
  return rows[0] ?? null;
}
