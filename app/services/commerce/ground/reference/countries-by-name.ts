import type { Language } from '../../../shop-api';
import type { CountryRow } from './reference-tables';

/** What the shop puts first, then by name in the language of the list. */
export function byName(rows: readonly CountryRow[], lang: Language): CountryRow[] {
  const { compare } = new Intl.Collator(lang);
  return rows.toSorted((a, b) => a.position - b.position || compare(a.names[lang], b.names[lang]));
}
