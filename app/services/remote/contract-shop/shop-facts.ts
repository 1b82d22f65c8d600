import type { Locale } from '~/i18n/locales';
import type { LegalText, ShippingTerms, ShopConfiguration } from '~/services/shop-api';

/** What the shop's own file says, since a server of the contract does not. */
export type ShopFacts = {
  configuration: ShopConfiguration;
  /** They stand where the server has none. */
  legalTexts: readonly LegalText[];
  /** By language; null: the file says nothing of delivery. */
  shippingTerms: Record<Locale, ShippingTerms> | null;
};
