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

/** Letters that are no other letter with a mark. */
const LETTERS: Record<string, string> = { ß: 'ss', ł: 'l', ø: 'o', æ: 'a', œ: 'o', đ: 'd', ı: 'i' };

/** "Änne Müller-Groß", "AENNE MUELLER GROSS" and "Anne Muller Gross" are the same words: banks write all three. */
function wordsOf(name: string): Set<string> {
  const plain = name
    .toLowerCase()
    .replaceAll(/[ßłøæœđı]/g, (letter) => LETTERS[letter]!)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/([aou])e/g, '$1');
  const words = plain.split(/[^\p{L}\p{N}]+/u);
  return new Set(words.filter((word) => word.length > 1 && !EMPTY.has(word)));
}
