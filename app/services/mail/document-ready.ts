import { translatorFor } from '~/i18n/translate.server';
import { layOutMail, pageAddress, paragraph, type MailFrame } from './mail-layout';
import type { MailDocument } from './mail-document';
import { orderPath } from './order-parts';

export type ReadyDocument = {
  /** The title of the document, with its number. */
  title: string;
  orderId: number;
  accessKey: string;
  /** Is an e-invoice attached? */
  isEInvoice: boolean;
};

/** Sends a document of an order, and links to its download. */
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
