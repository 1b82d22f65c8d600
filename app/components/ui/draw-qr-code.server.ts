import { qrSquare } from '~/lib/qr-square.server';
import type { QrCodeView } from './qr-code';

/** The code of an address. */
export function drawQrCode(address: string): QrCodeView {
  return { address, ...qrSquare(address) };
}
