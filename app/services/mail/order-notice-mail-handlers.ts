import { jobContext } from '../commerce/core/commerce-context';
import { queueMail } from '../commerce/core/outbox/queue';
import type { OutboxHandler, OutboxJob } from '../commerce/core/outbox/run-outbox';
import { orderRulesOf } from '../commerce/core/settings/order-rules';
import { loadOrder } from '../commerce/orders/order/load-order';
import type { HandlerOptions, MailSender } from './mail-sender';
import { orderNoticeMail } from './order-notice';

/**
 * Queues the mail about a new order to the seller, when the order is first confirmed, not when its
 * confirmation is sent again. It is queued here instead of at the order, which saves the order a
 * statement.
 */
export async function queueOrderNotice(
  options: HandlerOptions,
  orderId: number,
  job: OutboxJob,
): Promise<void> {
  if (job.dedupeKey !== `mail:order_received:${orderId}`) return;
  await queueMail(jobContext(options, 'de'), 'mail:order_notice', { orderId });
}

/** Sends the mail about a new order to a seller who has requested it. */
export function orderNoticeMailHandlers(
  options: HandlerOptions,
  { send, forTeam }: MailSender,
): Record<string, OutboxHandler> {
  async function orderNotice(payload: Record<string, unknown>, job: OutboxJob) {
    const orderId = Number(payload.orderId);
    const { lang, configuration } = await forTeam();
    const to = configuration.seller.email;
    const ctx = jobContext(options, lang);
    const { settings } = await ctx.reference();
    if (to === '' || !orderRulesOf(settings).sellerNotice) return;
    const { rows } = await options.pool.query<{ email: string }>(
      'select email from orders where id = $1',
      [orderId],
    );
    if (!rows[0]) return;
    const document = orderNoticeMail(await loadOrder(ctx, orderId), configuration);
    const { email: replyTo } = rows[0];
    await send(to, document, job, { ...(replyTo && { replyTo }) });
  }

  return { 'mail:order_notice': orderNotice };
}
