import type { Language } from '../../../shop-api';
import type { CountryRow } from './reference-tables';

const COLLATORS = { de: new Intl.Collator('de'), en: new Intl.Collator('en') };

/** Countries that the shop puts first, then by name in the language of the list. */
export function byName(rows: readonly CountryRow[], lang: Language): CountryRow[] {
  const { compare } = COLLATORS[lang];
  return rows.toSorted((a, b) => a.position - b.position || compare(a.names[lang], b.names[lang]));
}
