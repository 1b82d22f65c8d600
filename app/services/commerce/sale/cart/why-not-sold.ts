import type { Language, ListProduct } from '../../../shop-api';
import { isSoldIn, isSoldTo } from '../../catalogue/delivery/sold-where';
import type { ReferenceTables } from '../../core/reference/reference-tables';
import type { SaleFacts } from './sale-facts';

/** The country of delivery, by ISO code, and the language in which the goods are bought. */
export type SalePlace = { isoCode: string | null; lang: Language };

/** Why goods are not sold; cart, basket and re-order have their own texts for it. */
export type NotSold =
  | 'gone'
  | 'setApart'
  | 'currency'
  | 'customerClass'
  | 'country'
  | 'language'
  | 'notOrderable';

/** The language in which the visitor reads the shop, and the country of delivery. */
export function salePlace(
  { countries }: Pick<ReferenceTables, 'countries'>,
  countryId: number,
  lang: Language,
): SalePlace {
  return { isoCode: countries.find(({ id }) => id === countryId)?.isoCode2 ?? null, lang };
}

/**
 * Why goods are not sold to this visitor, or null: they left the range, or a part of the set did
 * (8.47), they have no price in the currency, are for other customers, countries or languages (4.11
 * to 4.14), or cannot be ordered now.
 */
export function whyNotSold(
  fact: SaleFacts | undefined,
  product: ListProduct | undefined,
  { isoCode, lang }: SalePlace,
): NotSold | null {
  if (!fact?.isActive) return 'gone';
  if (!fact.isWhole) return 'setApart';
  if (!product) return 'currency';
  if (!fact.isForCustomer) return 'customerClass';
  if (!isSoldTo(fact.limits, isoCode)) return 'country';
  if (!isSoldIn(fact.limits, lang)) return 'language';
  return fact.isOffered ? null : 'notOrderable';
}
