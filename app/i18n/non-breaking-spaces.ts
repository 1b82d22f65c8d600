const NON_BREAKING_SPACE = '\u00a0';

/** Units and counted nouns that must not begin a line without their number. */
const UNITS = [
  '%',
  '€',
  'l',
  'ml',
  'g',
  'kg',
  'cm',
  'mm',
  'm',
  'm²',
  'Liter',
  'Litern',
  'litres?',
  'Stück',
  'Artikel',
  'products?',
  'pieces?',
  'Jahre?',
  'years?',
  'Tagen?',
  'Tage',
  'days?',
  'Werktagen?',
  'Werktage',
  'Zeichen',
  'characters',
  'Stunden?',
  'hours?',
  'Minuten?',
  'minutes?',
  'Sekunden?',
  'seconds?',
  'Sternen?',
  'Sterne',
];

/** A number, or a placeholder for one, before its unit. */
const NUMBER_AND_UNIT = new RegExp(`(?<=[\\d}]) (?=(?:${UNITS.join('|')})(?![\\p{L}\\d²]))`, 'gu');
/** Signs and abbreviations before a number: § 356a, Art. 6, Abs. 2, Nr. 1, No. 1. */
const SIGN_AND_NUMBER = /(?<=§|\b(?:Art|Abs|Nr|No|Kat|cat)\.) (?=[\d{A-Z])/g;
/** A day before its month: 3. November, 3 November. */
const DAY_AND_MONTH =
  /(?<=\b\d{1,2}\.?) (?=(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|January|February|March|May|June|July|October|December)\b)/g;
/** Abbreviations of two letters: z. B., d. h., u. a. */
const ABBREVIATION = /(?<=\b[zduiaso]\.) (?=[A-Zahd]\.)/g;
/** An ellipsis before the end of a code: … N050. */
const DOTS_AND_ENDING = /(?<=(?:^| )…) (?=\{)/g;

/**
 * Inserts non-breaking spaces where a line must not break: '14 Tage', '19 %', '§ 356a', '3.
 * November', 'z. B.'. Texts are written with plain spaces.
 */
export function insertNonBreakingSpaces(text: string): string {
  return text
    .replace(NUMBER_AND_UNIT, NON_BREAKING_SPACE)
    .replace(SIGN_AND_NUMBER, NON_BREAKING_SPACE)
    .replace(DAY_AND_MONTH, NON_BREAKING_SPACE)
    .replace(ABBREVIATION, NON_BREAKING_SPACE)
    .replace(DOTS_AND_ENDING, NON_BREAKING_SPACE);
}
