import { checkSampleNumber } from './sample-numbers';
import type { VatNumberCheck } from './vat-number-check';
import { viesCheck } from './vies';

/** The service that checks VAT numbers, as the settings of the shop say; null: none. */
export function connectVatNumberCheck(
  vatNumbers: { origin: string } | 'samples' | null,
  log: (message: string) => void,
): VatNumberCheck | null {
  if (vatNumbers === 'samples') return checkSampleNumber;
  return vatNumbers && viesCheck({ ...vatNumbers, log });
}
