import { translatorFor } from '~/i18n/translate.server';
import type { Locale } from '~/i18n/locales';
import { checkDigit } from '~/lib/check-digit';
import { drawLabel } from './draw-label';
import type { ParcelLabels } from './parcel-labels';

/** A GS1 company prefix that is not assigned. */
const PREFIX = '0000000';

/**
 * Labels for trials, and for a shop without a carrier's client: they are marked as samples, and no
 * carrier accepts their numbers. A parcel has the same label each time.
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

/** The number of a shipping unit (SSCC): `00`, seventeen digits, and a check digit. */
export function sampleNumber({ orderId, position }: { orderId: number; position: number }): string {
  const serial = String(orderId).padStart(8, '0') + String(position).padStart(2, '0');
  const digits = (PREFIX + serial).slice(-17).padStart(17, '0');
  return `00${digits}${checkDigit(digits)}`;
}
