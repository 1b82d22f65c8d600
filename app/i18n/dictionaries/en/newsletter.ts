import type { newsletter as German } from '../de/newsletter';

export const newsletter = {
  submit: 'Subscribe',
  privacyBefore: 'I would like to receive the newsletter and have read the ',
  privacyLink: 'privacy policy',
  privacyAfter: '. I can unsubscribe at any time.',
  doubleOptIn: 'You will first receive an e-mail asking you to confirm your subscription.',
  title: 'Newsletter',
  intro: 'New shades, guides and offers, about once a month.',
  confirmTitle: 'Confirm subscription',
  confirmText: 'Would you like to receive the newsletter at this address?',
  confirmSubmit: 'Yes, send me the newsletter',
  unsubscribeTitle: 'Unsubscribe from the newsletter',
  unsubscribeText: 'Would you like to stop receiving the newsletter?',
  unsubscribeSubmit: 'Unsubscribe',
  linkInvalid:
    'This link is invalid or has expired. If you would like to receive the newsletter, please subscribe again.',
} satisfies typeof German;
