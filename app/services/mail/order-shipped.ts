import { translatorFor } from '~/i18n/translate.server';
import { addressLines } from '../order-text/address-lines';
import type { Order, Pickup } from '../shop-api';
import { layOutMail, pageAddress, paragraph, type MailFrame } from './mail-layout';
import type { MailDocument } from './mail-document';
import { orderPath, parcelPart, pickupPart } from './order-parts';

type Shipment = { order: Order; accessKey: string };

/** Reports sent goods with address and carrier, or that they are ready for pick-up. */
export function orderShippedMail(frame: MailFrame, { order, accessKey }: Shipment): MailDocument {
  const { t } = translatorFor(frame.lang);
  const { shopName, mailTexts } = frame.configuration;
  if (order.pickup) return orderReadyMail(frame, { order, accessKey, pickup: order.pickup });
  return layOutMail(frame, t('mail.orderShipped.title', { number: order.id }), [
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
    paragraph(mailTexts.damage[order.locale] || t('mail.orderShipped.damage')),
    paragraph(t('mail.orderReceived.withdrawal')),
    { kind: 'link', text: t('footer.withdraw'), href: pageAddress(frame, '/withdrawal') },
  ]);
}

/** Reports goods ready for pick-up, with address and hours. */
function orderReadyMail(
  frame: MailFrame,
  { order, accessKey, pickup }: Shipment & { pickup: Pickup },
): MailDocument {
  const { t } = translatorFor(frame.lang);
  const { shopName: shop } = frame.configuration;
  const number = order.id;
  return layOutMail(frame, t('mail.orderShipped.readyTitle', { number }), [
    paragraph(t('mail.orderShipped.readyIntro', { number, shop })),
    pickupPart(pickup, frame.lang),
    paragraph(t('mail.orderShipped.readyBring', { number })),
    { kind: 'heading', text: t('mail.orderShipped.readyGoods') },
    parcelPart(order),
    {
      kind: 'link',
      text: t('mail.orderShipped.link'),
      href: pageAddress(frame, orderPath(order, accessKey)),
    },
    paragraph(t('mail.orderReceived.withdrawal')),
    { kind: 'link', text: t('footer.withdraw'), href: pageAddress(frame, '/withdrawal') },
  ]);
}
