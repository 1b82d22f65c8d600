import { money } from '~/i18n/format';
import { dateTime } from '~/i18n/instant';
import { preferredDeliveryLines } from '~/i18n/preferred-delivery-lines';
import { translatorFor } from '~/i18n/translate.server';
import { addressLines } from '../order-text/address-lines';
import type { Order, ShopConfiguration } from '../shop-api';
import { paragraph } from './mail-layout';
import type { MailDocument, MailPart } from './mail-document';
import { goodsPart } from './order-parts';
import { sellerLines } from './seller-lines';
import { sumsPart } from './sums-part';
import { teamLanguage } from './team-language';

/**
 * Reports a new order to the shop team: goods, total, payment and delivery, and the commands for
 * the next steps.
 */
export function orderNoticeMail(placed: Order, configuration: ShopConfiguration): MailDocument {
  const lang = teamLanguage(configuration);
  const { t } = translatorFor(lang);
  const order = { ...placed, locale: lang };
  const number = order.id;
  const total = money(order.totals.totalGross, lang, order.currency);
  const placedAt = dateTime(order.createdAt, lang);
  return {
    lang,
    title: t('mail.orderNotice.title', { number, total }),
    parts: [
      paragraph(t('mail.orderNotice.intro', { time: placedAt })),
      { kind: 'heading', text: t('mail.orderNotice.goods') },
      goodsPart(order),
      sumsPart(order),
      { kind: 'heading', text: t('mail.orderReceived.payment') },
      ...paymentParts(order),
      ...(order.needsDelivery ? deliveryParts(order) : []),
      { kind: 'heading', text: t('mail.orderReceived.billing') },
      {
        kind: 'address',
        lines: [
          ...addressLines(order.billingAddress),
          order.billingAddress.email,
          order.billingAddress.phoneNumber,
        ].filter(Boolean),
      },
      ...(order.customerSign
        ? [paragraph(t('mail.orderNotice.customerSign', { sign: order.customerSign }))]
        : []),
      ...(order.contactWish
        ? [
            { kind: 'heading', text: t('mail.orderNotice.contactWish') } as const,
            paragraph(order.contactWish),
          ]
        : []),
      { kind: 'heading', text: t('mail.orderNotice.next') },
      paragraph(t('mail.orderNotice.documents', { number })),
      ...(order.needsDelivery ? [paragraph(t('mail.orderNotice.sent', { number }))] : []),
      paragraph(t('mail.orderNotice.waiting')),
    ],
    footer: sellerLines(configuration, lang),
  };
}

function paymentParts(order: Order): MailPart[] {
  const { t } = translatorFor(order.locale);
  if (order.totals.totalGross === 0) return [paragraph(t('order.nothingToPay'))];
  const amount = money(order.balance.due, order.locale, order.currency);
  const isWaiting = order.balance.due > 0 && order.payUntil !== null;
  return [
    paragraph(order.paymentMethodName),
    ...(order.balance.due > 0 ? [paragraph(t('mail.orderNotice.due', { amount }))] : []),
    ...(isWaiting ? [paragraph(t('mail.orderNotice.waitsForMoney'))] : []),
  ];
}

function deliveryParts(order: Order): MailPart[] {
  const { locale, pickup } = order;
  const { t } = translatorFor(locale);
  return [
    { kind: 'heading', text: t(pickup ? 'cart.pickup' : 'mail.orderReceived.delivery') },
    paragraph(order.shippingProfileName),
    ...(pickup
      ? []
      : [
          ...preferredDeliveryLines(order.preferredDelivery, { t, locale }).map(paragraph),
          { kind: 'address', lines: addressLines(order.deliveryAddress) } as const,
        ]),
  ];
}
