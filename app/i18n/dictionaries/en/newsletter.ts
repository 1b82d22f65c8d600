import type { newsletter as German } from '../de/newsletter';

export const newsletter = {
  label: 'Newsletter',
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
  error: {
    emailRequired: 'Please enter your e-mail address.',
    emailValid: 'Please enter a complete e-mail address, for example name@example.com.',
    firstName: 'Please enter your first name.',
    lastName: 'Please enter your last name.',
    nameTooLong: 'Please shorten the name to at most 100 characters.',
    nameCharacters: 'Please remove invisible characters from the name.',
    privacy: 'Please agree so that we may send you the newsletter.',
  },
} satisfies typeof German;
