import { money } from '~/i18n/format';
import { translatorFor } from '~/i18n/translate.server';
import type { RefundReason } from '../../../database/schema';
import type { Cents, Order, ShopConfiguration } from '../shop-api';
import { layOutMail, pageAddress, paragraph, type MailFrame } from './mail-layout';
import type { MailDocument } from './mail-document';
import { orderPath } from './order-parts';
import { paymentParts } from './payment-parts';
import { sellerLines } from './seller-lines';

type About = { order: Order; accessKey: string };

/** Reports a refund through the payment provider, with its amount and reason. */
export function paymentRefundedMail(
  frame: MailFrame,
  { order, accessKey }: About,
  refund: { amount: Cents; reason: RefundReason },
): MailDocument {
  const { t } = translatorFor(frame.lang);
  const amount = money(refund.amount, frame.lang, order.currency);
  return layOutMail(frame, t('mail.paymentRefunded.title', { number: order.id }), [
    paragraph(t('mail.paymentRefunded.intro', { number: order.id, amount })),
    paragraph(t(`mail.paymentRefunded.${WHY[refund.reason]}`)),
    paragraph(t('mail.refundMade.way')),
    orderLink(frame, { order, accessKey }),
  ]);
}

const WHY: Record<RefundReason, 'cancelled' | 'withdrawn' | 'overpaid' | 'other'> = {
  cancelled: 'cancelled',
  withdrawn: 'withdrawn',
  overpaid: 'overpaid',
  returned: 'other',
  provider: 'other',
};

/** Reports that an authorization has lapsed: the order waits for payment. */
export function paymentLapsedMail(frame: MailFrame, { order, accessKey }: About): MailDocument {
  const { t } = translatorFor(frame.lang);
  return layOutMail(frame, t('mail.paymentLapsed.title', { number: order.id }), [
    paragraph(t('mail.paymentLapsed.intro', { number: order.id })),
    paragraph(t('mail.paymentLapsed.again')),
    ...paymentParts(order),
    orderLink(frame, { order, accessKey }),
  ]);
}

/** For the shop team: a buyer's bank took money back. */
export function chargeBackMail(
  { orderId, amount, currency }: { orderId: number; amount: Cents; currency: string },
  configuration: ShopConfiguration,
): MailDocument {
  const { t } = translatorFor('de');
  const values = { number: orderId, amount: money(amount, 'de', currency) };
  return {
    lang: 'de',
    title: t('mail.chargeBack.title', values),
    parts: [
      paragraph(t('mail.chargeBack.intro', values)),
      paragraph(t('mail.chargeBack.goods')),
      paragraph(t('mail.chargeBack.what')),
    ],
    footer: sellerLines(configuration, 'de'),
  };
}

/** For the shop team: the refund of a payment without an order has failed. */
export function expressStuckMail(
  about: { id: number; providerId: string; amount: Cents; currency: string },
  configuration: ShopConfiguration,
): MailDocument {
  const { t } = translatorFor('de');
  const { id, providerId } = about;
  const values = { id, providerId, amount: money(about.amount, 'de', about.currency) };
  return {
    lang: 'de',
    title: t('mail.expressStuck.title', values),
    parts: [
      paragraph(t('mail.expressStuck.intro', values)),
      paragraph(t('mail.expressStuck.wait')),
      paragraph(t('mail.expressStuck.what', values)),
    ],
    footer: sellerLines(configuration, 'de'),
  };
}

function orderLink(frame: MailFrame, { order, accessKey }: About) {
  const { t } = translatorFor(frame.lang);
  return {
    kind: 'link',
    text: t('mail.orderReceived.link'),
    href: pageAddress(frame, orderPath(order, accessKey)),
  } as const;
}
