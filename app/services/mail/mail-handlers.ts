import { bindCommerce } from '../commerce/engine/commerce';
import { jobContext } from '../commerce/core/commerce-context';
import { accessKeyOf } from '../commerce/core/access-key';
import { loadOrder } from '../commerce/orders/order/load-order';
import { sentOrder } from '../commerce/orders/order/sent-order';
import type { OutboxHandler, OutboxJob } from '../commerce/core/outbox/run-outbox';
import type { LegalTextType, OrderVatCheck } from '../shop-api';
import { vatNumberNoticeMail } from './vat-number-notice';
import { withdrawalNoticeMail, withdrawalReceiptMail, type Withdrawal } from './withdrawal-receipt';
import { accountMailHandlers } from './account-mail-handlers';
import { contactMailHandlers } from './contact-mail-handlers';
import {
  attachmentsIfMade,
  confirmationAttachments,
  giftCardsAttachment,
} from './document-attachments';
import { dataLinkMailHandlers } from './own-data-link-mail-handlers';
import { documentMailHandlers } from './document-mail-handlers';
import { giftCardsReadyMail } from './gift-cards-ready';
import { mailSender, type HandlerOptions } from './mail-sender';
import { newsletterMailHandlers } from './newsletter-mail-handlers';
import { findRefund, onlinePaymentMailHandlers } from './online-payment-mail-handlers';
import { paymentLapsedMail, paymentRefundedMail } from './online-payment-mails';
import { orderCancelledMail, type OrderCancelledInput } from './order-cancelled';
import { orderNoticeMailHandlers, queueOrderNotice } from './order-notice-mail-handlers';
import { orderReceivedMail } from './order-received';
import { orderShippedMail } from './order-shipped';
import { paymentChangedMail } from './payment-changed';
import { refundOfOrder, withdrawnOrder } from './money-facts';
import { returnMailHandlers } from './return-mail-handlers';
import { reviewNoticeMailHandlers } from './review-notice-mail-handlers';
import { reviewRequestMailHandlers } from './review-request-mail-handlers';
import { shadeReminderMailHandlers } from './shade-reminder-mail-handlers';

/** The legally required texts of an order confirmation (L-06), in the printed order. */
const CONTRACT_TEXTS: LegalTextType[] = ['TermsConditions', 'CancellationRights', 'WithdrawalForm'];

/**
 * Sends mails from the outbox. Each handler loads its data when it runs; payloads hold only ids.
 */
