import { translatorFor } from '~/i18n/translate.server';
import { LIMITS } from '../shop-api/entities/field-limits';
import { layOutMail, pageAddress, paragraph, type MailFrame } from './mail-layout';
import type { MailDocument } from './mail-document';

/** The link to the data stored about the reader's address; the same if there are none. */
export function dataLinkMail(
  frame: MailFrame,
  { requestId, email, key }: { requestId: number; email: string; key: string },
): MailDocument {
  const { t } = translatorFor(frame.lang);
  const shop = frame.configuration.shopName;
  const href = pageAddress(frame, `/data-request/${requestId}/${key}`);
  return layOutMail(frame, t('mail.dataLink.title', { shop }), [
    paragraph(t('mail.dataLink.intro', { shop, email })),
    { kind: 'link', text: t('mail.dataLink.open'), href },
    paragraph(
      t('mail.dataLink.until', {
        hours: LIMITS.dataLink.hours,
        minutes: LIMITS.dataLink.visitMinutes,
      }),
    ),
    paragraph(t('mail.dataLink.ignore')),
  ]);
}
