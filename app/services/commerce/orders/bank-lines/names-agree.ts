import { plainLetters } from '~/lib/plain-letters';

/** Titles before names and legal forms after them, which distinguish no buyers. */
const EMPTY = new Set([
  'herr',
  'frau',
  'dr',
  'prof',
  'familie',
  'und',
  'u',
  'oder',
  'o',
  'gmbh',
  'mbh',
  'co',
  'kg',
  'ag',
]);

/**
 * Whether this payer may be this buyer: every word of the shorter name occurs in the other, in any
 * order, with any spelling of accents and umlauts. An empty name agrees with none.
 */
export function namesAgree(payer: string, buyer: string): boolean {
  const [some, others] = [wordsOf(payer), wordsOf(buyer)].toSorted((a, b) => a.size - b.size);
  return some!.size > 0 && [...some!].every((word) => others!.has(word));
}

/** "Änne Müller-Groß", "AENNE MUELLER GROSS" and "Anne Muller Gross" are the same words: banks write all three. */
function wordsOf(name: string): Set<string> {
  const words = plainLetters(name).split(/[^\p{L}\p{N}]+/u);
  return new Set(words.filter((word) => word.length > 1 && !EMPTY.has(word)));
}
