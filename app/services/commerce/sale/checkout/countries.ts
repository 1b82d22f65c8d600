import type { Country, Language } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { byName } from '../../core/reference/countries-by-name';
import type { CountryRow } from '../../core/reference/reference-tables';

/** Countries with delivery, by name. */
export async function getActiveShippingCountries(ctx: CommerceContext): Promise<Country[]> {
  return shippingCountries((await ctx.reference()).countries, ctx.lang);
}

/** Every country for billing addresses, by name. */
export async function getAggregatedCountries(ctx: CommerceContext): Promise<Country[]> {
  return allCountries((await ctx.reference()).countries, ctx.lang);
}

/** Countries with delivery, as the contract defines them. */
export function shippingCountries(rows: readonly CountryRow[], lang: Language): Country[] {
  return allCountries(
    rows.filter((row) => row.isShippingActive),
    lang,
  );
}

/** Countries as the contract defines them, with names in one language. */
export function allCountries(rows: readonly CountryRow[], lang: Language): Country[] {
  return byName(rows, lang).map(({ id, names, isoCode2, zipCodeRegex, states }) => ({
    id,
    name: names[lang],
    isoCode2,
    zipCodeRegex,
    states: states.map((state) => ({ id: state.id, name: state.names[lang] })),
  }));
}
