import { date } from '~/i18n/instant';
import { translatorFor } from '~/i18n/translate.server';
import type { DueReviewMail } from '../commerce/people/review-mails/claim-review-mail';
import { layOutMail, pageAddress, paragraph, type MailFrame } from './mail-layout';
import type { MailDocument } from './mail-document';

type ReviewRequest = Omit<DueReviewMail, 'email' | 'lang'> & {
  /** The key of the link that ends these mails. */
  key: string;
};

/** Requests a buyer's reviews once: a link for each of the goods, and one to object. */
export function reviewRequestMail(frame: MailFrame, request: ReviewRequest): MailDocument {
  const { t } = translatorFor(frame.lang);
  const { orderId, orderedAt, goods } = request;
  const { shopName: shop } = frame.configuration;
  return layOutMail(frame, t('mail.reviewRequest.title'), [
    paragraph(
      t('mail.reviewRequest.intro', { shop, number: orderId, date: date(orderedAt, frame.lang) }),
    ),
    ...goods.map(({ name, variationName, path }) => ({
      kind: 'link' as const,
      text: t('mail.reviewRequest.judge', {
        goods: [name, variationName].filter(Boolean).join(', '),
      }),
      href: pageAddress(frame, path),
    })),
    paragraph(t('mail.reviewRequest.read')),
    paragraph(t('mail.reviewRequest.once', { shop })),
    { kind: 'link', text: t('mail.reviewRequest.stop'), href: stopLink(frame, request) },
  ]);
}

/** Headers by which mail programs end these mails for their users (RFC 8058). */
export function stopReviewMailHeaders(
  frame: Pick<MailFrame, 'lang' | 'publicOrigin'>,
  request: Pick<ReviewRequest, 'orderId' | 'key'>,
) {
  return {
    'List-Unsubscribe': `<${stopLink(frame, request)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

function stopLink(
  frame: Pick<MailFrame, 'lang' | 'publicOrigin'>,
  { orderId, key }: Pick<ReviewRequest, 'orderId' | 'key'>,
): string {
  return pageAddress(frame, `/review-mails/stop/${orderId}/${key}`);
}
