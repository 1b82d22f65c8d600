/** Cards of colours by the numbers of others, as people write them. */
const SYSTEMS = ['RAL', 'NCS', 'Pantone', 'HKS', 'Sikkens'] as const;

/** The foreign card of colours that a search names ("ral7016" is RAL); null when it names none. */
export function colourSystemIn(term: string): string | null {
  const words: string[] = term.toLowerCase().match(/\p{L}+/gu) ?? [];
  return SYSTEMS.find((system) => words.includes(system.toLowerCase())) ?? null;
}
