import { canonicalPrefix, localePath, type Locale } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import type { ShopConfiguration } from '../shop-api';
import type { MailDocument, MailPart } from './mail-document';
import { sellerLines } from './seller-lines';

/** The shop as the sender of a mail, and the language of its recipient. */
export type MailFrame = { lang: Locale; configuration: ShopConfiguration; publicOrigin: string };

/** Lays out a mail to a shopper, from the greeting to the company data. */
export function layOutMail(
  { lang, configuration }: Pick<MailFrame, 'lang' | 'configuration'>,
  title: string,
  parts: MailPart[],
): MailDocument {
  const { t } = translatorFor(lang);
  return {
    lang,
    title,
    parts: [
      paragraph(t('mail.greeting')),
      ...parts,
      paragraph(t('mail.closing')),
      paragraph(configuration.shopName),
    ],
    footer: sellerLines(configuration, lang),
  };
}

/** Makes a part of a mail with plain text. */
export function paragraph(text: string): MailPart {
  return { kind: 'paragraph', text };
}

/** Returns the URL of a page of the shop in the reader's language, with the configured origin. */
export function pageAddress(
  { lang, publicOrigin }: Pick<MailFrame, 'lang' | 'publicOrigin'>,
  path: string,
): string {
  return publicOrigin + localePath(canonicalPrefix(lang), path);
}
