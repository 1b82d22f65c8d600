import { minute } from '~/i18n/instant';
import { translatorFor } from '~/i18n/translate.server';
import { ACCOUNT_LINK_MINUTES } from '../commerce/people/account-mails/account-key';
import { layOutMail, pageAddress, paragraph, type MailFrame } from './mail-layout';
import type { MailDocument, MailPart } from './mail-document';

/** Confirms a new account, and explains its use and address. */
export function registeredMail(frame: MailFrame, { email }: { email: string }): MailDocument {
  const { t } = texts(frame);
  return layOutMail(frame, t('mail.registered.title', { shop: frame.configuration.shopName }), [
    paragraph(t('mail.registered.intro', { shop: frame.configuration.shopName, email })),
    paragraph(t('mail.registered.use')),
    link(frame, t('mail.registered.account'), '/my-account'),
    paragraph(t('mail.registered.ignore')),
  ]);
}

/**
 * Sent after a registration with an existing account's address: only its owner is informed
 * (reliability B4, Enumeration).
 */
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

/** The link to set a new password, valid once and for a short time (open point 1.9). */
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

/** Reports a changed password, so that its owner notices an attack. */
export function passwordChangedMail(frame: MailFrame): MailDocument {
  const { t } = texts(frame);
  return layOutMail(frame, t('mail.passwordChanged.title'), [
    paragraph(t('mail.passwordChanged.intro', { shop: frame.configuration.shopName })),
    paragraph(t('mail.passwordChanged.notYou')),
    link(frame, t('mail.passwordChanged.reset'), '/reset-password'),
  ]);
}

/** Sent to the new address: only its owner can make it the address of the account. */
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

/** Sent to the former address, without the new one, because an attacker may have changed it. */
export function emailChangedMail(frame: MailFrame): MailDocument {
  const { t } = texts(frame);
  return layOutMail(frame, t('mail.emailChanged.title'), [
    paragraph(t('mail.emailChanged.intro', { shop: frame.configuration.shopName })),
    paragraph(t('mail.emailChanged.notYou')),
  ]);
}

/** Confirms that an account is deleted, and lists the retained data (L-58). */
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
