import { date } from '~/i18n/instant';
import { translatorFor } from '~/i18n/translate.server';
import { exemptionText } from '../order-text/vat-notes';
import type { Offer } from '../shop-api';
import { layOutMail, pageAddress, paragraph, type MailFrame } from './mail-layout';
import type { MailDocument } from './mail-document';
import { goodsPart } from './order-parts';
import { sumsPart } from './sums-part';

type OfferSentInput = MailFrame & { offer: Offer };

/** The link to an offer: its content, until when it is valid, and where it is accepted. */
export function offerSentMail({ offer, ...frame }: OfferSentInput): MailDocument {
  const { t } = translatorFor(offer.locale);
  const exemption = exemptionText(offer, frame.configuration.seller.country, { t });
  const values = {
    number: offer.id,
    shop: frame.configuration.shopName,
    date: date(offer.validUntil, offer.locale),
  };
  return layOutMail(frame, t('mail.offerSent.title', values), [
    paragraph(t('mail.offerSent.intro', values)),
    ...(offer.note ? [paragraph(offer.note)] : []),
    goodsPart(offer),
    sumsPart(offer),
    ...(exemption ? [paragraph(exemption)] : []),
    paragraph(t('mail.offerSent.next')),
    {
      kind: 'link',
      text: t('mail.offerSent.link'),
      href: pageAddress(frame, `/offer/${offer.id}/${offer.accessKey}`),
    },
  ]);
}