export function mailHandlers(options: HandlerOptions): Record<string, OutboxHandler> {
  const { pool, publicOrigin, secret } = options;
  const sender = mailSender(options);
  const { send, configurationIn } = sender;

  async function findOrder(orderId: number) {
    const { rows } = await pool.query<{ lang: 'de' | 'en'; salt: Buffer; email: string }>({
      name: 'order_to_mail',
      text: 'select lang, access_key_salt as salt, email from orders where id = $1',
      values: [orderId],
    });
    const stored = rows[0];
    if (!stored) return null;
    const { lang, email, salt } = stored;
    const ctx = jobContext(options, lang);
    const order = await loadOrder(ctx, orderId);
    return { ctx, email, order, accessKey: accessKeyOf(secret, orderId, salt) };
  }

  async function orderReceived(payload: Record<string, unknown>, job: OutboxJob) {
    const found = await findOrder(Number(payload.orderId));
    if (!found) return;
    await queueOrderNotice(options, Number(payload.orderId), job);
    const { email, ctx, ...sent } = found;
    const shop = bindCommerce(ctx);
    const legalTexts = await Promise.all(
      CONTRACT_TEXTS.map((type) => shop.getLegalTexts({ type })),
    );
    const document = orderReceivedMail({
      ...sent,
      configuration: await shop.getConfiguration(),
      legalTexts: legalTexts.filter((legal) => legal !== null),
      publicOrigin,
    });
    const attachments = await confirmationAttachments(ctx, Number(payload.orderId));
    await send(email, document, job, { attachments });
  }

  /** Sends a mail to the buyer about the current state of an order. */
  const aboutOrder =
    (write: typeof orderShippedMail) =>
    async (payload: Record<string, unknown>, job: OutboxJob) => {
      const found = await findOrder(Number(payload.orderId));
      if (!found) return;
      const { email, ctx, ...sent } = found;
      const frame = {
        lang: ctx.lang,
        publicOrigin,
        configuration: await configurationIn(ctx.lang),
      };
      await send(email, write(frame, sent), job);
    };

  async function giftCards(payload: Record<string, unknown>, job: OutboxJob) {
    const found = await findOrder(Number(payload.orderId));
    // If all cards were returned meanwhile or blocked by an operator, no mail is needed.
    if (!found?.email || found.order.boughtGiftCards.every(({ isBlocked }) => isBlocked)) return;
    const { email, ctx, ...sent } = found;
    const frame = { lang: ctx.lang, publicOrigin, configuration: await configurationIn(ctx.lang) };
    const attachments = [
      await giftCardsAttachment(ctx, sent.order),
      ...(await attachmentsIfMade(ctx, Number(payload.documentId))),
    ];
    await send(email, giftCardsReadyMail(frame, sent), job, { attachments });
  }

  async function paymentRefunded(payload: Record<string, unknown>, job: OutboxJob) {
    const refund = await findRefund(options, Number(payload.refundId));
    if (!refund) return;
    await aboutOrder((frame, about) => paymentRefundedMail(frame, about, refund))(refund, job);
  }

  async function orderCancelled(payload: Record<string, unknown>, job: OutboxJob) {
    const { rows } = await pool.query<OrderCancelledInput['order'] & { email: string }>(
      `select id, lang as locale, pay_until::text as "payUntil", currency, email
       from orders where id = $1`,
      [Number(payload.orderId)],
    );
    const order = rows[0];
    if (!order) return;
    const repay = await refundOfOrder(pool, order.id, 'cancelled');
    const ctx = jobContext(options, order.locale);
    const configuration = await configurationIn(order.locale);
    const reason = String(payload.reason);
    await send(
      order.email,
      orderCancelledMail({ order, reason, repay, configuration, publicOrigin }),
      job,
      { attachments: await attachmentsIfMade(ctx, Number(payload.documentId)) },
    );
  }

  async function vatNumberNotice(payload: Record<string, unknown>, job: OutboxJob) {
    const { rows } = await pool.query<{ orderId: number; check: OrderVatCheck }>(
      `select id as order_id, vat_check as check from orders
       where id = $1 and vat_check is not null and email <> ''`,
      [Number(payload.orderId)],
    );
    if (!rows[0]) return;
    const configuration = await configurationIn('de');
    const mail = vatNumberNoticeMail({ ...rows[0], configuration });
    await send(configuration.seller.email, mail, job);
  }

  async function withdrawal(payload: Record<string, unknown>, job: OutboxJob) {
    const { rows } = await pool.query<Withdrawal>(
      `select id, name, contract, email, items, message, lang, received_at
       from withdrawal where id = $1`,
      [Number(payload.withdrawalId)],
    );
    const declared = rows[0];
    if (!declared) return;
    const configuration = await configurationIn(declared.lang);
    if (job.kind === 'mail:withdrawal_receipt') {
      await send(
        declared.email,
        withdrawalReceiptMail(declared, configuration, { isWhole: payload.isWhole === true }),
        job,
      );
    } else {
      const about = await withdrawnOrder(pool, declared.id);
      await send(
        configuration.seller.email,
        withdrawalNoticeMail(declared, configuration, about),
        job,
        { replyTo: declared.email },
      );
    }
  }

  return {
    ...accountMailHandlers(options, sender),
    ...contactMailHandlers(options, sender),
    ...dataLinkMailHandlers(options, sender),
    ...documentMailHandlers(options, sender),
    ...newsletterMailHandlers(options, sender),
    ...onlinePaymentMailHandlers(options, sender),
    ...orderNoticeMailHandlers(options, sender),
    ...returnMailHandlers(options, sender),
    ...reviewNoticeMailHandlers(options, sender),
    ...reviewRequestMailHandlers(options, sender),
    ...shadeReminderMailHandlers(options, sender),
    'mail:order_received': orderReceived,
    'mail:order_shipped': aboutOrder((frame, { order, ...sent }) =>
      orderShippedMail(frame, { ...sent, order: sentOrder(order) }),
    ),
    'mail:payment_changed': aboutOrder(paymentChangedMail),
    'mail:payment_lapsed': aboutOrder(paymentLapsedMail),
    'mail:payment_refunded': paymentRefunded,
    'mail:gift_cards': giftCards,
    'mail:order_cancelled': orderCancelled,
    'mail:withdrawal_receipt': withdrawal,
    'mail:withdrawal_notice': withdrawal,
    'mail:vat_number_notice': vatNumberNotice,
  };
}
