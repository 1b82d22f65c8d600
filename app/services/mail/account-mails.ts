import { minute } from '~/i18n/instant';
import { translatorFor } from '~/i18n/translate.server';
import { ACCOUNT_LINK_MINUTES } from '../commerce/people/account-mails/account-key';
import { layOutMail, pageAddress, paragraph, type MailFrame } from './mail-layout';
import type { MailDocument, MailPart } from './mail-document';

/** Somebody has an account now: what it is good for, and where it is. */
export function registeredMail(frame: MailFrame, { email }: { email: string }): MailDocument {
  const { t } = texts(frame);
  return layOutMail(frame, t('mail.registered.title', { shop: frame.configuration.shopName }), [
    paragraph(t('mail.registered.intro', { shop: frame.configuration.shopName, email })),
    paragraph(t('mail.registered.use')),
    link(frame, t('mail.registered.account'), '/my-account'),
    paragraph(t('mail.registered.ignore')),
  ]);
}

/** Somebody signed up with an address that has an account: only its owner is told (reliability B4, Enumeration). */
export function alreadyRegisteredMail(frame: MailFrame): MailDocument {
  const { t } = texts(frame);
  return layOutMail(frame, t('mail.alreadyRegistered.title'), [
    paragraph(t('mail.alreadyRegistered.intro', { shop: frame.configuration.shopName })),
    link(frame, t('mail.alreadyRegistered.login'), '/login'),
    paragraph(t('mail.alreadyRegistered.forgotten')),
    link(frame, t('mail.alreadyRegistered.reset'), '/reset-password'),
    paragraph(t('mail.alreadyRegistered.ignore')),
  ]);
}

type KeyLink = { customerId: number; key: string; requestedAt: Date };

/** The link with which a password is set anew, once and soon (open point 1.9). */
export function passwordResetMail(frame: MailFrame, { customerId, key, requestedAt }: KeyLink) {
  const { t } = texts(frame);
  const minutes = ACCOUNT_LINK_MINUTES['password-reset'];
  const until = minute(new Date(requestedAt.getTime() + minutes * 60_000), frame.lang);
  return layOutMail(frame, t('mail.passwordReset.title'), [
    paragraph(t('mail.passwordReset.intro', { shop: frame.configuration.shopName })),
    link(frame, t('mail.passwordReset.set'), `/password-reset/${customerId}/${key}`),
    paragraph(t('mail.passwordReset.until', { minutes, time: until })),
    paragraph(t('mail.passwordReset.ignore')),
  ]);
}

/** Tells that a password was changed, so that a stranger's change is noticed. */
export function passwordChangedMail(frame: MailFrame): MailDocument {
  const { t } = texts(frame);
  return layOutMail(frame, t('mail.passwordChanged.title'), [
    paragraph(t('mail.passwordChanged.intro', { shop: frame.configuration.shopName })),
    paragraph(t('mail.passwordChanged.notYou')),
    link(frame, t('mail.passwordChanged.reset'), '/reset-password'),
  ]);
}

/** Goes to the new address: only who reads it can make it the address of the account. */
export function emailConfirmMail(
  frame: MailFrame,
  { customerId, key, email }: Omit<KeyLink, 'requestedAt'> & { email: string },
): MailDocument {
  const { t } = texts(frame);
  const hours = ACCOUNT_LINK_MINUTES['email-change'] / 60;
  return layOutMail(frame, t('mail.emailConfirm.title'), [
    paragraph(t('mail.emailConfirm.intro', { shop: frame.configuration.shopName, email })),
    link(frame, t('mail.emailConfirm.confirm'), `/change-email/${customerId}/${key}`),
    paragraph(t('mail.emailConfirm.until', { hours })),
    paragraph(t('mail.emailConfirm.ignore')),
  ]);
}

/** Goes to the former address, without the new one: its owner may no longer be who changed it. */
export function emailChangedMail(frame: MailFrame): MailDocument {
  const { t } = texts(frame);
  return layOutMail(frame, t('mail.emailChanged.title'), [
    paragraph(t('mail.emailChanged.intro', { shop: frame.configuration.shopName })),
    paragraph(t('mail.emailChanged.notYou')),
  ]);
}

/** Confirms that an account is gone, and says what is kept (L-58). */
export function accountDeletedMail(frame: MailFrame): MailDocument {
  const { t } = texts(frame);
  return layOutMail(frame, t('mail.accountDeleted.title'), [
    paragraph(t('mail.accountDeleted.intro', { shop: frame.configuration.shopName })),
    paragraph(t('mail.accountDeleted.kept')),
    link(frame, t('mail.accountDeleted.privacy'), '/privacy-policy'),
  ]);
}

function texts({ lang }: MailFrame) {
  return translatorFor(lang);
}

function link(frame: MailFrame, text: string, path: string): MailPart {
  return { kind: 'link', text, href: pageAddress(frame, path) };
}
