import type { Language } from '../../../shop-api';

/** A part of a country with its own VAT rate, from the table of that name. */
export type SpecialArea = {
  names: Record<Language, string>;
  /** First and last postcode, in capitals without spaces and hyphens. */
  zipFrom: string;
  zipTo: string;
  /** In hundredths of a percent; null: outside the EU VAT area, without delivery (decision 021). */
  standardRate: number | null;
};

/** The special area of a country that contains a postcode, in any notation; else null. */
export function specialAreaOf(
  { specialAreas }: { specialAreas: readonly SpecialArea[] },
  zipCode: string,
): SpecialArea | null {
  const zip = zipCode.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
  const holds = ({ zipFrom, zipTo }: SpecialArea) =>
    zip.length === zipFrom.length && zipFrom <= zip && zip <= zipTo;
  return specialAreas.find(holds) ?? null;
}
