import { checkSampleNumber } from './sample-numbers';
import type { VatNumberCheck } from './vat-number-check';
import { viesCheck } from './vies';

/** Returns the configured service that checks VAT numbers; null: none. */
export function connectVatNumberCheck(
  vatNumbers: { origin: string } | 'samples' | null,
  log: (message: string) => void,
): VatNumberCheck | null {
  if (vatNumbers === 'samples') return checkSampleNumber;
  return vatNumbers && viesCheck({ ...vatNumbers, log });
}
