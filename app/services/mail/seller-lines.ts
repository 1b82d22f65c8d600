import { countryName } from '~/i18n/country-name';
import type { Locale } from '~/i18n/locales';
import { translate } from '~/i18n/translate.server';
import type { ShopConfiguration } from '../shop-api';

/** Company data required in every business mail (L-79). */
export function sellerLines({ seller }: ShopConfiguration, locale: Locale): string[] {
  return [
    seller.name,
    `${seller.street}, ${seller.postcode} ${seller.city}, ${countryName(seller.country, locale)}`,
    translate(locale, 'mail.seller.representative', { name: seller.representative }),
    `${seller.email}, ${seller.phone}`,
    seller.register,
    seller.vatId && translate(locale, 'mail.seller.vatId', { number: seller.vatId }),
    seller.taxNumber && translate(locale, 'mail.seller.taxNumber', { number: seller.taxNumber }),
  ].filter(Boolean);
}
