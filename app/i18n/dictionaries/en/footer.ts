import type { footer as German } from '../de/footer';

export const footer = {
  label: 'Service and legal information',
  service: 'Service',
  law: 'Legal information',
  paymentAndShipping: 'Payment and shipping',
  accessibility: 'Accessibility',
  accessibilityText:
    'You can use this shop without scripts, with a keyboard and with a screen reader.',
  newsletter: 'Newsletter',
  withdraw: 'Withdraw from contract here',
  legalDisclosure: 'Legal disclosure',
  privacyPolicy: 'Privacy policy',
  termsAndConditions: 'Terms and conditions',
  cancellationRights: 'Right of withdrawal',
  cancellationForm: 'Model withdrawal form',
  shipping: 'Shipping and payment',
  declarationOfAccessibility: 'Accessibility statement',
  cookieSettings: 'Cookie settings',
  shippingText:
    'Where we deliver, how long it takes, what it costs and how you can pay is all on one page.',
  priceNote: 'All prices incl. VAT, plus shipping.',
} satisfies typeof German;
