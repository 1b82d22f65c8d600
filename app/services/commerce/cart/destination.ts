import type { ReferenceTables, VatClass } from '../reference/reference-tables';
import { SHOP_COUNTRY_ID, vatRatesOf } from '../reference/vat-rates';

export type Destination = {
  countryId: number;
  /** Outside the EU: an export delivery. */
  isExport: boolean;
  /** Percent times 100. */
  rateOf(vatClass: VatClass): number;
};

/**
 * VAT rates of a destination on the day of the order. A member state without rates of its own is
 * charged the shop's; exports without rates carry none.
 */
export function destinationOf(
  tables: Pick<ReferenceTables, 'countries' | 'vatRates'>,
  countryId: number,
  now: Date,
): Destination {
  const isEu = tables.countries.find((country) => country.id === countryId)?.isEu;
  const own = vatRatesOf(tables, countryId, now);
  const shop = vatRatesOf(tables, SHOP_COUNTRY_ID, now);
  return {
    countryId,
    isExport: isEu === false,
    rateOf: (vatClass) => own[vatClass] ?? (isEu ? shop[vatClass] : 0) ?? 0,
  };
}
