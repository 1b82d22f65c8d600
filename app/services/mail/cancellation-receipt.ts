import { dateTime } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import type { ShopConfiguration } from '../shop-api';
import type { MailDocument } from './mail-document';
import { sellerLines } from './seller-lines';

export type Cancellation = {
  id: number;
  name: string;
  contract: string;
  email: string;
  items: string;
  message: string;
  lang: Locale;
  receivedAt: Date;
};

/**
 * Receipt of a withdrawal: its content and the moment it arrived, with time zone (§ 356a BGB, L-14).
 * A brief one repeats no words of the declaration, so that the form carries nobody's text to others.
 */
export function cancellationReceiptMail(
  cancellation: Cancellation,
  configuration: ShopConfiguration,
  { isBrief = false } = {},
): MailDocument {
  const { t } = translatorFor(cancellation.lang);
  return {
    lang: cancellation.lang,
    title: t('mail.cancellation.title'),
    parts: [
      { kind: 'paragraph', text: t('mail.greeting') },
      {
        kind: 'paragraph',
        text: t(isBrief ? 'mail.cancellation.introBrief' : 'mail.cancellation.intro'),
      },
      declaration(isBrief ? withoutWords(cancellation) : cancellation),
      { kind: 'paragraph', text: t('mail.cancellation.next') },
      { kind: 'paragraph', text: t('mail.closing') },
      { kind: 'paragraph', text: configuration.shopName },
    ],
    footer: sellerLines(configuration, cancellation.lang),
  };
}

/** The same declaration for the shop's own people. */
export function cancellationNoticeMail(
  cancellation: Cancellation,
  configuration: ShopConfiguration,
): MailDocument {
  const { t } = translatorFor('de');
  return {
    lang: 'de',
    title: t('mail.cancellation.noticeTitle', { name: cancellation.name }),
    parts: [
      { kind: 'paragraph', text: t('mail.cancellation.noticeIntro') },
      declaration({ ...cancellation, lang: 'de' }),
    ],
    footer: sellerLines(configuration, 'de'),
  };
}

function withoutWords(cancellation: Cancellation): Cancellation {
  return { ...cancellation, name: '', contract: '', items: '', message: '' };
}

function declaration({ lang, ...declared }: Cancellation): MailDocument['parts'][number] {
  const { t } = translatorFor(lang);
  const rows = [
    {
      label: t('mail.cancellation.received'),
      value: dateTime(declared.receivedAt, lang),
      strong: true,
    },
    { label: t('mail.cancellation.receivedUtc'), value: declared.receivedAt.toISOString() },
    { label: t('mail.cancellation.name'), value: declared.name },
    { label: t('mail.cancellation.contract'), value: declared.contract },
    { label: t('mail.cancellation.email'), value: declared.email },
    { label: t('mail.cancellation.items'), value: declared.items },
    { label: t('mail.cancellation.message'), value: declared.message },
  ];
  return { kind: 'rows', rows: rows.filter(({ value }) => value !== '') };
}
