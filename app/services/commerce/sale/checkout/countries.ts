import type { Country, Language } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { byName } from '../../core/reference/countries-by-name';
import type { CountryRow } from '../../core/reference/reference-tables';

/** Countries goods are sent to, by name. */
export async function getActiveShippingCountries(ctx: CommerceContext): Promise<Country[]> {
  return shippingCountries((await ctx.reference()).countries, ctx.lang);
}

/** Every country an invoice may go to, by name. */
export async function getAggregatedCountries(ctx: CommerceContext): Promise<Country[]> {
  return allCountries((await ctx.reference()).countries, ctx.lang);
}

/** Those that goods go to, as the contract knows them. */
export function shippingCountries(rows: readonly CountryRow[], lang: Language): Country[] {
  return allCountries(
    rows.filter((row) => row.isShippingActive),
    lang,
  );
}

/** Countries as the contract knows them, named in one language. */
export function allCountries(rows: readonly CountryRow[], lang: Language): Country[] {
  return byName(rows, lang).map(({ id, names, isoCode2, zipCodeRegex, states }) => ({
    id,
    name: names[lang],
    isoCode2,
    zipCodeRegex,
    states: states.map((state) => ({ id: state.id, name: state.names[lang] })),
  }));
}
