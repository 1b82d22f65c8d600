import type { newsletter as German } from '../de/newsletter';

export const newsletter = {
  submit: 'Subscribe',
  privacyBefore: 'I would like to receive the newsletter and have read the ',
  privacyLink: 'privacy policy',
  privacyAfter: '. I can unsubscribe at any time.',
  doubleOptIn: 'You will first receive an e-mail asking you to confirm your subscription.',
  title: 'Newsletter',
  intro: 'News from our range and offers, about once a month.',
  confirmTitle: 'Confirm subscription',
  confirmText: 'Would you like to receive the newsletter at this address?',
  confirmSubmit: 'Yes, send me the newsletter',
  unsubscribeTitle: 'Unsubscribe from the newsletter',
  unsubscribeText: 'Would you like to stop receiving the newsletter?',
  unsubscribeSubmit: 'Unsubscribe',
  linkInvalid:
    'This link is invalid or has expired. If you would like to receive the newsletter, please subscribe again.',
  alreadyThere: 'Do you already receive it?',
  toSettings: 'Change your details or unsubscribe',
  settingsTitle: 'Your newsletter',
  askForLink:
    'Enter the e-mail address the newsletter goes to. You will receive a link there to change your details or unsubscribe.',
  askForEnd:
    'Enter the e-mail address the newsletter goes to. Its subscription ends at once, or you will receive a link there to end it.',
  linkFirst:
    'To change your details or unsubscribe, we send a link to this address. That way nobody else can unsubscribe you.',
  sendLink: 'Send link',
  saveNames: 'Save name',
  subscribe: 'Subscribe to the newsletter',
  subscribeConsent:
    'I would like to receive the newsletter at the e-mail address of my account. I can unsubscribe at any time.',
  state: {
    none: 'You do not receive the newsletter at {email}.',
    pending:
      'The subscription for {email} has not been confirmed yet. Please open the link in the e-mail we sent you.',
    active: 'The newsletter goes to {email}.',
    ended: '{email} is unsubscribed from the newsletter.',
    unknown: 'We cannot tell here whether the newsletter goes to {email}.',
  },
} satisfies typeof German;
