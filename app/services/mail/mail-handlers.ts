import { bindCommerce } from '../commerce/engine/commerce';
import { jobContext, type JobBase } from '../commerce/commerce-context';
import { attachmentsIfMade, confirmationAttachments } from './document-attachments';
import { documentMailHandlers } from './document-mail-handlers';
import { newsletterKey } from '../commerce/newsletter/newsletter-key';
import { accessKeyOf } from '../commerce/orders/access-key';
import { loadOrder } from '../commerce/orders/load-order';
import type { OutboxHandler, OutboxJob } from '../commerce/outbox/run-outbox';
import type { LegalTextType } from '../shop-api';
import { withdrawalNoticeMail, withdrawalReceiptMail, type Withdrawal } from './withdrawal-receipt';
import { mailHtml, mailText, type MailDocument } from './mail-document';
import type { Mailer, MailMessage } from './mailer';
import { newsletterLink, newsletterOptInMail } from './newsletter-opt-in';
import { orderCancelledMail, type OrderCancelledInput } from './order-cancelled';
import { orderReceivedMail } from './order-received';

type HandlerOptions = JobBase & {
  mailer: Mailer;
  publicOrigin: string;
};

/** What the law wants in an order confirmation (L-06), in the order it is printed. */
const CONTRACT_TEXTS: LegalTextType[] = ['TermsConditions', 'CancellationRights', 'WithdrawalForm'];

/** Turns outbox rows into mails. Each reads what it needs when it runs; payloads hold only ids. */
export function mailHandlers(options: HandlerOptions): Record<string, OutboxHandler> {
  const { pool, mailer, publicOrigin, secret } = options;

  async function send(
    to: string,
    document: MailDocument,
    job: OutboxJob,
    extra?: Partial<MailMessage>,
  ) {
    const { shopName } = await bindCommerce(jobContext(options, document.lang)).getConfiguration();
    const message = { subject: document.title, text: mailText(document), html: mailHtml(document) };
    await mailer.send({ to, shopName, ...message, ...extra }, job.dedupeKey);
  }

  async function orderReceived(payload: Record<string, unknown>, job: OutboxJob) {
    const orderId = Number(payload.orderId);
    const { rows } = await pool.query<{ lang: 'de' | 'en'; salt: Buffer; email: string }>({
      name: 'order_to_mail',
      text: 'select lang, access_key_salt as salt, email from orders where id = $1',
      values: [orderId],
    });
    const stored = rows[0];
    if (!stored) return;
    const ctx = jobContext(options, stored.lang);
    const shop = bindCommerce(ctx);
    const legalTexts = await Promise.all(
      CONTRACT_TEXTS.map((type) => shop.getLegalTexts({ type })),
    );
    const document = orderReceivedMail({
      order: await loadOrder(ctx, orderId),
      accessKey: accessKeyOf(secret, orderId, stored.salt),
      configuration: await shop.getConfiguration(),
      legalTexts: legalTexts.filter((legal) => legal !== null),
      publicOrigin,
    });
    const attachments = await confirmationAttachments(ctx, orderId);
    await send(stored.email, document, job, { attachments });
  }

  async function orderCancelled(payload: Record<string, unknown>, job: OutboxJob) {
    const { rows } = await pool.query<OrderCancelledInput['order'] & { email: string }>(
      'select id, lang as locale, pay_until::text as "payUntil", email from orders where id = $1',
      [Number(payload.orderId)],
    );
    const order = rows[0];
    if (!order) return;
    const ctx = jobContext(options, order.locale);
    const configuration = await bindCommerce(ctx).getConfiguration();
    const reason = String(payload.reason);
    await send(
      order.email,
      orderCancelledMail({ order, reason, configuration, publicOrigin }),
      job,
      { attachments: await attachmentsIfMade(ctx, Number(payload.documentId)) },
    );
  }

  async function withdrawal(payload: Record<string, unknown>, job: OutboxJob) {
    const { rows } = await pool.query<Withdrawal>(
      `select id, name, contract, email, items, message, lang, received_at as "receivedAt"
       from withdrawal where id = $1`,
      [Number(payload.withdrawalId)],
    );
    const declared = rows[0];
    if (!declared) return;
    const configuration = await bindCommerce(jobContext(options, declared.lang)).getConfiguration();
    if (job.kind === 'mail:withdrawal_receipt') {
      await send(
        declared.email,
        withdrawalReceiptMail(declared, configuration, { isBrief: payload.isBrief === true }),
        job,
      );
    } else {
      await send(configuration.seller.email, withdrawalNoticeMail(declared, configuration), job);
    }
  }

  async function newsletterOptIn(payload: Record<string, unknown>, job: OutboxJob) {
    const { rows } = await pool.query<{
      id: number;
      email: string;
      lang: 'de' | 'en';
      requestedAt: Date;
    }>(
      `select id, email, lang, requested_at as "requestedAt"
       from newsletter_subscriber where id = $1 and confirmed_at is null`,
      [Number(payload.subscriberId)],
    );
    const subscriber = rows[0];
    if (!subscriber) return;
    const { id, lang } = subscriber;
    const optIn = { id, lang, key: newsletterKey(secret, id, subscriber.requestedAt) };
    const configuration = await bindCommerce(jobContext(options, lang)).getConfiguration();
    await send(subscriber.email, newsletterOptInMail(optIn, configuration, publicOrigin), job, {
      headers: {
        'List-Unsubscribe': `<${newsletterLink(publicOrigin, optIn, 'unsubscribe')}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
  }

  return {
    'mail:order_received': orderReceived,
    'mail:order_cancelled': orderCancelled,
    ...documentMailHandlers(options, send),
    'mail:withdrawal_receipt': withdrawal,
    'mail:withdrawal_notice': withdrawal,
    'mail:newsletter_opt_in': newsletterOptIn,
  };
}
