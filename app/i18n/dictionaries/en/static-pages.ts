import type { staticPages as German } from '../de/static-pages';

export const staticPages = {
  cancellationForm: 'Model withdrawal form',
  cancellationRights: 'Right of withdrawal',
  legalDisclosure: 'Legal disclosure',
  privacyPolicy: 'Privacy policy',
  termsAndConditions: 'Terms and conditions',
  declarationOfAccessibility: 'Accessibility statement',
  shipping: 'Delivery and payment',
  missing: 'This text is still missing. Please contact us.',
  relatedPages: 'Further information',
} satisfies typeof German;
