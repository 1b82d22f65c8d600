import { translatorFor } from '~/i18n/translate.server';
import { layOutMail, pageAddress, paragraph, type MailFrame } from './mail-layout';
import type { MailDocument } from './mail-document';
import { orderPath } from './order-parts';

export type ReadyDocument = {
  /** What the document is called, with its number. */
  title: string;
  orderId: number;
  accessKey: string;
  /** Has it an e-invoice beside it? */
  isEInvoice: boolean;
};

/** Brings a document of an order, and says where it can be had again. */
export function documentReadyMail(
  frame: MailFrame,
  { title, orderId, accessKey, isEInvoice }: ReadyDocument,
): MailDocument {
  const { t } = translatorFor(frame.lang);
  const names = { title, number: orderId };
  return layOutMail(frame, t('mail.documentReady.title', names), [
    paragraph(t('mail.documentReady.intro', names)),
    ...(isEInvoice ? [paragraph(t('mail.documentReady.eInvoice'))] : []),
    paragraph(t('mail.documentReady.again')),
    {
      kind: 'link',
      text: t('mail.orderReceived.link'),
      href: pageAddress(frame, orderPath({ id: orderId }, accessKey)),
    },
  ]);
}
