import { canonicalPrefix, localePath, type Locale } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import type { ShopConfiguration } from '../shop-api';
import type { MailDocument } from './mail-document';
import { sellerLines } from './seller-lines';

export type OptIn = { id: number; lang: Locale; key: string };

/** Address of the page on which a subscription is ended or confirmed by a button. */
export function newsletterLink(
  publicOrigin: string,
  { id, lang, key }: OptIn,
  step: 'confirm' | 'unsubscribe',
): string {
  return publicOrigin + localePath(canonicalPrefix(lang), `/newsletter/${step}/${id}/${key}`);
}

/**
 * Asks whether the owner of the address wants the newsletter (double opt-in, L-60). No advertising
 * in it.
 */
export function newsletterOptInMail(
  optIn: OptIn,
  configuration: ShopConfiguration,
  publicOrigin: string,
): MailDocument {
  const { t } = translatorFor(optIn.lang);
  return {
    lang: optIn.lang,
    title: t('mail.newsletter.title'),
    parts: [
      { kind: 'paragraph', text: t('mail.greeting') },
      { kind: 'paragraph', text: t('mail.newsletter.intro', { shop: configuration.shopName }) },
      {
        kind: 'link',
        text: t('mail.newsletter.confirm'),
        href: newsletterLink(publicOrigin, optIn, 'confirm'),
      },
      { kind: 'paragraph', text: t('mail.newsletter.ignore') },
      {
        kind: 'link',
        text: t('mail.newsletter.unsubscribe'),
        href: newsletterLink(publicOrigin, optIn, 'unsubscribe'),
      },
      { kind: 'paragraph', text: t('mail.closing') },
      { kind: 'paragraph', text: configuration.shopName },
    ],
    footer: sellerLines(configuration, optIn.lang),
  };
}
