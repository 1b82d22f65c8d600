import type * as de from '~/i18n/dictionaries/de/index';
import type { LegalTextType } from '~/services/shop-api';

type StaticPageFacts = {
  type: LegalTextType;
  /** The page's title while the operator's text has none. */
  title: Exclude<keyof typeof de.staticPages, 'missing' | 'relatedPages'>;
  /** The shop's own tables beside the operator's text. */
  adds?: 'shippingTerms' | 'privacy';
};

/** The text of each static page (§2), by its path without prefix. */
export const STATIC_PAGES: Record<string, StaticPageFacts> = {
  '/cancellation-form': {
    type: 'WithdrawalForm',
    title: 'cancellationForm',
  },
  '/cancellation-rights': {
    type: 'CancellationRights',
    title: 'cancellationRights',
  },
  '/legal-disclosure': {
    type: 'LegalDisclosure',
    title: 'legalDisclosure',
  },
  '/privacy-policy': {
    type: 'PrivacyPolicy',
    title: 'privacyPolicy',
    adds: 'privacy',
  },
  '/terms-and-conditions': {
    type: 'TermsConditions',
    title: 'termsAndConditions',
  },
  '/declaration-of-accessibility': {
    type: 'AccessibilityDeclaration',
    title: 'declarationOfAccessibility',
  },
  '/shipping': { type: 'Shipping', title: 'shipping', adds: 'shippingTerms' },
};
