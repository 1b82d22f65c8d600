import { dateTime } from '~/i18n/instant';
import { translatorFor } from '~/i18n/translate.server';
import type { ReviewRow } from '../commerce/people/reviews/waiting-reviews';
import type { ShopConfiguration } from '../shop-api';
import { layOutMail, pageAddress, paragraph, type MailFrame } from './mail-layout';
import type { MailDocument, MailPart } from './mail-document';
import { sellerLines } from './seller-lines';
import { teamLanguage } from './team-language';

/** Reports a review or a reply to the shop team, with the commands to decide on it. */
export function reviewNoticeMail(
  review: ReviewRow,
  configuration: ShopConfiguration,
): MailDocument {
  const lang = teamLanguage(configuration);
  const { t } = translatorFor(lang);
  const { id, parentId, goods } = review;
  return {
    lang,
    title: t(parentId ? 'mail.review.replyNotice' : 'mail.review.notice', { goods }),
    parts: [
      words(review, lang),
      paragraph(t('mail.review.decide')),
      {
        kind: 'rows',
        rows: [
          { label: t('mail.review.publish'), value: `npm run review -- publish ${id}` },
          { label: t('mail.review.refuse'), value: `npm run review -- refuse ${id} "…"` },
        ],
      },
      paragraph(t('mail.review.fair')),
    ],
    footer: sellerLines(configuration, lang),
  };
}

/** Informs the author why a review or reply is not shown, and where to change it (Art. 17 DSA). */
export function reviewRefusedMail(
  frame: MailFrame,
  review: ReviewRow,
  { path }: { path: string },
): MailDocument {
  const { t } = translatorFor(frame.lang);
  const { goods, refusal, parentId } = review;
  return layOutMail(frame, t('mail.review.refusedTitle', { goods }), [
    paragraph(t(parentId ? 'mail.review.replyRefused' : 'mail.review.refused', { goods })),
    { kind: 'heading', text: t('mail.review.reason') },
    paragraph(refusal ?? ''),
    { kind: 'heading', text: t('mail.review.written') },
    words(review, frame.lang),
    paragraph(t('mail.review.whatNow')),
    { kind: 'link', text: t('mail.review.change'), href: pageAddress(frame, path) },
  ]);
}

function words(review: ReviewRow, lang: 'de' | 'en'): MailPart {
  const { t } = translatorFor(lang);
  const rows = [
    { label: t('mail.review.product'), value: review.goods },
    { label: t('mail.review.rating'), value: stars(review.rating) },
    { label: t('mail.review.headline'), value: review.title },
    { label: t('mail.review.text'), value: review.message },
    { label: t('mail.review.author'), value: review.authorName },
    { label: t('mail.review.at'), value: dateTime(review.createdAt, lang) },
  ];
  return { kind: 'rows', rows: rows.filter(({ value }) => value !== '') };
}

function stars(rating: number | null): string {
  return rating === null ? '' : `${rating} / 5`;
}
