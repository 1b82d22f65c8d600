const WHITE_SPACE = /[\p{Zs}\t]+/gu;
const DASH = /[\p{Pd}\u2212]/gu;
/** Format characters and blank letters: bidi marks, zero-width spaces, soft hyphens, variation selectors. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Names need the joiners, and the marks, which belong to the letter before them. */
const INVISIBLE_IN_NAMES = /(?![\u200c\u200d]|\p{M})[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Normalizes a value of one line without invisible characters: an e-mail address, a code, a number,
 * a postcode, a search term. Values are pasted from mails, PDFs and address books with characters
 * that cannot be seen or typed. Invisible characters are removed, white space becomes a plain space
 * and every dash a hyphen-minus, and full-width letters and ligatures become plain ones (NFKC). Not
 * for free text, names and passwords. Other control characters stay, so that a check can refuse
 * them.
 */
export function normalizeInput(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(WHITE_SPACE, ' ')
    .replace(DASH, '-')
    .trim();
}

/** The same for a name, a street or a city, which keeps its dashes, joiners and marks. */
export function normalizeName(typed: string): string {
  return typed.replace(INVISIBLE_IN_NAMES, '').replace(WHITE_SPACE, ' ').trim();
}
