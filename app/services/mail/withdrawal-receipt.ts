import { money } from '~/i18n/format';
import { date, dateTime } from '~/i18n/instant';
import type { Locale } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import type { ShopConfiguration } from '../shop-api';
import { paragraph } from './mail-layout';
import type { MailDocument } from './mail-document';
import { sellerLines } from './seller-lines';
import { teamLanguage } from './team-language';

export type Withdrawal = {
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
 * Confirms a withdrawal: its content and the time of receipt, with time zone (§ 356a BGB, L-14).
 * Only a complete receipt repeats the message, because the form must not send text to others.
 */
export function withdrawalReceiptMail(
  withdrawal: Withdrawal,
  configuration: ShopConfiguration,
  { isWhole = false } = {},
): MailDocument {
  const { t } = translatorFor(withdrawal.lang);
  return {
    lang: withdrawal.lang,
    title: t('mail.withdrawal.title'),
    parts: [
      { kind: 'paragraph', text: t('mail.greeting') },
      { kind: 'paragraph', text: t('mail.withdrawal.intro') },
      declaration(isWhole ? withdrawal : { ...withdrawal, message: '' }),
      ...(isWhole || withdrawal.message === ''
        ? []
        : [{ kind: 'paragraph', text: t('mail.withdrawal.messageToo') } as const]),
      { kind: 'paragraph', text: t('mail.withdrawal.next') },
      { kind: 'paragraph', text: t('mail.closing') },
      { kind: 'paragraph', text: configuration.shopName },
    ],
    footer: sellerLines(configuration, withdrawal.lang),
  };
}

/** The state of the withdrawn order; the refund in cents with its last day. */
export type WithdrawnOrder = {
  id: number;
  currency: string;
  status: string;
  /** The price of the withdrawn goods, less their share of the discount. */
  worth: number;
  /** The declaration counted pieces; one in words alone changes no order. */
  isCounted: boolean;
  /** Some of it is no longer sent; some was mixed to order, which is examined first. */
  isSmaller: boolean;
  isMixed: boolean;
  /** Some of it is gift cards that are now blocked; some of it comes back in a parcel. */
  hasCards: boolean;
  hasParcel: boolean;
  repay: { amount: number; until: string } | null;
};

/** The same declaration for the shop team, with its next steps for the order. */
export function withdrawalNoticeMail(
  withdrawal: Withdrawal,
  configuration: ShopConfiguration,
  order: WithdrawnOrder | null = null,
): MailDocument {
  const lang = teamLanguage(configuration);
  const { t } = translatorFor(lang);
  return {
    lang,
    title: order
      ? t('mail.withdrawal.noticeTitleOfOrder', { name: withdrawal.name, number: order.id })
      : t('mail.withdrawal.noticeTitle', { name: withdrawal.name }),
    parts: [
      { kind: 'paragraph', text: t('mail.withdrawal.noticeIntro') },
      ...(order?.isCounted ? toDo(order, lang) : [paragraph(t('mail.withdrawal.noticeWords'))]),
      paragraph(t('mail.withdrawal.noticeList')),
      declaration({ ...withdrawal, lang }),
    ],
    footer: sellerLines(configuration, lang),
  };
}

function toDo({ id: number, currency, status, repay, ...order }: WithdrawnOrder, lang: Locale) {
  const { isSmaller, isMixed, hasCards, hasParcel, worth } = order;
  const { t } = translatorFor(lang);
  const isSent = status === 'shipped' || status === 'completed';
  const texts = [
    t('mail.withdrawal.noticeSum', { number, amount: money(worth, lang, currency) }),
    ...(status === 'withdrawn' ? [t('mail.withdrawal.noticeEnded', { number })] : []),
    ...(status !== 'withdrawn' && !isSent && isSmaller
      ? [t('mail.withdrawal.noticeSmaller', { number })]
      : []),
    ...(isMixed && !isSent ? [t('mail.withdrawal.noticeMixed', { number })] : []),
    ...(hasCards ? [t('mail.withdrawal.noticeCards', { number })] : []),
    ...(isSent && hasParcel ? [t('mail.withdrawal.noticeSent', { number })] : []),
    ...(repay?.amount
      ? [
          t('mail.withdrawal.noticeRepay', {
            amount: money(repay.amount, lang, currency),
            date: date(repay.until, lang),
          }),
        ]
      : []),
  ];
  return texts.map((text) => ({ kind: 'paragraph', text }) as const);
}

function declaration({ lang, ...declared }: Withdrawal): MailDocument['parts'][number] {
  const { t } = translatorFor(lang);
  const rows = [
    {
      label: t('mail.withdrawal.received'),
      value: dateTime(declared.receivedAt, lang),
      strong: true,
    },
    { label: t('mail.withdrawal.receivedUtc'), value: declared.receivedAt.toISOString() },
    { label: t('mail.withdrawal.name'), value: declared.name },
    { label: t('mail.withdrawal.contract'), value: declared.contract },
    { label: t('mail.withdrawal.email'), value: declared.email },
    { label: t('mail.withdrawal.items'), value: declared.items },
    { label: t('mail.withdrawal.message'), value: declared.message },
  ];
  return { kind: 'rows', rows: rows.filter(({ value }) => value !== '') };
}
