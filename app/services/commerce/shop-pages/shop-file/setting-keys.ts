/** Sections that are rows of `setting`, with their keys there. */
export const SETTING_KEYS = {
  name: 'shopName',
  slogan: 'slogan',
  titleSuffix: 'titleSuffix',
  logo: 'logo',
  icon: 'icon',
  languages: 'languages',
  seller: 'seller',
  bank: 'bank',
  sender: 'sender',
  mailTexts: 'mailTexts',
  design: 'design',
  eInvoices: 'eInvoices',
  ratingSteps: 'ratingSteps',
  blockedEmailCharacters: 'blockedEmailCharacters',
  editorManual: 'editorManual',
  clientSettings: 'clientSettings',
  robots: 'robots',
  homePage: 'homePage',
  rules: 'orders',
  retention: 'retention',
  vatRules: 'vatRules',
} as const;

/** Sections that are a picture, which may be a file beside the shop file. */
export const PICTURE_SECTIONS = ['logo', 'icon'] as const;
