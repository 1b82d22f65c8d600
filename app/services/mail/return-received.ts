import { countryName } from '~/i18n/country-name';
import { translatorFor } from '~/i18n/translate.server';
import { money } from '~/i18n/format';
import type { OrderBalance } from '../commerce/orders/balance/balance';
import type { Order } from '../shop-api';
import { layOutMail, pageAddress, paragraph, type MailFrame } from './mail-layout';
import type { MailDocument, MailPart } from './mail-document';
import { orderPath, parcelPart } from './order-parts';

export type ReturnMailInput = MailFrame & {
  /** The return, and the order of its goods. */
  back: Order;
  origin: { id: number; accessKey: string };
};

/** Confirms a registered return: its goods, where to send them and what happens next. */
export function returnReceivedMail(
  { back, origin, ...frame }: ReturnMailInput,
  { refundable, due }: Pick<OrderBalance, 'refundable' | 'due'>,
): MailDocument {
  const { lang, configuration } = frame;
  const { t } = translatorFor(lang);
  const values = { number: back.id, order: origin.id, shop: configuration.shopName };
  return layOutMail(frame, t('mail.returnReceived.title', values), [
    paragraph(t('mail.returnReceived.intro', values)),
    parcelPart(back),
    // Gift cards are already blocked and need not be sent.
    ...(back.orderItems.every(({ isGiftCard }) => isGiftCard) ? [] : sendParts(frame, values)),
    paragraph(t(refundable > 0 ? 'mail.returnReceived.next' : 'mail.returnReceived.nextUnpaid')),
    ...(due > 0
      ? [paragraph(t('mail.refundMade.due', { ...values, due: money(due, lang, back.currency) }))]
      : []),
    {
      kind: 'link',
      text: t('mail.orderReceived.link'),
      href: pageAddress(frame, orderPath(origin, origin.accessKey)),
    },
  ]);
}

function sendParts(
  { lang, configuration: { seller } }: MailFrame,
  values: Record<string, string | number>,
): MailPart[] {
  const { t } = translatorFor(lang);
  return [
    paragraph(t('mail.returnReceived.send', values)),
    {
      kind: 'address',
      lines: [
        seller.name,
        seller.street,
        `${seller.postcode} ${seller.city}`,
        countryName(seller.country, lang),
      ],
    },
    paragraph(t('mail.returnReceived.faults')),
  ];
}
