import type { consent as German } from '../de/consent';

export const consent = {
  title: 'Cookies',
  text: 'Without your consent we only set necessary cookies.',
  textChange: 'You can change this at any time at the end of the page.',
  partners: 'At present no data goes to partners or leaves the EU.',
  partnersCount_one:
    '{count} partner receives data if you agree. Details are under “More settings”.',
  partnersCount_other:
    '{count} partners receive data if you agree. Details are under “More settings”.',
  acceptAll: 'Accept all',
  rejectAll: 'Reject all',
  acceptSelection: 'Accept selection',
  furtherSettings: 'More settings',
  choose: 'Choose',
  groups: 'Groups of cookies',
  always: 'always on',
  settingsTitle: 'Cookie settings',
  settingsText:
    'Here you can see every cookie the shop can set, what it is for and how long it lasts. If you withdraw your consent, this takes effect at once.',
  settingsSave: 'Save selection',
  currentNone: 'You have not made a selection yet.',
  currentSaved: 'Your selection is saved.',
  empty: 'We do not set any cookies in this group at present.',
  provider: 'Provider',
  lifespan: 'Lifespan',
  privacyLink: 'Privacy policy',
  days_one: '{count} day',
  days_other: '{count} days',
  sessionEnd: 'until you close the browser',
  seconds: 'a few seconds',
  group: {
    essentials: 'Essential',
    externalMedia: 'External media',
    functional: 'Functional',
    marketing: 'Marketing',
  },
  groupText: {
    essentials: 'Cart, language, security and your cookie selection.',
    externalMedia:
      'Videos on our pages that are kept by YouTube or Vimeo. The provider then receives your IP address and can set cookies.',
    functional: 'Services that make shopping more convenient.',
    marketing: 'Measurement and advertising.',
  },
  cookies: {
    consentProof: 'Random number that lets us prove your selection.',
    session: 'Identifies your cart and the details you enter at the checkout.',
    locale: 'Remembers the language you chose.',
    consent: 'Remembers your cookie selection.',
    notice: 'Shows a message after you have sent a form.',
    operator: 'Keeps the shop team logged in.',
    operatorDevice: 'Lets the shop team in even while others try passwords.',
    pwa: 'Shows editors the tools for editing pages.',
  },
} satisfies typeof German;
