import { money } from '~/i18n/format';
import { translatorFor } from '~/i18n/translate.server';
import { ORDER_ITEM_TYPE, type Order, type OrderAddress, type OrderItem } from '../shop-api';
import { readFileValue } from '../shop-api/entities/order-property-files';
import type { MailPart } from './mail-document';

/** The goods of an order as they were sold, with prices. */
export function goodsPart(order: Order): MailPart {
  const { t } = translatorFor(order.locale);
  return {
    kind: 'goods',
    lines: order.orderItems.filter(isSold).map((item) => ({
      name: nameOf(item),
      details: [
        item.variationName,
        t('mail.orderReceived.articleNumber', { number: item.number }),
        t('mail.orderReceived.each', {
          price: money(item.amounts[0]?.priceOriginalGross ?? 0, order.locale, order.currency),
        }),
        ...item.bundleComponents.map(partText),
        ...item.orderProperties.map((property) => propertyLine(property, order)),
        ...(item.isMixedToOrder ? [t('mail.orderReceived.mixedToOrder')] : []),
      ].filter(Boolean),
      total: money(item.lineTotal, order.locale, order.currency),
    })),
  };
}

/** The goods of a parcel: what and how many, without prices. */
export function parcelPart(order: Order): MailPart {
  const { t } = translatorFor(order.locale);
  return {
    kind: 'goods',
    lines: order.orderItems.filter(isSold).map((item) => ({
      name: nameOf(item),
      details: [
        item.variationName,
        t('mail.orderReceived.articleNumber', { number: item.number }),
        ...item.bundleComponents.map(partText),
      ].filter(Boolean),
      total: '',
    })),
  };
}

/** An address of an order, line by line. */
export function addressLines(address: OrderAddress): string[] {
  return [
    address.companyName,
    `${address.firstName} ${address.lastName}`.trim(),
    `${address.streetName} ${address.apartment}`.trim(),
    `${address.zipCode} ${address.city}`,
    [address.stateName, address.countryName].filter(Boolean).join(', '),
  ].filter(Boolean);
}

/** Path of an order's page for who holds its key. */
export function orderPath({ id }: Pick<Order, 'id'>, accessKey: string): string {
  return `/confirmation/${id}/${accessKey}`;
}

/** Parts of a set stand under it; they are not goods of their own (open point 1.8). */
function isSold({ typeId }: OrderItem): boolean {
  return typeId === ORDER_ITEM_TYPE.variation || typeId === ORDER_ITEM_TYPE.bundle;
}

function nameOf({ quantity, orderItemName }: OrderItem): string {
  return `${quantity} × ${orderItemName}`;
}

function partText({
  quantity,
  orderItemName,
  variationName,
}: OrderItem['bundleComponents'][number]) {
  return [`${quantity} × ${orderItemName}`, variationName].filter(Boolean).join(', ');
}

/** A statement of the shopper with what it adds to the price of one piece. */
function propertyLine(
  { name, type, value: stated, surcharge }: OrderItem['orderProperties'][number],
  { locale, currency }: Order,
): string {
  const { t } = translatorFor(locale);
  const price = money(surcharge, locale, currency);
  // Of a file its name: the address of its bytes is of use on the page alone.
  const value = (type === 'file' && readFileValue(stated)?.fileName) || stated;
  const line = value ? `${name}: ${value}` : name;
  return surcharge > 0 ? `${line} (${t('cart.surcharge', { price })})` : line;
}
