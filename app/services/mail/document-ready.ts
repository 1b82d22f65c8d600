import { canonicalPrefix, localePath, type Locale } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import type { ShopConfiguration } from '../shop-api';
import type { MailDocument } from './mail-document';
import { sellerLines } from './seller-lines';

export type DocumentReadyInput = {
  /** What the document is called, with its number. */
  title: string;
  lang: Locale;
  orderId: number;
  accessKey: string;
  /** Has it an e-invoice beside it? */
  isEInvoice: boolean;
  configuration: ShopConfiguration;
  publicOrigin: string;
};

/** Brings a document of an order, and says where it can be had again. */
export function documentReadyMail(input: DocumentReadyInput): MailDocument {
  const { title, lang, orderId, accessKey, configuration, publicOrigin } = input;
  const { t } = translatorFor(lang);
  const path = localePath(canonicalPrefix(lang), `/confirmation/${orderId}/${accessKey}`);
  const names = { title, number: orderId };
  return {
    lang,
    title: t('mail.documentReady.title', names),
    parts: [
      { kind: 'paragraph', text: t('mail.greeting') },
      { kind: 'paragraph', text: t('mail.documentReady.intro', names) },
      ...(input.isEInvoice
        ? [{ kind: 'paragraph', text: t('mail.documentReady.eInvoice') } as const]
        : []),
      { kind: 'paragraph', text: t('mail.documentReady.again') },
      { kind: 'link', text: t('mail.orderReceived.link'), href: publicOrigin + path },
      { kind: 'paragraph', text: t('mail.closing') },
      { kind: 'paragraph', text: configuration.shopName },
    ],
    footer: sellerLines(configuration, lang),
  };
}
