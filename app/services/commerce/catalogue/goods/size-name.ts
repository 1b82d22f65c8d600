import type { Language } from '../../../shop-api';

const NUMBERS = { de: new Intl.NumberFormat('de'), en: new Intl.NumberFormat('en') };

/** A size as text: "2,5 l", "750 ml", "1 Stück", "3 pieces"; content is times 1000. */
export function sizeName(lang: Language, contentMilli: number, unitName: string): string {
  const content = contentMilli / 1000;
  // Of the names of units, which are data, only that of a piece is a word with a plural.
  const isPlural = lang === 'en' && unitName === 'piece' && content !== 1;
  return `${NUMBERS[lang].format(content)} ${unitName}${isPlural ? 's' : ''}`;
}
