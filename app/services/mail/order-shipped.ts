import { translatorFor } from '~/i18n/translate.server';
import { addressLines } from '../order-text/address-lines';
import type { Order } from '../shop-api';
import { letter, pageAddress, paragraph, type MailFrame } from './letter';
import type { MailDocument } from './mail-document';
import { orderPath, parcelPart } from './order-parts';

type Sent = { order: Order; accessKey: string };

/** Tells that the goods are on their way: what, where to, by whom. */
export function orderShippedMail(frame: MailFrame, { order, accessKey }: Sent): MailDocument {
  const { t } = translatorFor(frame.lang);
  const { shopName } = frame.configuration;
  return letter(frame, t('mail.orderShipped.title', { number: order.id }), [
    paragraph(t('mail.orderShipped.intro', { number: order.id, shop: shopName })),
    paragraph(t('mail.orderShipped.carrier', { profile: order.shippingProfileName })),
    ...order.parcels.map(({ parcelServiceName: carrier, trackingNumber: number }) =>
      paragraph(t('order.parcelNumber', { carrier, number })),
    ),
    ...(order.parcels.length > 0 ? [paragraph(t('mail.orderShipped.track'))] : []),
    { kind: 'heading', text: t('mail.orderShipped.goods') },
    parcelPart(order),
    { kind: 'heading', text: t('mail.orderShipped.address') },
    { kind: 'address', lines: addressLines(order.deliveryAddress) },
    {
      kind: 'link',
      text: t('mail.orderShipped.link'),
      href: pageAddress(frame, orderPath(order, accessKey)),
    },
    paragraph(t('mail.orderShipped.damage')),
    paragraph(t('mail.orderReceived.withdrawal')),
    { kind: 'link', text: t('footer.withdraw'), href: pageAddress(frame, '/withdrawal') },
  ]);
}
