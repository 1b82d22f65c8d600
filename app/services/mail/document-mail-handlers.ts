import { translate } from '~/i18n/translate.server';
import { jobContext, type JobBase } from '../commerce/commerce-context';
import { bindCommerce } from '../commerce/engine/commerce';
import { accessKeyOf } from '../commerce/orders/access-key';
import type { OutboxHandler, OutboxJob } from '../commerce/outbox/run-outbox';
import type { Language, OrderDocument } from '../shop-api';
import { documentAttachments } from './document-attachments';
import { documentReadyMail } from './document-ready';
import type { MailDocument } from './mail-document';
import type { MailMessage } from './mailer';

type Send = (
  to: string,
  document: MailDocument,
  job: OutboxJob,
  extra?: Partial<MailMessage>,
) => Promise<void>;

type Row = {
  type: OrderDocument['type'];
  number: string;
  isEInvoice: boolean;
  orderId: number;
  lang: Language;
  salt: Buffer;
  email: string;
};

/** Mails that bring documents. */
export function documentMailHandlers(
  options: JobBase & { publicOrigin: string },
  send: Send,
): Record<string, OutboxHandler> {
  const { pool, secret, publicOrigin } = options;
  return {
    async 'mail:document_ready'(payload, job) {
      const documentId = Number(payload.documentId);
      const { rows } = await pool.query<Row>(
        `select d.kind as type, d.number, d.is_e_invoice as "isEInvoice", o.id as "orderId", o.lang,
           o.access_key_salt as salt, o.email
         from order_document d join orders o on o.id = d.order_id
         where d.id = $1 and o.email <> ''`,
        [documentId],
      );
      const row = rows[0];
      if (!row) return;
      const ctx = jobContext(options, row.lang);
      const mail = documentReadyMail({
        ...row,
        title: `${translate(row.lang, `document.type.${row.type}`)} ${row.number}`,
        accessKey: accessKeyOf(secret, row.orderId, row.salt),
        configuration: await bindCommerce(ctx).getConfiguration(),
        publicOrigin,
      });
      await send(row.email, mail, job, { attachments: await documentAttachments(ctx, documentId) });
    },
  };
}
