import type { CountryRow, ReferenceTables } from './reference-tables';

/** Germany: where a shop sits whose seller names no country yet. */
const GERMANY = 1;

/**
 * The country the shop sits in, which is that of its seller: its rates are those of prices outside a cart, and
 * goods to it are no export.
 */
export function homeCountryOf({
  countries,
  settings,
}: Pick<ReferenceTables, 'countries' | 'settings'>): Pick<CountryRow, 'id' | 'isEu'> {
  const { country: iso } = (settings.get('seller') ?? {}) as { country?: unknown };
  return (
    countries.find(({ isoCode2 }) => isoCode2 === iso) ??
    countries.find(({ id }) => id === GERMANY) ?? { id: GERMANY, isEu: true }
  );
}

/** Whether goods that are sent to a country leave the VAT area the shop sits in: an export. */
export function isExportTo(
  tables: Pick<ReferenceTables, 'countries' | 'settings'>,
  { id, isEu }: Pick<CountryRow, 'id' | 'isEu'>,
): boolean {
  const home = homeCountryOf(tables);
  return id !== home.id && !(home.isEu && isEu);
}
