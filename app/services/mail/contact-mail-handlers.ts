import type { OutboxHandler } from '../commerce/core/outbox/run-outbox';
import { contactCopyMail, contactNoticeMail, type ContactMessage } from './contact-mails';
import type { HandlerOptions, MailSender } from './mail-sender';

/** Sends the mails of `send-contact-mail.ts`. */
export function contactMailHandlers(
  { pool }: HandlerOptions,
  { send, configurationIn, forTeam }: MailSender,
): Record<string, OutboxHandler> {
  async function findMessage({ messageId }: Record<string, unknown>) {
    const { rows } = await pool.query<ContactMessage>(
      `select id, name, email, subject, message, order_number,
              order_id, lang, received_at
       from contact_message where id = $1`,
      [Number(messageId)],
    );
    return rows[0];
  }

  return {
    async 'mail:contact_notice'(payload, job) {
      const message = await findMessage(payload);
      if (!message) return;
      const { configuration } = await forTeam();
      const document = contactNoticeMail(message, configuration);
      await send(configuration.seller.email, document, job, { replyTo: message.email });
    },
    async 'mail:contact_copy'(payload, job) {
      const message = await findMessage(payload);
      if (!message) return;
      const configuration = await configurationIn(message.lang);
      const isWhole = payload.isWhole === true;
      const document = contactCopyMail(message, configuration, { isWhole });
      await send(message.email, document, job);
    },
  };
}
