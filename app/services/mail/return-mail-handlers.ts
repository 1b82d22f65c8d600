import { jobContext } from '../commerce/commerce-context';
import { loadOffer } from '../commerce/offers/get-offer';
import { accessKeyOf } from '../commerce/orders/access-key';
import { loadOrder } from '../commerce/orders/load-order';
import type { OutboxHandler, OutboxJob } from '../commerce/outbox/run-outbox';
import type { HandlerOptions, MailSender } from './mail-sender';
import { offerSentMail } from './offer-sent';
import { refundMadeMail } from './refund-made';
import { returnReceivedMail, type ReturnMailInput } from './return-received';

/** Mails about returns and offers. */
export function returnMailHandlers(
  options: HandlerOptions,
  { send, configurationIn }: MailSender,
): Record<string, OutboxHandler> {
  const { pool, publicOrigin, secret } = options;

  const aboutReturn =
    (write: (input: ReturnMailInput) => ReturnType<typeof returnReceivedMail>) =>
    async (payload: Record<string, unknown>, job: OutboxJob) => {
      const returnId = Number(payload.returnId);
      const { rows } = await pool.query<{
        lang: 'de' | 'en';
        email: string;
        orderId: number;
        salt: Buffer;
      }>(
        `select r.lang, r.email, o.id as "orderId", o.access_key_salt as salt
         from orders r join orders o on o.id = r.origin_order_id where r.id = $1`,
        [returnId],
      );
      const stored = rows[0];
      if (!stored?.email) return;
      const { lang, email, orderId, salt } = stored;
      const document = write({
        lang,
        publicOrigin,
        configuration: await configurationIn(lang),
        back: await loadOrder(jobContext(options, lang), returnId),
        origin: { id: orderId, accessKey: accessKeyOf(secret, orderId, salt) },
      });
      await send(email, document, job);
    };

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
    'mail:return_received': aboutReturn(returnReceivedMail),
    'mail:refund_made': aboutReturn(refundMadeMail),
    'mail:offer_sent': offerSent,
  };
}
