import type { VatCase } from '../../../shop-api';
import type { CountryRow, ReferenceTables, VatClass } from '../../core/reference/reference-tables';
import { specialAreaOf, type SpecialArea } from '../../core/reference/special-area';
import { homeCountryOf, isExportTo } from '../../core/reference/home-country';
import { vatRatesOf } from '../../core/reference/vat-rates';
import { vatRulesOf } from '../../core/settings/vat-rules';

export type Destination = {
  countryId: number;
  /** To a destination outside the VAT area of the shop: an export delivery. */
  isExport: boolean;
  /** The VAT case of a buyer without VAT number. */
  vatCase: Exclude<VatCase, 'intraCommunity'>;
  /** Goods go to another member state: a business there may owe the VAT itself. */
  isAbroadInUnion: boolean;
  /** In hundredths of a percent. */
  rateOf(vatClass: VatClass): number;
  /** The rates of the shop's country, which are included in its prices there. */
  homeRateOf(vatClass: VatClass): number;
};

/**
 * VAT rates of a destination on the day of the order. A member state without rates of its own is
 * charged the shop's; exports without rates have none, as has every other country for a shop
 * outside the EU. A special area of the country has its own standard rate, or none where it lies
 * outside the EU VAT area; one with a rate in a country outside the Union (Northern Ireland) is
 * taxed as a member state. A shop that sells little abroad may charge its own rates in the whole
 * Union.
 */
export function destinationOf(
  tables: Pick<ReferenceTables, 'countries' | 'vatRates' | 'settings'>,
  { countryId, zipCode }: { countryId: number; zipCode: string | null },
  now: Date,
): Destination {
  const { countries } = tables;
  const country = countries.find(({ id }) => id === countryId);
  const area = country && zipCode !== null ? specialAreaOf(country, zipCode) : null;
  const home = homeCountryOf(tables);
  const shop = vatRatesOf(tables, home.id, now);
  const own = vatRatesOf(tables, ratesFrom(countries, countryId), now);
  const isEu = isInUnion(country, area);
  const isAbroadInUnion = home.isEu && isEu && countryId !== home.id;
  const isHomeTaxed = isAbroadInUnion && vatRulesOf(tables.settings).oss === 'home';
  const isOutside = area?.standardRate === null;
  const isExport = isOutside || (country ? isExportTo(tables, { id: countryId, isEu }) : false);
  const homeRateOf = (vatClass: VatClass) => shop[vatClass] ?? 0;
  return {
    countryId,
    isExport,
    vatCase: isExport ? 'export' : isAbroadInUnion && !isHomeTaxed ? 'destination' : 'domestic',
    isAbroadInUnion,
    homeRateOf,
    rateOf: (vatClass) => {
      if (isOutside || (!home.isEu && countryId !== home.id)) return 0;
      if (isHomeTaxed) return homeRateOf(vatClass);
      // Reduced rates of the area are unknown here; the standard rate is never too little.
      if (area && (vatClass === 'standard' || !country?.isEu)) return area.standardRate ?? 0;
      return own[vatClass] ?? (isEu ? shop[vatClass] : 0) ?? 0;
    },
  };
}

/** Taxed as in the Union: a member state without areas outside its VAT area; Northern Ireland. */
function isInUnion(country: CountryRow | undefined, area: SpecialArea | null): boolean {
  if (area) return area.standardRate !== null;
  return country?.isEu ?? false;
}

/** Monaco is taxed as France (Art. 7(1) of Directive 2006/112/EC). */
function ratesFrom(countries: readonly CountryRow[], countryId: number): number {
  const iso = countries.find(({ id }) => id === countryId)?.isoCode2;
  if (iso !== 'MC') return countryId;
  return countries.find(({ isoCode2 }) => isoCode2 === 'FR')?.id ?? countryId;
}
