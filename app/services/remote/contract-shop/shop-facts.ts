import type { Locale } from '~/i18n/locales';
import type { LegalText, ShippingTerms, ShopConfiguration } from '~/services/shop-api';

/** Facts from the shop's own file that a server of the contract does not return. */
export type ShopFacts = {
  configuration: ShopConfiguration;
  /** Used where the server has none. */
  legalTexts: readonly LegalText[];
  /** By language; null: the file has no shipping terms. */
  shippingTerms: Record<Locale, ShippingTerms> | null;
};
