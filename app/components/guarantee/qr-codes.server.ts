import { drawQrCode } from '~/components/ui/draw-qr-code.server';
import type { Locale } from '~/i18n/locales';
import { GUARANTEE_NOTICE } from '~/lib/guarantee-notice';
import type { QrCodeView } from '~/components/ui/qr-code';

/**
 * The required address of the durability label (Commission Implementing Regulation (EU) 2025/1960).
 */
const LABEL = 'https://europa.eu/youreurope/commercial-guarantee-durability/index.htm';

const drawn = new Map<string, QrCodeView>();

/** The code of the notice on the legal guarantee of conformity, by language. */
export function noticeQrCode(locale: Locale): QrCodeView {
  return qrCode(GUARANTEE_NOTICE[locale]);
}

/** The code of the label for a producer's guarantee of durability: one for all languages. */
export function labelQrCode(): QrCodeView {
  return qrCode(LABEL);
}

/** Drawn once: there are three addresses, but many pages that show them. */
function qrCode(address: string): QrCodeView {
  const code = drawn.get(address) ?? drawQrCode(address);
  drawn.set(address, code);
  return code;
}
