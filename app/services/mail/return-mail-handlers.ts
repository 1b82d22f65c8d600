import { jobContext } from '../commerce/core/commerce-context';
import { loadOffer } from '../commerce/orders/offers/get-offer';
import type { DocumentKind } from '../shop-api';
import { accessKeyOf } from '../commerce/core/access-key';
import { loadOrder } from '../commerce/orders/order/load-order';
import { balanceOf } from '../commerce/orders/balance/balance';
import { loadBalanceFacts } from '../commerce/orders/balance/balance-facts';
import type { OutboxHandler, OutboxJob } from '../commerce/core/outbox/run-outbox';
import { attachmentsIfMade } from './document-attachments';
import type { MailDocument } from './mail-document';
import type { HandlerOptions, MailSender } from './mail-sender';
import { offerSentMail } from './offer-sent';
import { refundMadeMail } from './refund-made';
import { returnNoticeMail } from './return-notice';
import { returnReceivedMail, type ReturnMailInput } from './return-received';
import { returnRefusedMail } from './return-refused';

/** The refund of a return, the sum due for its order, and what can be refunded. In cents. */
type ReturnMoney = { repaid: number; onGiftCards: number; due: number; refundable: number };

/** Sends mails about returns and offers. */
export function returnMailHandlers(
  options: HandlerOptions,
  { send, configurationIn, forTeam }: MailSender,
): Record<string, OutboxHandler> {
  const { pool, publicOrigin, secret } = options;

  const aboutReturn =
    (
      kind: DocumentKind | null,
      write: (input: ReturnMailInput, money: ReturnMoney) => MailDocument,
    ) =>
    async (payload: Record<string, unknown>, job: OutboxJob) => {
      const returnId = Number(payload.returnId);
      const { rows } = await pool.query<{
        lang: 'de' | 'en';
        email: string;
        orderId: number;
        salt: Buffer;
        repaid: number;
        onGiftCards: number;
      }>(
        `select r.lang, r.email, o.id as order_id, o.access_key_salt as salt,
           coalesce((select sum(amount) from refund where return_id = r.id), 0)::bigint as repaid,
           coalesce((select sum(gift_card_amount) from refund where return_id = r.id), 0)::bigint
             as on_gift_cards
         from orders r join orders o on o.id = r.origin_order_id where r.id = $1`,
        [returnId],
      );
      const stored = rows[0];
      if (!stored?.email) return;
      const { lang, email, orderId, salt, repaid, onGiftCards } = stored;
      const ctx = jobContext(options, lang);
      const back = await loadOrder(ctx, returnId);
      const { due, refundable } = balanceOf(await loadBalanceFacts(ctx, orderId));
      const input = {
        lang,
        publicOrigin,
        configuration: await configurationIn(lang),
        back,
        origin: { id: orderId, accessKey: accessKeyOf(secret, orderId, salt) },
      };
      const document = write(input, { repaid, onGiftCards, due, refundable });
      const file = back.documents.find(({ type }) => type === kind);
      const attachments = file ? await attachmentsIfMade(ctx, file.id) : [];
      await send(email, document, job, { attachments });
    };

  async function returnNotice(payload: Record<string, unknown>, job: OutboxJob) {
    const returnId = Number(payload.returnId);
    const { rows } = await pool.query<{ email: string; orderId: number; isFault: boolean }>(
      `select r.email, r.origin_order_id as "orderId", exists (
         select from order_line l join return_reason s on s.id = l.return_reason_id
         where l.order_id = r.id and s.is_fault) as "isFault"
       from orders r where r.id = $1`,
      [returnId],
    );
    const stored = rows[0];
    if (!stored) return;
    const { email: replyTo, ...about } = stored;
    const { lang, configuration } = await forTeam();
    const back = await loadOrder(jobContext(options, lang), returnId);
    const document = returnNoticeMail({ ...about, back, configuration });
    await send(configuration.seller.email, document, job, { ...(replyTo && { replyTo }) });
  }

  async function offerSent(payload: Record<string, unknown>, job: OutboxJob) {
    const offerId = Number(payload.offerId);
    const { rows } = await pool.query<{ lang: 'de' | 'en'; email: string; status: string }>(
      'select lang, email, status from orders where id = $1',
      [offerId],
    );
    const stored = rows[0];
    if (!stored?.email || stored.status !== 'open') return;
    const { lang, email } = stored;
    const offer = await loadOffer(jobContext(options, lang), offerId);
    const configuration = await configurationIn(lang);
    await send(email, offerSentMail({ lang, publicOrigin, configuration, offer }), job);
  }

  return {
    'mail:return_received': aboutReturn('returnNote', returnReceivedMail),
    'mail:return_notice': returnNotice,
    'mail:return_refused': aboutReturn(null, returnRefusedMail),
    'mail:refund_made': aboutReturn('creditNote', refundMadeMail),
    'mail:offer_sent': offerSent,
  };
}
