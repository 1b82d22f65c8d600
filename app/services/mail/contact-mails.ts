import { dateTime } from '~/i18n/instant';
import type { Locale } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import type { ShopConfiguration } from '../shop-api';
import { layOutMail, paragraph } from './mail-layout';
import type { MailDocument, MailPart } from './mail-document';
import { sellerLines } from './seller-lines';
import { teamLanguage } from './team-language';

export type ContactMessage = {
  id: number;
  name: string;
  email: string;
  subject: string;
  message: string;
  orderNumber: number | null;
  /** The order itself, if its e-mail address is the sender's. */
  orderId: number | null;
  lang: Locale;
  receivedAt: Date;
};

/** A message to the shop team; a reply goes to its author. */
export function contactNoticeMail(
  message: ContactMessage,
  configuration: ShopConfiguration,
): MailDocument {
  const lang = teamLanguage(configuration);
  const { t } = translatorFor(lang);
  return {
    lang,
    title: t('mail.contact.noticeTitle', { subject: message.subject }),
    parts: [
      paragraph(t('mail.contact.noticeIntro')),
      facts(message, lang, [
        { label: t('mail.contact.language'), value: message.lang },
        ...(message.orderNumber === null
          ? []
          : [
              {
                label: t('mail.contact.orderCheck'),
                value: t(message.orderId ? 'mail.contact.orderFits' : 'mail.contact.orderUnknown'),
              },
            ]),
      ]),
      { kind: 'heading', text: t('mail.contact.message') },
      paragraph(message.message),
    ],
    footer: sellerLines(configuration, lang),
  };
}

/**
 * The same message for its author; without its text unless the author's mailbox is proved, so that
 * the form cannot send text to others.
 */
export function contactCopyMail(
  message: ContactMessage,
  configuration: ShopConfiguration,
  { isWhole }: { isWhole: boolean },
): MailDocument {
  const { lang } = message;
  const { t } = translatorFor(lang);
  const shop = configuration.shopName;
  return layOutMail({ lang, configuration }, t('mail.contact.copyTitle', { shop }), [
    ...(isWhole
      ? [
          paragraph(t('mail.contact.copyIntro', { shop })),
          facts(message, lang),
          { kind: 'heading', text: t('mail.contact.message') } as const,
          paragraph(message.message),
        ]
      : [
          paragraph(t('mail.contact.copyBrief', { shop })),
          facts({ ...message, name: '', subject: '' }, lang),
        ]),
    paragraph(t('mail.contact.copyIgnore')),
  ]);
}

function facts(
  { name, email, subject, orderNumber, receivedAt }: ContactMessage,
  lang: Locale,
  more: { label: string; value: string }[] = [],
): MailPart {
  const { t } = translatorFor(lang);
  const rows = [
    { label: t('mail.contact.received'), value: dateTime(receivedAt, lang) },
    { label: t('mail.contact.name'), value: name },
    { label: t('mail.contact.email'), value: email },
    { label: t('mail.contact.subject'), value: subject },
    ...(orderNumber === null ? [] : [{ label: t('order.number'), value: String(orderNumber) }]),
    ...more,
  ];
  return { kind: 'rows', rows: rows.filter(({ value }) => value !== '') };
}
