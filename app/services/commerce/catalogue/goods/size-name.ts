import type { Language } from '../../../shop-api';

const NUMBERS = { de: new Intl.NumberFormat('de'), en: new Intl.NumberFormat('en') };

/** A size as text: "2,5 l", "750 ml", "1 Stück"; content is times 1000. */
export function sizeName(lang: Language, contentMilli: number, unitName: string): string {
  return `${NUMBERS[lang].format(contentMilli / 1000)} ${unitName}`;
}
