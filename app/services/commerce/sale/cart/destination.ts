import type { ReferenceTables, VatClass } from '../../ground/reference/reference-tables';
import { specialAreaOf } from '../../ground/reference/special-area';
import { homeCountryOf, isExportTo } from '../../ground/reference/home-country';
import { vatRatesOf } from '../../ground/reference/vat-rates';

export type Destination = {
  countryId: number;
  /** Out of the VAT area the shop sits in: an export delivery. */
  isExport: boolean;
  /** Percent times 100. */
  rateOf(vatClass: VatClass): number;
};

/**
 * VAT rates of a destination on the day of the order. A member state without rates of its own is
 * charged the shop's; exports without rates carry none, and none do of a shop outside the EU. A special area of the country has a standard
 * rate of its own, or none where it lies outside the EU VAT area.
 */
export function destinationOf(
  tables: Pick<ReferenceTables, 'countries' | 'vatRates' | 'settings'>,
  { countryId, zipCode }: { countryId: number; zipCode: string | null },
  now: Date,
): Destination {
  const country = tables.countries.find(({ id }) => id === countryId);
  const area = country && zipCode !== null ? specialAreaOf(country, zipCode) : null;
  const isEu = country?.isEu && area?.standardRate !== null;
  const own = vatRatesOf(tables, countryId, now);
  const home = homeCountryOf(tables);
  const shop = vatRatesOf(tables, home.id, now);
  const isAbroad = !home.isEu && countryId !== home.id;
  return {
    countryId,
    isExport: area?.standardRate === null || (country ? isExportTo(tables, country) : false),
    rateOf: (vatClass) => {
      if (area?.standardRate === null || isAbroad) return 0;
      if (area && vatClass === 'standard') return area.standardRate;
      return own[vatClass] ?? (isEu ? shop[vatClass] : 0) ?? 0;
    },
  };
}
