import * as z from 'zod';

export const LEGAL_TEXT_TYPES = [
  'TermsConditions',
  'CancellationRights',
  'PrivacyPolicy',
  'LegalDisclosure',
  'WithdrawalForm',
  'Shipping',
  'AccessibilityDeclaration',
] as const;
export const legalTextTypeSchema = z.enum(LEGAL_TEXT_TYPES);
export type LegalTextType = z.infer<typeof legalTextTypeSchema>;
export const legalTextSchema = z.object({
  type: legalTextTypeSchema,
  lang: z.string(),
  title: z.string(),
  htmlText: z.string(),
  plainText: z.string(),
});
export type LegalText = z.infer<typeof legalTextSchema>;
