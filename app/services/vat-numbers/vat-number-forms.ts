import { normalizeInput } from '~/services/shop-api/entities/normalize-input';

/**
 * The formats of the numbers of each member state after its two letters, as VIES describes them.
 * Greece uses EL, and XI is Northern Ireland, whose goods are taxed as in the EU.
 */
const FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z\d+*]{10}\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|GD[0-4]\d{2}|HA[5-9]\d{2})$/,
};

/** Numbers of other countries: they are not checked, only printed on the invoice. */
const FOREIGN = /^[A-Z]{2}[A-Z0-9]{2,16}$/;

/** The prefixes of all EU numbers, including Northern Ireland's. */
export const VAT_PREFIXES: readonly string[] = Object.keys(FORMS);

/** What stands before a number on letterheads, such as "USt-IdNr. " or "VAT ID: ". */
const LABEL =
  /^(?:USt|Umsatzsteuer|MwSt|UID|VAT|TVA|IVA|BTW)[^\d:]{0,40}[\s.:]{1,3}(?=[A-Z]{2}[^:]*\d)/i;

/** A pasted number without the label in front of it. */
export function withoutVatLabel(typed: string): string {
  return normalizeInput(typed).replace(LABEL, '');
}

/** Normalizes a typed number: in capitals, without its label, spaces, dots and hyphens. */
export function tidyVatNumber(typed: string): string {
  return withoutVatLabel(typed)
    .replace(/[\s.-]/g, '')
    .toUpperCase();
}

/** Does a normalized number match the format of its country? */
export function hasVatNumberForm(number: string): boolean {
  const form = FORMS[number.slice(0, 2)];
  return form ? form.test(number.slice(2)) : FOREIGN.test(number);
}

/** Splits a number of the EU; null for any other text. */
export function unionVatNumber(number: string): { prefix: string; digits: string } | null {
  const prefix = number.slice(0, 2);
  const digits = number.slice(2);
  return FORMS[prefix]?.test(digits) ? { prefix, digits } : null;
}

/** Returns the prefix of a country's numbers, by its ISO 3166 code. */
export function vatPrefixOf(isoCode2: string): string {
  return isoCode2 === 'GR' ? 'EL' : isoCode2;
}
