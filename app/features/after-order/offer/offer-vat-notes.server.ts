import type { Translator } from '~/i18n/translator';
import { exemptionText } from '~/services/order-text/vat-notes';
import type { Offer } from '~/services/shop-api';

/**
 * The reason why an offer has no VAT, and the note on customs: an offer is bought from its own
 * page, which shows the same notes as the checkout.
 */
export function offerVatNotes(
  { vatCase, needsDelivery }: Pick<Offer, 'vatCase' | 'needsDelivery'>,
  home: string,
  { t }: Pick<Translator, 't'>,
): string[] {
  const exemption = exemptionText({ vatCase }, home, { t });
  const hasDuties = vatCase === 'export' && needsDelivery;
  return [...(exemption ? [exemption] : []), ...(hasDuties ? [t('vat.duties')] : [])];
}
