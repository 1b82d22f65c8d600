import type { Locale } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import { layOutMail, pageAddress, paragraph, type MailFrame } from './mail-layout';
import type { MailDocument, MailPart } from './mail-document';

/** A subscription with the key of its links. */
export type Subscription = { id: number; lang: Locale; key: string };

type Step = 'confirm' | 'unsubscribe' | 'settings';

/** Returns the URL of a page with a button that confirms, changes or ends a subscription. */
export function newsletterLink(
  publicOrigin: string,
  { id, lang, key }: Subscription,
  step: Step,
): string {
  return pageAddress({ publicOrigin, lang }, `/newsletter/${step}/${id}/${key}`);
}

/** Headers by which mail programs end the subscription for their users (RFC 8058, L-60). */
export function unsubscribeHeaders(publicOrigin: string, subscription: Subscription) {
  return {
    'List-Unsubscribe': `<${newsletterLink(publicOrigin, subscription, 'unsubscribe')}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/**
 * Requests the confirmation of a subscription by the owner of the address (double opt-in, L-60).
 * Contains no advertising.
 */
export function newsletterOptInMail(frame: MailFrame, subscription: Subscription): MailDocument {
  const { t } = translatorFor(frame.lang);
  return layOutMail(frame, t('mail.newsletter.title'), [
    paragraph(t('mail.newsletter.intro', { shop: frame.configuration.shopName })),
    link(frame, subscription, 'confirm'),
    paragraph(t('mail.newsletter.ignore')),
    link(frame, subscription, 'unsubscribe'),
  ]);
}

/** The links for a subscriber who requests to change or end the subscription without the mails. */
export function newsletterSettingsMail(frame: MailFrame, subscription: Subscription): MailDocument {
  const { t } = translatorFor(frame.lang);
  return layOutMail(frame, t('mail.newsletter.settingsTitle'), [
    paragraph(t('mail.newsletter.settingsIntro', { shop: frame.configuration.shopName })),
    link(frame, subscription, 'settings'),
    link(frame, subscription, 'unsubscribe'),
    paragraph(t('mail.newsletter.settingsIgnore')),
  ]);
}

function link(frame: MailFrame, subscription: Subscription, step: Step): MailPart {
  const { t } = translatorFor(frame.lang);
  const href = newsletterLink(frame.publicOrigin, subscription, step);
  return { kind: 'link', text: t(`mail.newsletter.${step}`), href };
}
