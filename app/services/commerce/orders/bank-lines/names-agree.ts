/** What stands before names and behind firms, and tells nobody apart. */
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
 * May this payer be this buyer? Every word of the shorter name stands in the other, in any order, whichever
 * way accents and umlauts are written. An empty name agrees with none.
 */
export function namesAgree(payer: string, buyer: string): boolean {
  const [some, others] = [wordsOf(payer), wordsOf(buyer)].toSorted((a, b) => a.size - b.size);
  return some!.size > 0 && [...some!].every((word) => others!.has(word));
}

/** "Änne Müller-Groß" and "AENNE MUELLER GROSS" are the same words. */
function wordsOf(name: string): Set<string> {
  const plain = name
    .toLowerCase()
    .replaceAll(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter]!)
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
  const words = plain.split(/[^\p{L}\p{N}]+/u);
  return new Set(words.filter((word) => word.length > 1 && !EMPTY.has(word)));
}
