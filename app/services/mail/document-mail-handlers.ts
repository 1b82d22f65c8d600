import { translate } from '~/i18n/translate.server';
import { jobContext } from '../commerce/core/commerce-context';
import { accessKeyOf } from '../commerce/core/access-key';
import type { OutboxHandler } from '../commerce/core/outbox/run-outbox';
import type { Language, OrderDocument } from '../shop-api';
import { documentAttachments } from './document-attachments';
import { documentReadyMail } from './document-ready';
import type { HandlerOptions, MailSender } from './mail-sender';

type Row = {
  type: OrderDocument['type'];
  number: string;
  isEInvoice: boolean;
  orderId: number;
  lang: Language;
  salt: Buffer;
  email: string;
};

/** Sends mails with documents. */
export function documentMailHandlers(
  options: HandlerOptions,
  { send, configurationIn }: MailSender,
): Record<string, OutboxHandler> {
  const { pool, secret, publicOrigin } = options;
  return {
    async 'mail:document_ready'(payload, job) {
      const documentId = Number(payload.documentId);
      const { rows } = await pool.query<Row>(
        `select d.kind as type, d.number, d.is_e_invoice, o.id as "orderId", o.lang,
           o.access_key_salt as salt, o.email
         from order_document d join orders o on o.id = d.order_id
         where d.id = $1 and o.email <> ''`,
        [documentId],
      );
      const row = rows[0];
      if (!row) return;
      const { lang, orderId, isEInvoice } = row;
      const frame = { lang, publicOrigin, configuration: await configurationIn(lang) };
      const mail = documentReadyMail(frame, {
        title: `${translate(lang, `document.type.${row.type}`)} ${row.number}`,
        orderId,
        accessKey: accessKeyOf(secret, orderId, row.salt),
        isEInvoice,
      });
      const attachments = await documentAttachments(jobContext(options, lang), documentId);
      await send(row.email, mail, job, { attachments });
    },
  };
}
