import { translatorFor } from '~/i18n/translate.server';
import type { Locale } from '~/i18n/locales';
import { checkDigit } from '~/lib/check-digit';
import { drawLabel } from './draw-label';
import type { ParcelLabels } from './parcel-labels';

/** Of nobody: a company prefix that GS1 gives to no company. */
const PREFIX = '0000000';

/**
 * Labels to try with, and of a shop without a carrier's client: they say that they are none, and no carrier takes
 * their numbers. A parcel has the same label each time.
 */
export function sampleLabels(locale: Locale): ParcelLabels {
  return {
    async make(parcel) {
      const number = sampleNumber(parcel);
      const note = translatorFor(locale).t('parcelLabel.sample');
      return { trackingNumber: number, pdf: await drawLabel(parcel, { number, note, locale }) };
    },
  };
}

/** As a number of a shipping unit (SSCC): `00`, seventeen digits, and the one that checks them. */
export function sampleNumber({ orderId, position }: { orderId: number; position: number }): string {
  const serial = String(orderId).padStart(8, '0') + String(position).padStart(2, '0');
  const digits = (PREFIX + serial).slice(-17).padStart(17, '0');
  return `00${digits}${checkDigit(digits)}`;
}
