import { money } from '~/i18n/format';
import { translatorFor } from '~/i18n/translate.server';
import { ORDER_ITEM_TYPE, type Order, type OrderItem } from '../shop-api';
import { readFileValue } from '../shop-api/entities/order-property-files';

/** The goods a document lists; parts of a set stand under it (open point 1.8). */
export function goodsOf({ orderItems }: Order): OrderItem[] {
  return orderItems.filter(
    ({ typeId }) => typeId === ORDER_ITEM_TYPE.variation || typeId === ORDER_ITEM_TYPE.bundle,
  );
}

/** What there is to say of a line besides its name: option, parts of a set, statements. */
export function detailsOf(item: OrderItem, order: Order): string[] {
  const { t } = translatorFor(order.locale);
  return [
    item.variationName,
    ...item.bundleComponents.map(({ quantity, orderItemName, variationName }) =>
      [`${quantity} × ${orderItemName}`, variationName].filter(Boolean).join(', '),
    ),
    ...item.orderProperties.map((property) => {
      const { name, type, value, surcharge } = property;
      // Of a file its name: its address is of use on the page alone.
      const stated = (type === 'file' && readFileValue(value)?.fileName) || value;
      const line = stated ? `${name}: ${stated}` : name;
      const price = money(surcharge, order.locale, order.currency);
      return surcharge > 0 ? `${line} (${t('cart.surcharge', { price })})` : line;
    }),
  ].filter(Boolean);
}
