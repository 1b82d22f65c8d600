import type { Translator } from '~/i18n/translator';
import { exemptionText } from '~/services/order-text/vat-notes';
import type { Offer } from '~/services/shop-api';

/**
 * Why an offer bears no VAT, and that customs may ask for more: an offer is bought from its own page, which says what
 * the checkout says.
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
