import { money } from '~/i18n/format';
import { translatorFor } from '~/i18n/translate.server';
import { isGoods, type Order, type OrderItem } from '../shop-api';
import { readFileValue } from '../shop-api/entities/order-property-file-rules';

/** The goods of an order; parts of a set are not listed separately (open point 1.8). */
export function goodsOf({ orderItems }: Order): OrderItem[] {
  return orderItems.filter(isGoods);
}

/**
 * Returns the details of a line besides its name: option, parts of a set, statements; with prices
 * only if the line has one.
 */
export function detailsOf(item: OrderItem, order: Order, isPriced = true): string[] {
  const stated = isPriced ? statementTexts(item, order) : statedTexts(item);
  return [item.variationName, ...partTexts(item), ...stated].filter(Boolean);
}

/** Returns the parts of a set, one text for each. */
export function partTexts({ bundleComponents }: OrderItem): string[] {
  return bundleComponents.map(({ quantity, orderItemName, variationName }) =>
    [`${quantity} × ${orderItemName}`, variationName].filter(Boolean).join(', '),
  );
}

/** Returns the values the shopper entered. */
export function statedTexts({ orderProperties }: OrderItem): string[] {
  return orderProperties.map(({ name, type, value }) => {
    // A file by its name, because its URL is only useful on the page.
    const stated = (type === 'file' && readFileValue(value)?.fileName) || value;
    return stated ? `${name}: ${stated}` : name;
  });
}

/** The same, each with its surcharge for one piece. */
export function statementTexts(item: OrderItem, order: Order): string[] {
  const { t } = translatorFor(order.locale);
  return statedTexts(item).map((text, at) => {
    const { surcharge } = item.orderProperties[at]!;
    const price = money(surcharge, order.locale, order.currency);
    return surcharge > 0 ? `${text} (${t('cart.surcharge', { price })})` : text;
  });
}
