import type { footer as German } from '../de/footer';

export const footer = {
  label: 'Service and legal information',
  service: 'Service',
  law: 'Legal information',
  paymentAndShipping: 'Delivery and payment',
  accessibility: 'Accessibility',
  accessibilityText:
    'You can use this shop without JavaScript, with the keyboard alone and with a screen reader.',
  contact: 'Contact',
  orderLookup: 'Find an order',
  newsletter: 'Newsletter',
  withdraw: 'Withdraw from contract here',
  legalDisclosure: 'Legal disclosure',
  privacyPolicy: 'Privacy policy',
  termsAndConditions: 'Terms and conditions',
  cancellationRights: 'Right of withdrawal',
  cancellationForm: 'Model withdrawal form',
  shipping: 'Delivery and payment',
  declarationOfAccessibility: 'Accessibility statement',
  cookieSettings: 'Cookie settings',
  shippingText:
    'Where we deliver, how long it takes, what it costs and how you can pay is all on one page.',
  priceNote: 'All prices incl. VAT, plus delivery.',
  priceNoteNet: 'All prices plus VAT and delivery, unless stated otherwise.',
} satisfies typeof German;
