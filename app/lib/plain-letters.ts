/** Letters that are not another letter with a diacritic. */
const LETTERS: Record<string, string> = { ß: 'ss', ł: 'l', ø: 'o', æ: 'a', œ: 'o', đ: 'd', ı: 'i' };

/**
 * A text in lower case and plain letters: "Änne Groß-Łukasz", "AENNE GROSS-LUKASZ" and
 * "Anne Gross-Lukasz" become the same. Not every keyboard and form has all letters.
 */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[ßłøæœđı]/g, (letter) => LETTERS[letter]!)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/([aou])e/g, '$1');
}
