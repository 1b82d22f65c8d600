import { translatorFor } from '~/i18n/translate.server';
import type { Order } from '../shop-api';
import { layOutMail, pageAddress, paragraph, type MailFrame } from './mail-layout';
import type { MailDocument } from './mail-document';
import { orderPath } from './order-parts';
import { paymentParts } from './payment-parts';

type PaymentChange = { order: Order; accessKey: string };

/** Reports the new payment method of an order. */
export function paymentChangedMail(
  frame: MailFrame,
  { order, accessKey }: PaymentChange,
): MailDocument {
  const { t } = translatorFor(frame.lang);
  const { shopName } = frame.configuration;
  return layOutMail(frame, t('mail.paymentChanged.title', { number: order.id }), [
    paragraph(t('mail.paymentChanged.intro', { number: order.id, shop: shopName })),
    ...paymentParts(order),
    {
      kind: 'link',
      text: t('mail.orderReceived.link'),
      href: pageAddress(frame, orderPath(order, accessKey)),
    },
    paragraph(t('mail.paymentChanged.notYou')),
  ]);
}
