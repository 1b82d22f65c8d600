/** Other vendors' colour systems, as customers write them. */
const SYSTEMS = ['RAL', 'NCS', 'Pantone', 'HKS', 'Sikkens'] as const;

/** The foreign colour system in a search term ("ral7016" is RAL); null if there is none. */
export function colourSystemIn(term: string): string | null {
  const words: string[] = term.toLowerCase().match(/\p{L}+/gu) ?? [];
  return SYSTEMS.find((system) => words.includes(system.toLowerCase())) ?? null;
}

/**
 * The colour system of a term that none of the found goods is named after: the same number is
 * another shade there. Null if goods have that name.
 */
export function foreignSystemIn(term: string, names: readonly string[]): string | null {
  const system = colourSystemIn(term);
  return names.some((name) => colourSystemIn(name) === system) ? null : system;
}
