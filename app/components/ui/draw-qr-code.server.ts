import { encode } from 'uqr';
import type { QrCodeView } from './qr-code';

/** Light modules that a reader needs around the code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** The code of an address, each run of dark modules as one rectangle. */
export function drawQrCode(address: string): QrCodeView {
  const { size, data } = encode(address, { ecc: 'M', border: QUIET_ZONE });
  return { address, size, path: data.map(rowPath).join('') };
}

function rowPath(row: readonly boolean[], y: number): string {
  const runs = row.map((isDark) => (isDark ? '1' : '0')).join('');
  return [...runs.matchAll(/1+/g)]
    .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
    .join('');
}
