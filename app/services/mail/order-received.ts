import { date, dateTime } from '~/i18n/instant';
import { preferredDeliveryLines } from '~/i18n/preferred-delivery-lines';
import { translatorFor } from '~/i18n/translate.server';
import { workingDays } from '~/i18n/working-days';
import { addressLines } from '../order-text/address-lines';
import type { LegalText, Order, ShopConfiguration } from '../shop-api';
import { guaranteeParts } from './guarantee-parts';
import { vatNotes } from '../order-text/vat-notes';
import { pageAddress, paragraph } from './mail-layout';
import type { MailDocument, MailPart } from './mail-document';
import { goodsPart, orderPath } from './order-parts';
import { paymentParts } from './payment-parts';
import { sellerLines } from './seller-lines';
import { sumsPart } from './sums-part';

export type OrderReceivedInput = {
  order: Order;
  accessKey: string;
  configuration: ShopConfiguration;
  /** Terms, withdrawal instruction, model form and privacy notice, in this order. */
  legalTexts: LegalText[];
  publicOrigin: string;
};

/**
 * Confirms an order and the contract on a durable medium: content of the contract, prices, seller,
 * terms, legal guarantee and withdrawal instruction are in the mail itself (§ 312f BGB, L-05,
 * L-06).
 */
export function orderReceivedMail(input: OrderReceivedInput): MailDocument {
  const { order, configuration } = input;
  const { t } = translatorFor(order.locale);
  const page = (path: string) => pageAddress({ ...input, lang: order.locale }, path);
  const placed = dateTime(order.createdAt, order.locale);

  return {
    lang: order.locale,
    title: t('mail.orderReceived.title', { number: order.id }),
    parts: [
      { kind: 'paragraph', text: t('mail.greeting') },
      {
        kind: 'paragraph',
        text: t('mail.orderReceived.intro', {
          shop: configuration.shopName,
          time: placed,
          acceptance:
            configuration.mailTexts.acceptance[order.locale] || t('mail.orderReceived.acceptance'),
        }),
      },
      {
        kind: 'rows',
        rows: [
          { label: t('order.number'), value: String(order.id) },
          { label: t('order.date'), value: date(order.createdAt, order.locale) },
          ...(order.customerSign
            ? [{ label: t('mail.orderReceived.customerSign'), value: order.customerSign }]
            : []),
        ],
      },
      { kind: 'heading', text: t('mail.orderReceived.goods') },
      goodsPart(order),
      sumsPart(order),
      ...vatNotes(order, configuration.seller.country, { t }).map(paragraph),
      ...paymentParts(order),
      {
        kind: 'heading',
        text: t(order.pickup ? 'cart.pickup' : 'mail.orderReceived.delivery'),
      },
      ...(order.orderItems.some(({ isGiftCard }) => isGiftCard)
        ? [{ kind: 'paragraph', text: t('mail.giftCards.delivery') } as const]
        : []),
      ...(order.needsDelivery ? deliveryParts(order) : []),
      { kind: 'heading', text: t('mail.orderReceived.billing') },
      {
        kind: 'address',
        lines: [...addressLines(order.billingAddress), order.billingAddress.email],
      },
      ...(order.contactWish
        ? [
            { kind: 'heading', text: t('mail.orderReceived.contactWish') } as const,
            { kind: 'paragraph', text: order.contactWish } as const,
          ]
        : []),
      {
        kind: 'link',
        text: t('mail.orderReceived.link'),
        href: page(orderPath(order, input.accessKey)),
      },
      { kind: 'paragraph', text: t('mail.orderReceived.withdrawal') },
      {
        kind: 'link',
        text: t('footer.withdraw'),
        href: page('/withdrawal'),
      },
      ...(order.needsDelivery ? guaranteeParts(order.locale) : []),
      { kind: 'paragraph', text: t('mail.closing') },
      { kind: 'paragraph', text: configuration.shopName },
      ...input.legalTexts.map((legal): MailPart => ({
        kind: 'legal',
        title: legal.title,
        html: withAbsoluteLinks(legal.htmlText, input.publicOrigin),
        plain: legal.plainText,
      })),
    ],
    footer: sellerLines(configuration, order.locale),
  };
}

function deliveryParts(order: Order): MailPart[] {
  const { t } = translatorFor(order.locale);
  const { shippingProfileName: profile, deliveryTime } = order;
  const days = workingDays({ t }, deliveryTime);
  if (order.pickup) {
    const next = days
      ? t('order.pickup.nextDays', { ...order.pickup, days })
      : t('order.pickup.next', order.pickup);
    return [paragraph(next)];
  }
  const delivery = days
    ? t('mail.orderReceived.deliveryBy', { profile, days })
    : t('order.nextParcelBy', { carrier: profile });
  return [
    { kind: 'paragraph', text: delivery },
    ...preferredDeliveryLines(
      order.preferredDelivery,
      { t, locale: order.locale },
      { waitsForPayment: order.balance.due > 0 && order.payUntil !== null },
    ).map((text): MailPart => ({ kind: 'paragraph', text })),
    { kind: 'address', lines: addressLines(order.deliveryAddress) },
  ];
}

/** Makes links in legal texts absolute, because a mail has no base URL. */
function withAbsoluteLinks(html: string, publicOrigin: string): string {
  return html.replaceAll('href="/', `href="${publicOrigin}/`);
}
