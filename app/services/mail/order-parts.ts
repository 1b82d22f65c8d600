import { money } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import { goodsOf, partTexts, statedTexts, statementTexts } from '../order-text/goods-lines';
import type { Order, OrderItem, Pickup } from '../shop-api';
import type { MailPart } from './mail-document';

/** The goods of an order as sold, with prices. */
export function goodsPart(order: Order): MailPart {
  const { t } = translatorFor(order.locale);
  const amount = (cents: number) => money(cents, order.locale, order.currency);
  return goods(order, (item) => ({
    details: [
      t('mail.orderReceived.each', { price: amount(item.amounts[0]?.priceOriginalGross ?? 0) }),
      ...partTexts(item),
      ...statementTexts(item, order),
      ...(item.isMadeToOrder ? [t('mail.orderReceived.madeToOrder')] : []),
      ...(item.isGiftCard ? [t('giftCard.taxedLater')] : []),
    ],
    total: amount(item.lineTotal),
  }));
}

/** The goods of a parcel with quantities, without prices. */
export function parcelPart(order: Order): MailPart {
  return goods(order, (item) => ({
    details: [...partTexts(item), ...statedTexts(item)],
    total: '',
  }));
}

/** Address and hours of the pick-up. */
export function pickupPart({ address, hours }: Pickup, lang: Locale): MailPart {
  const { t } = translatorFor(lang);
  return {
    kind: 'rows',
    rows: [
      { label: t('order.pickup.address'), value: address },
      { label: t('order.pickup.hours'), value: hours },
    ],
  };
}

/** Returns the path of an order's page, with its access key. */
export function orderPath({ id }: Pick<Order, 'id'>, accessKey: string): string {
  return `/confirmation/${id}/${accessKey}`;
}

/** Each with its quantity, name, option and article number, and the text of `more`. */
function goods(
  order: Order,
  more: (item: OrderItem) => { details: string[]; total: string },
): MailPart {
  const { t } = translatorFor(order.locale);
  const lines = goodsOf(order).map((item) => {
    const { quantity, orderItemName, variationName, number } = item;
    const { details, total } = more(item);
    const article = t('mail.orderReceived.articleNumber', { number });
    return {
      name: `${quantity} × ${orderItemName}`,
      details: [variationName, article, ...details].filter(Boolean),
      total,
    };
  });
  return { kind: 'goods', lines };
}
