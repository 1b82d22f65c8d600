/** Sections that are rows of `setting`, by the keys they have there. */
export const SETTING_KEYS = {
  name: 'shopName',
  slogan: 'slogan',
  titleSuffix: 'titleSuffix',
  logo: 'logo',
  languages: 'languages',
  seller: 'seller',
  bank: 'bank',
  sender: 'sender',
  design: 'design',
  eInvoices: 'eInvoices',
  ratingSteps: 'ratingSteps',
  editorManual: 'editorManual',
  robots: 'robots',
  rules: 'orders',
  retention: 'retention',
  vatRules: 'vatRules',
} as const;
