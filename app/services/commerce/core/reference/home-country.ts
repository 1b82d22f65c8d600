import type { CountryRow, ReferenceTables } from './reference-tables';

/** Germany: the country of a shop whose seller has none yet. */
const GERMANY = 1;

/**
 * The country of the shop, which is that of its seller: its rates are those of prices outside a
 * cart, and goods to it are no export.
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

/** Whether goods that are sent to a country leave the VAT area of the shop: an export. */
export function isExportTo(
  tables: Pick<ReferenceTables, 'countries' | 'settings'>,
  { id, isEu }: Pick<CountryRow, 'id' | 'isEu'>,
): boolean {
  const home = homeCountryOf(tables);
  return id !== home.id && !(home.isEu && isEu);
}
