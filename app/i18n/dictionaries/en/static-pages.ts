import type { staticPages as German } from '../de/static-pages';

export const staticPages = {
  cancellationForm: 'Model withdrawal form',
  cancellationRights: 'Right of withdrawal',
  legalDisclosure: 'Legal disclosure',
  privacyPolicy: 'Privacy policy',
  termsAndConditions: 'Terms and conditions',
  declarationOfAccessibility: 'Accessibility statement',
  shipping: 'Shipping and payment',
  missing: 'This text is not there yet. Please contact the operator of the shop.',
  relatedPages: 'Further information',
} satisfies typeof German;
