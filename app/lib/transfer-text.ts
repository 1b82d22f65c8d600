import { plainDecimal } from './plain-decimal';

export type Transfer = {
  /** The recipient of the money. */
  name: string;
  iban: string;
  /** '' if unknown: it is optional within SEPA. */
  bic: string;
  cents: number;
  /** ISO 4217. */
  currency: string;
  /** Remittance information: the number of the order. */
  reference: string;
};

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
const BIC = /^[A-Z0-9]{8}(?:[A-Z0-9]{3})?$/;
/** The range of amounts that a code may have, from one cent. */
const MAX_CENTS = 99_999_999_999;

/**
 * The text of a SEPA transfer code for banking apps (EPC069-12, version 002). Null if there is no
 * such code: another currency, no amount, or an invalid account.
 */
export function transferText({ cents, currency, ...given }: Transfer): string | null {
  const iban = given.iban.replaceAll(/\s/g, '').toUpperCase();
  const bic = given.bic.replaceAll(/\s/g, '').toUpperCase();
  const name = line(given.name, 70);
  const isAmount = Number.isInteger(cents) && cents > 0 && cents <= MAX_CENTS;
  if (!isAmount || currency !== 'EUR' || name === '' || !IBAN.test(iban)) return null;
  return [
    'BCD',
    '002',
    '1', // UTF-8
    'SCT',
    BIC.test(bic) ? bic : '',
    name,
    iban,
    `EUR${plainDecimal(cents)}`,
    '', // purpose
    '', // structured reference
    line(given.reference, 140),
  ].join('\n');
}

/** On one line, and not longer than its element allows. */
function line(text: string, max: number): string {
  const plain = text.replaceAll(/\p{Cc}+/gu, ' ').trim();
  return [...plain].slice(0, max).join('').trim();
}
