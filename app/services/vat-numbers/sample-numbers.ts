import type { VatNumberCheck } from './vat-number-check';

/** Invented numbers for trials, each with its state; all others are invalid. */
const SAMPLE_VAT_NUMBERS: Readonly<Record<string, 'valid' | 'later'>> = {
  ATU00000001: 'valid',
  BE0000000001: 'valid',
  FR00000000001: 'valid',
  NL000000001B01: 'valid',
  ATU00000002: 'later',
  FR00000000002: 'later',
};

/** The answers of a shop without a service, for trials. */
export const checkSampleNumber: VatNumberCheck = async ({ number, requester }) => {
  const state = SAMPLE_VAT_NUMBERS[number] ?? 'invalid';
  if (state === 'later') return { state, reason: 'a sample that nobody answers' };
  const isValid = state === 'valid';
  return {
    state,
    consultation: requester ? 'WAPIMUSTER0000001' : '',
    name: isValid ? 'Muster Handel' : '',
    address: isValid ? 'Musterweg 1' : '',
  };
};
