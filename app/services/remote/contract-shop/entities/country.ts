import * as z from 'zod';
import type { Country } from '~/services/shop-api';
import * as lenient from './lenient';

const wireCountrySchema = z.object({
  id: lenient.id,
  name: lenient.text,
  /** In the language of the answer. */
  currLangName: lenient.text,
  isoCode2: lenient.text,
  zipCodeRegex: lenient.text,
  states: lenient.list(z.object({ id: lenient.id, name: lenient.text })),
});
type WireCountry = z.output<typeof wireCountrySchema>;

export const wireCountriesSchema = lenient.list(wireCountrySchema);

/** Countries with their own rules; a bill may be sent there as well. */
export const wireAggregatedCountriesSchema = z.object({
  default: wireCountriesSchema,
  geoRegulated: wireCountriesSchema,
});

/** A country of the upstream shop. */
export function toCountry({ name, currLangName, zipCodeRegex, ...country }: WireCountry): Country {
  return {
    ...country,
    name: currLangName || name,
    isoCode2: country.isoCode2.toUpperCase(),
    zipCodeRegex: patternOf(zipCodeRegex),
  };
}

/**
 * The source of a pattern, which may have delimiters; null for one that browsers would refuse, so
 * that only the upstream shop checks postcodes.
 */
function patternOf(regex: string): string | null {
  const source = /^\/(?<source>.*)\/[a-z]*$/su.exec(regex)?.groups?.['source'] ?? regex;
  if (source === '') return null;
  try {
    RegExp(source, 'v');
    return source;
  } catch {
    return null;
  }
}
