import { encode } from 'uqr';
import type { Locale } from '~/i18n/locales';
import type { QrCodeView } from './qr-code';

/** Where the notice and the label have to lead (Commission Implementing Regulation (EU) 2025/1960). */
const NOTICE: Readonly<Record<Locale, string>> = {
  de: 'https://europa.eu/youreurope/garantien',
  en: 'https://europa.eu/youreurope/guarantees',
};
const LABEL = 'https://europa.eu/youreurope/commercial-guarantee-durability/index.htm';

/** Light modules that a reader needs around the code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

const drawn = new Map<string, QrCodeView>();

/** The code of the notice on the legal guarantee of conformity, by language. */
export function noticeQrCode(locale: Locale): QrCodeView {
  return qrCode(NOTICE[locale]);
}

/** The code of the label for a producer's guarantee of durability: one for all languages. */
export function labelQrCode(): QrCodeView {
  return qrCode(LABEL);
}

/** Drawn once: the addresses are three, the pages that show them many. */
function qrCode(address: string): QrCodeView {
  const known = drawn.get(address);
  if (known) return known;
  const { size, data } = encode(address, { ecc: 'M', border: QUIET_ZONE });
  const code = { address, size, path: data.map(rowPath).join('') };
  drawn.set(address, code);
  return code;
}

/** One rectangle for each run of dark modules. */
function rowPath(row: readonly boolean[], y: number): string {
  const runs = row.map((isDark) => (isDark ? '1' : '0')).join('');
  return [...runs.matchAll(/1+/g)]
    .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
    .join('');
}
