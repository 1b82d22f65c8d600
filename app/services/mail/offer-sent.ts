import { date, money } from '~/i18n/format';
import { translatorFor } from '~/i18n/translate.server';
import type { Offer } from '../shop-api';
import { letter, pageAddress, paragraph, type MailFrame } from './letter';
import type { MailDocument } from './mail-document';
import { goodsPart } from './order-parts';

type OfferSentInput = MailFrame & { offer: Offer };

/** The way to an offer: what it holds, until when it is valid, and where it is accepted. */
export function offerSentMail({ offer, ...frame }: OfferSentInput): MailDocument {
  const { t } = translatorFor(offer.locale);
  const show = (cents: number) => money(cents, offer.locale, offer.currency);
  const { totals } = offer;
  const values = {
    number: offer.id,
    shop: frame.configuration.shopName,
    date: date(offer.validUntil, offer.locale),
  };
  return letter(frame, t('mail.offerSent.title', values), [
    paragraph(t('mail.offerSent.intro', values)),
    ...(offer.note ? [paragraph(offer.note)] : []),
    goodsPart(offer),
    {
      kind: 'rows',
      rows: [
        { label: t('mail.orderReceived.goodsSum'), value: show(totals.itemSumGross) },
        {
          label: t('mail.orderReceived.shipping'),
          value:
            totals.shippingGross === 0 ? t('mail.orderReceived.free') : show(totals.shippingGross),
        },
        { label: t('mail.orderReceived.total'), value: show(totals.totalGross), strong: true },
      ],
    },
    paragraph(t('mail.offerSent.next')),
    {
      kind: 'link',
      text: t('mail.offerSent.link'),
      href: pageAddress(frame, `/offer/${offer.id}/${offer.accessKey}`),
    },
  ]);
}
