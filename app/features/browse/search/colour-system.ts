/** Cards of colours by the numbers of others, as people write them. */
const SYSTEMS = ['RAL', 'NCS', 'Pantone', 'HKS', 'Sikkens'] as const;

/** The foreign card of colours that a search names ("ral7016" is RAL); null when it names none. */
export function colourSystemIn(term: string): string | null {
  const words: string[] = term.toLowerCase().match(/\p{L}+/gu) ?? [];
  return SYSTEMS.find((system) => words.includes(system.toLowerCase())) ?? null;
}

/**
 * The system of colours a term names and none of the goods found does: what has the same number is
 * another shade. Null where goods are called so.
 */
export function foreignSystemIn(term: string, names: readonly string[]): string | null {
  const system = colourSystemIn(term);
  return names.some((name) => colourSystemIn(name) === system) ? null : system;
}
